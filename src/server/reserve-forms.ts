import { Hono } from 'hono';
import { z } from 'zod';
import { countryCode, reservationCookie } from '#bookings';
import {
  asOwner,
  type Contact,
  captureBookingPayment,
  changeContact,
  changePassengers,
  changePaymentType,
  changeRooms,
  comeBack,
  confirmReservation,
  contactFields,
  holdPlaces,
  mailWayBack,
  pageOf as ownPageOf,
  partyFields,
  requestBooking,
  reserveOrGoOn,
  startBookingPayment,
} from '#bookings/doors';
import { AppError, type Context, isAppError, isId, transaction } from '#kernel';
import { partnerContext } from '#partners';
import { begunOnce } from './begun-once.ts';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import {
  type Form,
  type FormCall,
  forgetTyped,
  keepTyped,
  mountForm,
  type Outcome,
  ownOf,
  pathWith,
} from './form-door.ts';

const PAGE = '/reserve';

/** A reservation, and the page of its steps: ours, or that below a partner’s path. */
type Of = { id: string; page: string; version: number | undefined; caller?: string };
/** What a step does with its form, and the step that follows. */
type Step = (ctx: Context, door: Door, of: Of, given: Form) => Promise<Outcome>;

/** The steps of a reservation, each a form: answered with the next one, or with the same and what is wrong. */
export function reserveForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /reserve', (c, given) => take(c, door, { ctx: contextAt(door, c), page: PAGE }, given));
  mountForm(app, door, 'POST /pl/{dmo}/reserve', async (c, given) => {
    const dmo = c.req.param('dmo') ?? '';
    const ctx = await partnerContext(contextAt(door, c), dmo);
    return take(c, door, { ctx, page: `/pl/${dmo}${PAGE}` }, given);
  });
  mountForm(app, door, 'POST /reserve/paypal-return', async (c, { reservation = '', token }) => {
    const ctx = contextAt(door, c);
    try {
      await captureBookingPayment(ctx, door, { id: reservation, processorOrderId: token || null });
      return { to: pathWith(`/booking/${reservation}`, { placed: 'yes' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      // That page says why, or leads back to the steps with it. Of what isn’t theirs it says so itself.
      const said = error.code === 'not_found' ? {} : { error: error.code };
      return { to: pathWith(`/booking/${encodeURIComponent(reservation)}`, said) };
    }
  });
  mountForm(app, door, 'POST /reserve/resume', async (c, { token = '' }) => {
    try {
      const { booking, token: key } = await comeBack(contextAt(door, c), door, token);
      return { to: ownPageOf(booking), cookies: [reservationCookie(booking.id, key)] };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: `${RESUME}?error=link` };
    }
  });
  mountForm(app, door, 'POST /reserve/resume-link', async (c, given) => {
    const ctx = contextAt(door, c);
    const { booking = '', solved = null } = given;
    const order = (given.order ?? '').trim().slice(0, MOST_ORDER);
    const address = contactFields.email.safeParse(given.email);
    const isOfPage = isId(booking);
    const back = (said: Form) => ({ to: pathWith(isOfPage ? `/booking/${booking}` : RESUME, said) });
    if (!address.success || (order === '' && !isOfPage)) {
      return back(isOfPage ? { error: 'email' } : { ...(order && { order }), error: 'fields' });
    }
    try {
      // Whoever knows its number needn’t show the work of a browser.
      if (order === '') await door.botCheck.redeem(ctx, solved);
      const which = order === '' ? { id: booking } : { orderNumber: order };
      await mailWayBack(ctx, door, { ...which, email: address.data });
      return back({ sent: 'yes' });
    } catch (error) {
      if (!isAppError(error)) throw error;
      return back({ error: error.code });
    }
  });
  return app;
}

type Asked = { ctx: Context; page: string };

async function take(c: FormCall, door: Door, { ctx, page }: Asked, given: Form): Promise<Outcome> {
  if (given.do === 'begin' || given.do === 'request') return begin(c, door, { ctx, page }, given);
  const { reservation = '', do: name = '' } = given;
  const step = ownOf(steps, name);
  if (!step) return { to: page };
  const version = given.version ? Number(given.version) : undefined;
  const of = { id: reservation, page, version, caller: c.get('caller') };
  try {
    return await step(ctx, door, of, given);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refused(door, of, name, given, saidOf(error));
  }
}

/** The step once more, with what was typed into it; but as it stands, where another window has changed it. */
function refused(door: Door, of: Of, step: string, given: Form, said: Form | ReturnType<typeof saidOf>): Outcome {
  const cookies = said.error === 'version_changed' ? forgetTyped(door, PAGE) : keepTyped(door, PAGE, TYPED, given);
  return { to: pageOf(of, step === 'pay' ? 'confirm' : step, said), cookies };
}

const MOST = 20;
const CONTACT = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'country',
  'preferred_contact_method',
  'ages',
  'comment',
] as const;
/** What people type, and of which trip or reservation it is. */
const TYPED: readonly string[] = [
  ...['trip', 'reservation', ...CONTACT, 'payment_type', 'gift_card', 'gift_card_code', 'share'],
  ...Array.from({ length: MOST }, (_, at) =>
    ['title', 'first', 'last', 'room'].map((name) => `${name}_${at + 1}`),
  ).flat(),
];

const RESUME = '/reserve/resume';
/** Characters of a number of an order. */
const MOST_ORDER = 20;

const pageOf = (
  { id, page }: Pick<Of, 'id' | 'page'>,
  step: string,
  said: Record<string, string | undefined> = {},
): string => pathWith(page, { reservation: id, step, ...said });

/** What the page has to know of a refusal in order to say it. */
function saidOf({ code, pointer, meta }: AppError): Record<string, string | undefined> {
  return {
    error: meta?.availability === 'on_request' ? 'on_request' : code,
    field: pointer?.split('/').slice(2).join('-') || undefined,
    seen: meta?.seen_cents === undefined ? undefined : String(meta.seen_cents),
  };
}

/** Who reserves and for how many, of a form without scripts: what is left blank isn’t told. */
const wishFields = z.object({
  email: contactFields.email,
  first_name: contactFields.first_name,
  last_name: contactFields.last_name,
  phone: blank(contactFields.phone),
  preferred_contact_method: blank(contactFields.preferred_contact_method),
  country: blank(
    z
      .string()
      .refine((code) => countryCode(code) === code, 'must be a country')
      .optional(),
  ),
  travelers: z.coerce.number().pipe(partyFields.number_of_travelers),
  ages: z
    .string()
    .optional()
    .transform((text) => (text?.match(/\d+/g) ?? []).map(Number))
    .pipe(z.array(z.int().min(0).max(110)).max(20)),
  comment: z.string().trim().max(2000, 'must be 2,000 characters or fewer').optional(),
  departure: z.uuid('must be a date of the trip'),
  tier: z.coerce.number().int().min(0).max(5),
});

const placesFields = wishFields.pick({ departure: true, travelers: true, tier: true }).extend({
  share: z.string().optional(),
  seen: z.coerce.number().int().min(0).optional(),
});

function blank<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((text) => (text === '' ? undefined : text), schema);
}

const contactOf = (given: z.output<typeof wishFields>): Contact => ({
  email: given.email,
  firstName: given.first_name,
  lastName: given.last_name,
  phone: given.phone ?? null,
  countryCode: given.country ?? null,
  preferredMethod: given.preferred_contact_method ?? null,
  comment: given.comment || null,
  additional: {},
});

/**
 * Begins a reservation and holds its places at once; or asks a company that collects itself. Pressed twice it is one.
 * Whoever isn’t signed in shows the work of their browser.
 */
async function begin(c: FormCall, door: Door, { ctx, page }: Asked, given: Form): Promise<Outcome> {
  const { trip = '', departure, tier, travelers, share, seen, starts } = given;
  const here = { trip, departure, tier, travelers, share };
  const read = wishFields.safeParse(given);
  const again = (said: ReturnType<typeof saidOf>): Outcome => ({
    // Much stands before the fields: whoever wrote one wrongly is led to them.
    to: `${pathWith(page, { ...here, ...said })}${said.field ? '#contact' : ''}`,
    cookies: keepTyped(door, PAGE, TYPED, given),
  });
  if (!read.success) return again(faultOf(read.error));
  const wish = {
    trip,
    contact: contactOf(read.data),
    departureId: read.data.departure,
    travelers: read.data.travelers,
    ages: read.data.ages,
    level: read.data.tier,
    source: { page_type: 'other', page_url: page },
    caller: c.get('caller'),
    sharesRoom: share === 'yes',
    seenCents: seen === undefined ? null : Number(seen),
    seenStart: starts ?? null,
  };
  const isRequest = given.do === 'request';
  try {
    const { id, token } = await begunOnce(ctx, door, 'POST /reserve', given, async (inside) => {
      if (ctx.actor.kind !== 'member') await door.botCheck.redeem(inside, given.solved ?? null);
      const begun = await (isRequest ? requestBooking : reserveOrGoOn)(inside, door, wish);
      return { id: begun.booking.id, token: begun.token };
    });
    const cookies = [...(token === null ? [] : [reservationCookie(id, token)]), ...forgetTyped(door, PAGE)];
    if (isRequest) return { to: `/booking/${id}?placed=yes`, cookies };
    const { to } = await hold(asOwner(ctx, id), door, { id, page, version: undefined }, given);
    return { to, cookies };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return again(saidOf(error));
  }
}

/** Holds places for what the page has said it costs. A refusal leaves the reservation where it was, with what was typed. */
async function hold(ctx: Context, door: Door, of: Of, given: Form): Promise<Outcome> {
  try {
    const read = placesFields.safeParse(given);
    if (!read.success) throw new AppError('invalid', 'must be a date of the trip', { pointer: '/reserve/departure' });
    const { departure, travelers, tier, share, seen } = read.data;
    await holdPlaces(ctx, door, of, {
      departureId: departure,
      travelers,
      level: tier,
      sharesRoom: share === 'yes',
      seenCents: seen ?? null,
    });
    return { to: pageOf(of, 'payment') };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { to: pageOf(of, 'dates', saidOf(error)) };
  }
}

const TITLES = z.enum(['mr', 'mrs', 'ms', 'mx', 'dr']).nullable();
const personName = z.string().trim().min(1).max(50);

const steps: Readonly<Record<string, Step>> = {
  hold,

  async contact(ctx, door, of, given) {
    const fields = wishFields.pick({
      first_name: true,
      last_name: true,
      phone: true,
      preferred_contact_method: true,
      country: true,
      ages: true,
    });
    const read = fields.safeParse(given);
    if (!read.success) return refused(door, of, 'contact', given, faultOf(read.error));
    const { first_name, last_name, phone, preferred_contact_method, country, ages } = read.data;
    const contact = {
      firstName: first_name,
      lastName: last_name,
      phone: phone ?? null,
      preferredMethod: preferred_contact_method ?? null,
      countryCode: country ?? null,
    };
    await changeContact(ctx, door, of, { contact, ages });
    return { to: pageOf(of, 'payment') };
  },

  async payment(ctx, door, { caller = '', ...of }, given) {
    const { payment_type, gift_card, gift_card_code = '', apply } = given;
    const read = z.enum(['deposit', 'full']).safeParse(payment_type);
    if (!read.success) return refused(door, of, 'payment', given, { error: 'invalid', field: 'payment_type' });
    const code = gift_card_code.trim().slice(0, 100);
    // A card that was chosen before stays unless its tick is taken away.
    const giftCardCode = code || (gift_card === 'yes' ? undefined : null);
    await changePaymentType(ctx, door, of, { paymentType: read.data, giftCardCode, caller });
    return { to: pageOf(of, apply ? 'payment' : 'passengers') };
  },

  async passengers(ctx, door, of, given) {
    const count = Math.min(MOST, Number(given.count) || 0);
    const people = Array.from({ length: count }, (_, at) => at + 1).map((position) =>
      z.object({ position: z.int(), title: TITLES, first_name: personName, last_name: personName }).safeParse({
        position,
        title: given[`title_${position}`] || null,
        first_name: given[`first_${position}`] ?? '',
        last_name: given[`last_${position}`] ?? '',
      }),
    );
    const wrong = people.findIndex(({ success }) => !success);
    if (wrong >= 0) {
      const name = people[wrong]?.error?.issues[0]?.path[0] === 'last_name' ? 'last' : 'first';
      return refused(door, of, 'passengers', given, { error: 'invalid', field: `${name}_${wrong + 1}` });
    }
    await transaction(ctx, async (inside) => {
      await changePassengers(inside, door, of, people.map(({ data }) => data) as never);
      const rooms = roomsIn(given, count);
      if (given.level === undefined) return;
      const choice = { level: Number(given.level), rooms, sharesRoom: given.share === 'yes' };
      await changeRooms(inside, door, { id: of.id }, choice);
    });
    return { to: pageOf(of, 'confirm') };
  },

  async pay(ctx, door, of, { terms, quote, due, rest }) {
    const dueSeen = due && rest ? { cents: Number(due), restCents: Number(rest) } : null;
    const seen = { termsAccepted: terms === 'yes', quote: quote || null, totalCentsSeen: null, dueSeen };
    if (!seen.termsAccepted) return { to: pageOf(of, 'confirm', { error: 'terms' }) };
    const { booking } = await confirmReservation(ctx, door, { id: of.id, version: of.version }, seen);
    // A gift card has paid all that is due now.
    if (booking.status !== 'awaiting_payment') return { to: pathWith(`/booking/${of.id}`, { placed: 'yes' }) };
    const told = dueSeen && { seenCents: dueSeen.restCents };
    const payment = await startBookingPayment(ctx, door, { id: of.id, purpose: null, ...told });
    return { to: payment?.approvalUrl ?? `/booking/${of.id}` };
  },
};

const faultOf = (error: z.ZodError) => ({ error: 'invalid', field: String(error.issues[0]?.path[0]) });

/** Who was put into which room; null where nobody chose. */
function roomsIn(given: Form, count: number): number[][] | null {
  const rooms = new Map<string, number[]>();
  for (let position = 1; position <= count; position++) {
    const room = given[`room_${position}`];
    if (!room) return null;
    rooms.set(room, [...(rooms.get(room) ?? []), position]);
  }
  return [...rooms.values()];
}
