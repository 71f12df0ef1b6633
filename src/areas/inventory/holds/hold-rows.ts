import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { HoldState } from './hold-states.ts';

export type Hold = {
  id: string;
  bookingId: string;
  departureId: string;
  operatorId: string;
  seats: number;
  state: HoldState;
  expiresAt: Date;
  atMostUntil: Date;
  extendedAt: Date | null;
  /** By the clock of the database. */
  isLive: boolean;
};

const HOLD = sql`id, booking_id, departure_id, operator_id, seats, state, expires_at, at_most_until, extended_at,
  state = 'capturing' or (state = 'active' and expires_at > now()) as is_live`;

/** The newest hold of a booking, whatever became of it. */
export async function readHold(db: Db, bookingId: string): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    select ${HOLD} from seat_holds where booking_id = ${bookingId}
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type NewHold = Pick<Hold, 'id' | 'bookingId' | 'departureId' | 'operatorId' | 'seats'> & {
  emailHash: Buffer;
  ipHash: Buffer;
  minutes: number;
  /** Of the hold that it follows; null: an hour from now. */
  atMostUntil: Date | null;
};

export async function insertHold(db: Db, hold: NewHold): Promise<Hold> {
  const { rows } = await sql<Hold>`
    insert into seat_holds (id, departure_id, operator_id, booking_id, seats, email_hash, ip_hash, created_at,
      at_most_until, expires_at)
    select ${hold.id}, ${hold.departureId}, ${hold.operatorId}, ${hold.bookingId}, ${hold.seats}, ${hold.emailHash},
      ${hold.ipHash}, clock_timestamp(), until, least(until, now() + ${minutes(hold.minutes)})
    from (select coalesce(${hold.atMostUntil}::timestamptz, now() + interval '60 minutes') as until) most
    returning ${HOLD}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The hold was not written.');
  return row;
}

export async function renewRow(db: Db, id: string, seats: number, byMinutes: number): Promise<Hold> {
  const { rows } = await sql<Hold>`
    update seat_holds set seats = ${seats},
      expires_at = greatest(expires_at, least(at_most_until, now() + ${minutes(byMinutes)}))
    where id = ${id} returning ${HOLD}`.execute(db);
  return rows[0] as Hold;
}

/** More time for a hold that lasts. @returns null for one that has ended or waits for its money, and for none */
export async function renewLive(db: Db, bookingId: string, byMinutes: number): Promise<Hold | null> {
  const { rows } = await sql<Hold>`
    update seat_holds set expires_at = greatest(expires_at, least(at_most_until, now() + ${minutes(byMinutes)}))
    where id = (select id from seat_holds where booking_id = ${bookingId} order by created_at desc, id desc limit 1)
      and state = 'active' and expires_at > now()
    returning ${HOLD}`.execute(db);
  return rows[0] ?? null;
}

/** More time, beyond the end that renewals have: once. */
export async function extendRow(db: Db, id: string, byMinutes: number): Promise<void> {
  await sql`
    update seat_holds set extended_at = now(), expires_at = greatest(expires_at, now() + ${minutes(byMinutes)}),
      at_most_until = greatest(at_most_until, now() + ${minutes(byMinutes)})
    where id = ${id} and extended_at is null`.execute(db);
}

export async function setHoldState(db: Db, id: string, state: HoldState): Promise<void> {
  await sql`
    update seat_holds set state = ${state},
      converted_at = case when ${state} = 'converted' then now() else converted_at end,
      returned_at = case when ${state} = 'returned' then now() else returned_at end
    where id = ${id}`.execute(db);
}

const minutes = (count: number) => sql`make_interval(mins => ${count}::integer)`;

export type HeldBy = {
  /** Seats that live holds of other bookings have: of this caller, and of this address. */
  byCaller: number;
  byEmail: number;
  /** The same on one departure. */
  byCallerHere: number;
  byEmailHere: number;
  /** When a hold of this address on this departure expired, within the last hour. */
  expiredHereAt: Date | null;
};

/**
 * What else somebody holds. Callers and addresses wait for each other first, in one order, so that nobody gets more by
 * asking twice at once.
 */
export async function readHeldBy(
  db: Db,
  { emailHash, ipHash, bookingId, departureId }: Pick<NewHold, 'emailHash' | 'ipHash' | 'bookingId' | 'departureId'>,
): Promise<HeldBy> {
  const keys = [emailHash, ipHash].map((hash) => hash.readBigInt64BE().toString()).sort();
  await sql`select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) with ordinality as k (key, place)
    order by place`.execute(db);
  const live = sql`booking_id <> ${bookingId} and (state = 'capturing' or (state = 'active' and expires_at > now()))`;
  const { rows } = await sql<HeldBy>`
    select coalesce(sum(seats) filter (where ip_hash = ${ipHash} and ${live}), 0)::integer as by_caller,
      coalesce(sum(seats) filter (where email_hash = ${emailHash} and ${live}), 0)::integer as by_email,
      coalesce(sum(seats) filter (
        where ip_hash = ${ipHash} and ${live} and departure_id = ${departureId}), 0)::integer as by_caller_here,
      coalesce(sum(seats) filter (
        where email_hash = ${emailHash} and ${live} and departure_id = ${departureId}), 0)::integer as by_email_here,
      max(expires_at) filter (
        where email_hash = ${emailHash} and departure_id = ${departureId}
          and (state = 'expired' or (state = 'active' and expires_at <= now()))
          and expires_at > now() - interval '1 hour') as expired_here_at
    from seat_holds
    where email_hash = ${emailHash} or (ip_hash = ${ipHash} and state in ('active', 'capturing'))`.execute(db);
  return rows[0] as HeldBy;
}

/** Departures with holds that have expired, some of them. */
export async function readStaleDepartures(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ departureId: string }>`
    select distinct departure_id from seat_holds where state = 'active' and expires_at <= now()
    order by departure_id limit ${limit}`.execute(db);
  return rows.map(({ departureId }) => departureId);
}
