import { Hono } from 'hono';
import { z } from 'zod';
import { countryCode } from '#bookings';
import {
  acceptChange,
  askForAddress,
  cancelBooking,
  changePassengers,
  changeWish,
  chooseBalanceCard,
  confirmAddress,
  contactFields,
  type PassengerFields,
  passengerFields,
  passengerKeys,
  quoteCancellation,
  refuseChange,
  requestChange,
  sendMailAgain,
  startBookingPayment,
} from '#bookings/doors';
import { countryKeys, type PassengerKey } from '#bookings/shared';
import { type Context, isAppError } from '#kernel';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, keepTyped, mountForm, type Outcome, ownOf, pathWith } from './form-door.ts';

/** `caller`: whom tries are counted for. */
type Deed = (ctx: Context, door: Door, id: string, given: Form, caller: string) => Promise<Outcome>;

/** What an owner does with a booking, each a form: answered with its page, which says what became of it. */
export function bookingForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /booking/{id}', async (c, given) => {
    const id = c.req.param('id') ?? '';
    const deed = ownOf(deeds, given.do);
    if (!deed) return { to: pageOf(id) };
    try {
      return await deed(contextAt(door, c), door, id, given, c.get('caller'));
    } catch (error) {
      if (!isAppError(error)) throw error;
      // Of what isn’t theirs the page itself says so.
      const said = error.code === 'not_found' ? {} : { error: error.code };
      const cookies = given.do === 'wish' ? keepWish(door, given) : [];
      return { to: pageOf(id, said, given.do === 'card' ? 'pay' : ''), cookies };
    }
  });
  return app;
}

/** More than a link has. */
const MOST_TOKEN = 1_000;
/** Characters of what is typed as a code. */
const MOST_CODE = 100;

const pageOf = (id: string, said: Record<string, string | undefined> = {}, part = '') =>
  `${pathWith(`/booking/${encodeURIComponent(id)}`, said)}${part && `#${part}`}`;

const keepWish = (door: Door, given: Form) => keepTyped(door, '/booking', ['order', 'message'], given);

const deeds: Readonly<Record<string, Deed>> = {
  async pay(ctx, door, id, { seen }) {
    const seenCents = Number(seen || Number.NaN);
    const payment = await startBookingPayment(ctx, door, { id, purpose: 'balance', seenCents });
    return { to: payment?.approvalUrl ?? pageOf(id, { done: 'paid' }) };
  },

  async card(ctx, door, id, { gift_card_code = '' }, caller) {
    const code = gift_card_code.trim().slice(0, MOST_CODE);
    if (code === '') return { to: pageOf(id, { error: 'gift_card_invalid' }, 'pay') };
    await chooseBalanceCard(ctx, door, { id, code, caller });
    return { to: pageOf(id, {}, 'pay') };
  },

  async uncard(ctx, door, id, _given, caller) {
    await chooseBalanceCard(ctx, door, { id, code: null, caller });
    return { to: pageOf(id, {}, 'pay') };
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

  async wish(ctx, door, id, given) {
    const { order = '', message } = given;
    const words = changeWish.safeParse(message);
    if (!words.success) return { to: pageOf(id, { error: 'wish' }, 'wish'), cookies: keepWish(door, given) };
    await requestChange(ctx, door, { orderNumber: order, message: words.data });
    return { to: pageOf(id, { done: 'wish' }, 'wish') };
  },

  async again(ctx, door, id, { mail = '', times }) {
    const sent = z.coerce.number().int().min(0).catch(-1).parse(times);
    try {
      await sendMailAgain(ctx, door, { id, mailId: mail, times: sent });
      return { to: pageOf(id, { done: 'again' }, 'mails') };
    } catch (error) {
      if (!isAppError(error) || error.code !== 'rate_limited') throw error;
      return { to: pageOf(id, { error: 'again_limit' }, 'mails') };
    }
  },

  async address(ctx, door, id, given) {
    const email = contactFields.email.safeParse(given.email?.trim());
    if (!email.success) return { to: pageOf(id, { error: 'address' }, 'address') };
    try {
      await askForAddress(ctx, door, { id, email: email.data });
      return { to: pageOf(id, { done: 'address' }, 'mails') };
    } catch (error) {
      if (!isAppError(error) || (error.code !== 'rate_limited' && error.code !== 'invalid')) throw error;
      return { to: pageOf(id, { error: error.code === 'invalid' ? 'address' : 'address_limit' }, 'address') };
    }
  },

  async 'confirm-address'(ctx, door, id, { token = '' }) {
    try {
      await confirmAddress(ctx, door, { id, token });
      return { to: pageOf(id, { done: 'new-address' }) };
    } catch (error) {
      // Why, the page says that the link leads to.
      if (!isAppError(error) || error.code !== 'token_invalid') throw error;
      return { to: pageOf(id, { token: token.slice(0, MOST_TOKEN) }) };
    }
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

/** What was typed, each field by itself, so that one that is wrong doesn’t lose the others. Blank ones stay as they are. */
function passengerOf(given: Form): { passenger: PassengerFields; faults: PassengerKey[] } {
  const { shape } = passengerFields;
  const position = shape.position.catch(1).parse(Number(given.position));
  const faults: PassengerKey[] = [];
  const fields = passengerKeys.flatMap((key): [string, unknown][] => {
    const text = given[key]?.trim() ?? '';
    const isName = key === 'first_name' || key === 'last_name';
    if (text === '' && !isName) return [];
    const read = shape[key].safeParse(countryKeys.has(key) ? (countryCode(text) ?? text) : text);
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
