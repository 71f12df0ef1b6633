import { type Selectable, sql } from 'kysely';
import type { Db } from '#kernel/db';
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
  'createdAt',
  'updatedAt',
] as const satisfies (keyof BookingsTable)[];

export async function readBooking(db: Db, id: string): Promise<Booking | null> {
  const row = await tables(db).selectFrom('bookings').select(COLUMNS).where('id', '=', id).executeTakeFirst();
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
  const query = tables(db).selectFrom('bookings').select(COLUMNS).where('id', '=', id).forUpdate();
  return ((await query.executeTakeFirst()) as Booking | undefined) ?? null;
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

export async function insertBooking(db: Db, { terms, source, ...booking }: NewBooking): Promise<void> {
  await tables(db)
    .insertInto('bookings')
    .values({ ...booking, terms: JSON.stringify(terms), source: JSON.stringify(source) })
    .execute();
}

export type BookingChange = Partial<Omit<Booking, 'id' | 'orderNumber' | 'createdAt' | 'updatedAt' | 'version'>>;

const AS_JSON = ['priceLines', 'localLines', 'rooms', 'terms', 'policy'] as const;

export async function updateBooking(db: Db, id: string, change: BookingChange): Promise<void> {
  const json = Object.fromEntries(
    AS_JSON.flatMap((key) => (key in change ? [[key, JSON.stringify(change[key])]] : [])),
  );
  await tables(db)
    .updateTable('bookings')
    .set({ ...change, ...json, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
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

export async function insertEvents(db: Db, events: readonly BookingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tables(db)
    .insertInto('bookingEvents')
    .values([...events])
    .execute();
}

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

/** Bookings whose trip ended before a day, some of them. */
export async function readEnded(db: Db, before: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where status = 'confirmed' and end_date < ${before} order by end_date, id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
