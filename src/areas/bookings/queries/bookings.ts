import { type Selectable, sql } from 'kysely';
import { type Db, prepared } from '#kernel/db';
import type { BookingsTable, BookingsTables } from '../tables.ts';

export type PriceLine = { label: string; eachCents: number; quantity: number; cents: number };
export type Room = { number: number; positions: number[] };
/** When somebody reserves: what the company's terms were. */
export type KeptTerms = {
  holdMinutes: number;
  finalPaymentDays: number | null;
  passengerInfoDays: number | null;
  paymentTypes: ('deposit' | 'full')[];
  reservationFields: string[];
};
export type KeptPolicy = { tiers: { minDays: number; refundBps: number }[]; depositRefundable: boolean };

export type Booking = Omit<
  Selectable<BookingsTable>,
  'priceLines' | 'localLines' | 'rooms' | 'terms' | 'policy' | 'source'
> & {
  priceLines: PriceLine[];
  localLines: PriceLine[];
  rooms: Room[];
  terms: KeptTerms;
  policy: KeptPolicy | null;
};

const tables = (db: Db) => db.withTables<BookingsTables>();

const COLUMNS = [
  'id',
  'orderNumber',
  'leadType',
  'status',
  'step',
  'version',
  'operatorId',
  'tripId',
  'departureId',
  'partnerId',
  'atPartnerHost',
  'userId',
  'memberPrice',
  'contact',
  'emailHash',
  'ipHash',
  'tokenHash',
  'travelers',
  'ages',
  'level',
  'sharesRoom',
  'rooms',
  'paymentType',
  'currency',
  'priceLines',
  'localLines',
  'priceCents',
  'totalCents',
  'depositCents',
  'dueNowCents',
  'depositStatus',
  'finalPaymentStatus',
  'giftCardId',
  'giftCardLast4',
  'giftCardCents',
  'giftCardCause',
  'balanceCardId',
  'balanceCardLast4',
  'balanceCardCents',
  'balanceCardCause',
  'balanceCardUntil',
  'depositDueOn',
  'paymentDueOn',
  'passengerInfoDueOn',
  'terms',
  'policy',
  'commissionBps',
  'processType',
  'tripName',
  'tripSlug',
  'tripSku',
  'operatorName',
  'startDate',
  'endDate',
  'startZone',
  'termsAcceptedAt',
  'placedAt',
  'cancelledAt',
  'cancelledBy',
  'peopleEmptiedAt',
  'leftAt',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof BookingsTable)[];

/** Asked by every step of a reservation. */
const bookingById = prepared('booking-by-id', (db: Db, { id }: { id: string }) =>
  tables(db).selectFrom('bookings').select(COLUMNS).where('id', '=', id),
);
const lockedBooking = prepared('locked-booking', (db: Db, { id }: { id: string }) =>
  tables(db).selectFrom('bookings').select(COLUMNS).where('id', '=', id).forUpdate(),
);

export async function readBooking(db: Db, id: string): Promise<Booking | null> {
  const [row] = await bookingById(db, { id });
  return (row as Booking | undefined) ?? null;
}

/** Some of them, the newest first. */
export async function readBookings(db: Db, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const query = tables(db)
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('id', 'in', [...ids]);
  return (await query.orderBy('createdAt', 'desc').orderBy('id').execute()) as Booking[];
}

/** Locked for this transaction: whatever changes a booking locks it first, then places, then payments. */
export async function lockBooking(db: Db, id: string): Promise<Booking | null> {
  const [row] = await lockedBooking(db, { id });
  return (row as Booking | undefined) ?? null;
}

export async function readIdByOrderNumber(db: Db, orderNumber: string): Promise<string | null> {
  const query = tables(db).selectFrom('bookings').select('id').where('orderNumber', '=', orderNumber);
  return (await query.executeTakeFirst())?.id ?? null;
}

export type NewBooking = Pick<
  Booking,
  | 'id'
  | 'orderNumber'
  | 'leadType'
  | 'operatorId'
  | 'tripId'
  | 'departureId'
  | 'partnerId'
  | 'atPartnerHost'
  | 'userId'
  | 'memberPrice'
  | 'contact'
  | 'emailHash'
  | 'ipHash'
  | 'tokenHash'
  | 'travelers'
  | 'ages'
  | 'level'
  | 'terms'
  | 'processType'
  | 'tripName'
  | 'tripSlug'
  | 'tripSku'
  | 'operatorName'
  | 'startDate'
  | 'endDate'
  | 'startZone'
> & { source: object };

export async function insertBooking(db: Db, { terms, source, ...booking }: NewBooking): Promise<Booking> {
  const row = await tables(db)
    .insertInto('bookings')
    .values({ ...booking, terms: JSON.stringify(terms), source: JSON.stringify(source) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return row as Booking;
}

export type BookingChange = Partial<Omit<Booking, 'id' | 'orderNumber' | 'createdAt' | 'updatedAt' | 'version'>>;

const AS_JSON = ['priceLines', 'localLines', 'rooms', 'terms', 'policy'] as const;

/** @param events what of it is kept, with it */
export async function updateBooking(
  db: Db,
  id: string,
  change: BookingChange,
  events: readonly BookingEvent[] = [],
): Promise<void> {
  const json = Object.fromEntries(
    AS_JSON.flatMap((key) => (key in change ? [[key, JSON.stringify(change[key])]] : [])),
  );
  const kept = { ...change, ...json, version: sql<number>`version + 1` };
  const update =
    events.length === 0
      ? tables(db).updateTable('bookings')
      : tables(db)
          .with('noted', (of) => of.insertInto('bookingEvents').values([...events]))
          .updateTable('bookings');
  await update.set(kept).where('id', '=', id).execute();
}

export type BookingEvent = {
  bookingId: string;
  field: 'status' | 'step' | 'deposit_status' | 'final_payment_status';
  event: string;
  beforeValue: string;
  afterValue: string;
  actor: string;
  reason: string | null;
};

/** The states that a booking went through, the first first. */
export async function readEvents(db: Db, bookingId: string): Promise<(BookingEvent & { createdAt: Date })[]> {
  return tables(db)
    .selectFrom('bookingEvents')
    .select(['bookingId', 'field', 'event', 'beforeValue', 'afterValue', 'actor', 'reason', 'createdAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Reservations that nobody has touched since, some of them. */
export async function readUntouched(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where status in ('draft', 'awaiting_payment') and updated_at < ${before}
    order by updated_at, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reservations that have set some of a gift card aside, after this id. */
export async function readWithCards(db: Db, { after, limit }: { after: string; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where status in ('draft', 'awaiting_payment') and gift_card_cents > 0 and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bookings that have set some of a gift card aside for their balance for longer than they may. */
export async function readWithBalanceCards(
  db: Db,
  now: Date,
  page: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where balance_card_cents > 0 and balance_card_until < ${now} and id > ${page.after}
    order by id limit ${page.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bookings whose trip ended before a day, some of them. */
export async function readEnded(db: Db, before: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where status = 'confirmed' and end_date < ${before}
      -- Its dates are the old ones until somebody has answered.
      and not exists (select from booking_changes c where c.booking_id = bookings.id and c.state = 'offered')
    order by end_date, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
