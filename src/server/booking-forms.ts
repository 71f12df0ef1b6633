import { Hono } from 'hono';
import {
  acceptChange,
  cancelBooking,
  changePassengers,
  changeWish,
  countryCode,
  type PassengerFields,
  type PassengerKey,
  passengerFields,
  passengerKeys,
  quoteCancellation,
  refuseChange,
  requestChange,
  startBookingPayment,
} from '#bookings/doors';
import { type Context, isAppError } from '#kernel';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, mountForm, type Outcome, ownOf, pathWith } from './form-door.ts';

type Deed = (ctx: Context, door: Door, id: string, given: Form) => Promise<Outcome>;

/** What an owner does with a booking, each a form: answered with its page, which says what became of it. */
export function bookingForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /booking/{id}', async (c, given) => {
    const id = c.req.param('id') ?? '';
    const deed = ownOf(deeds, given.do);
    if (!deed) return { to: pageOf(id) };
    try {
      return await deed(contextAt(door, c), door, id, given);
    } catch (error) {
      if (!isAppError(error)) throw error;
      // Of what isn’t theirs the page itself says so.
      return { to: pageOf(id, error.code === 'not_found' ? {} : { error: error.code }) };
    }
  });
  return app;
}

const pageOf = (id: string, said: Record<string, string | undefined> = {}, part = '') =>
  `${pathWith(`/booking/${encodeURIComponent(id)}`, said)}${part && `#${part}`}`;

const deeds: Readonly<Record<string, Deed>> = {
  async pay(ctx, door, id) {
    const { approvalUrl } = await startBookingPayment(ctx, door, { id, purpose: 'balance' });
    return { to: approvalUrl };
  },

  async quote(ctx, _door, id, { order = '' }) {
    const quote = await quoteCancellation(ctx, order);
    return { to: pageOf(id, { cancel: quote.id }, 'cancel') };
  },

  async cancel(ctx, door, id, { order = '', quote = '' }) {
    try {
      await cancelBooking(ctx, door, { orderNumber: order, quoteId: quote || null, reason: null });
      return { to: pageOf(id, { done: 'canceled' }) };
    } catch (error) {
      // A refusal may bring what comes back by now: it is looked at before anything is canceled.
      const fresh = isAppError(error) ? error.meta?.quote_id : undefined;
      if (!isAppError(error) || typeof fresh !== 'string') throw error;
      return { to: pageOf(id, { error: error.code, cancel: fresh }, 'cancel') };
    }
  },

  async accept(ctx, _door, id, { change = '' }) {
    await acceptChange(ctx, change);
    return { to: pageOf(id, { done: 'accepted' }) };
  },

  async refuse(ctx, door, id, { change = '' }) {
    await refuseChange(ctx, door, change);
    return { to: pageOf(id, { done: 'refused' }) };
  },

  async wish(ctx, door, id, { order = '', message }) {
    // Browsers send lines as mails have them.
    const words = changeWish.safeParse(message?.replaceAll('\r\n', '\n'));
    if (!words.success) return { to: pageOf(id, { error: 'wish' }, 'wish') };
    await requestChange(ctx, door, { orderNumber: order, message: words.data });
    return { to: pageOf(id, { done: 'wish' }, 'wish') };
  },

  async passenger(ctx, door, id, given) {
    const { passenger, faults } = passengerOf(given);
    const of = `traveler-${passenger.position}`;
    const wrong = (keys: readonly string[]) =>
      pageOf(id, { error: 'invalid', field: `${passenger.position}-${keys.join('.')}` }, of);
    // Names stand for the person: nothing is kept without them.
    if (faults.includes('first_name') || faults.includes('last_name')) return { to: wrong(faults) };
    const unfit = await keepPassenger(ctx, door, id, passenger);
    const all = [...faults, ...unfit];
    return { to: all.length > 0 ? wrong(all) : pageOf(id, { done: 'passenger' }, 'travelers') };
  },
};

const COUNTRIES: ReadonlySet<PassengerKey> = new Set<PassengerKey>([
  'nationality',
  'country_residence',
  'country',
  'passport_country',
  'passport_issue_country',
]);

/** What was typed, each field by itself, so that one that is wrong doesn’t lose the others. Blank ones stay as they are. */
function passengerOf(given: Form): { passenger: PassengerFields; faults: PassengerKey[] } {
  const { shape } = passengerFields;
  const position = shape.position.catch(1).parse(Number(given.position));
  const faults: PassengerKey[] = [];
  const fields = passengerKeys.flatMap((key): [string, unknown][] => {
    const text = given[key]?.trim() ?? '';
    const isName = key === 'first_name' || key === 'last_name';
    if (text === '' && !isName) return [];
    const read = shape[key].safeParse(COUNTRIES.has(key) ? (countryCode(text) ?? text) : text);
    if (read.success) return [[key, read.data]];
    faults.push(key);
    return [];
  });
  return { passenger: { position, ...Object.fromEntries(fields) } as PassengerFields, faults };
}

/** Keeps what fits the trip. @returns the field that doesn’t, which is left out */
async function keepPassenger(ctx: Context, door: Door, id: string, passenger: PassengerFields): Promise<string[]> {
  try {
    await changePassengers(ctx, door, { id }, [passenger]);
    return [];
  } catch (error) {
    const key = isAppError(error) && error.code === 'invalid' ? error.pointer?.split('/').at(-1) : undefined;
    if (key !== 'passport_expires_on') throw error;
    const { passport_expires_on: _, ...others } = passenger;
    await changePassengers(ctx, door, { id }, [others]);
    return [key];
  }
}
