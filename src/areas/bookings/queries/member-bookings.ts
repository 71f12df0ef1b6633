import { type RawBuilder, sql } from 'kysely';
import type { DataSubject } from '#kernel';
import type { Db } from '#kernel/db';
import { earliestDate } from '#kernel/shared';
import { type Booking, readBooking, readBookings } from './bookings.ts';

const AT_MOST = 1_000;
const AT_MOST_SHOWN = 200;

/**
 * Bookings of an account, and those that nobody has, made under its addresses. Whoever gave an address of somebody else
 * has made them no owner of it.
 */
const isTheirs = ({ id, emailHashes }: DataSubject): RawBuilder<boolean> =>
  sql`(user_id = ${id} or (user_id is null and left_at is null and email_hash = any(${emailHashes})))`;

export async function readBookingsOf(db: Db, subject: DataSubject): Promise<Booking[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where ${isTheirs(subject)}
    order by created_at, id limit ${AT_MOST}`.execute(db);
  const all = await Promise.all(rows.map((row) => readBooking(db, row.id)));
  return all.flatMap((booking) => booking ?? []);
}

/** What a member booked, and what else a browser shows the tokens of: the newest first. */
export async function readOwnBookings(
  db: Db,
  { userId, ids }: { userId: string | null; ids: readonly string[] },
): Promise<Booking[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where user_id = ${userId} or id = any(${ids})
    order by created_at desc, id limit ${AT_MOST_SHOWN}`.execute(db);
  return readBookings(
    db,
    rows.map(({ id }) => id),
  );
}

/** Reservations and bookings of an account that have set something aside of a gift card. */
export async function readSettingAside(db: Db, subject: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where ${isTheirs(subject)}
      and (status = 'draft' and gift_card_cents > 0 or balance_card_cents > 0)
    order by id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Makes theirs what was reserved and booked without an account under their address, and ends the keys of browsers that had
 * it open. Somebody who may be at PayPal comes back by such a key: what waits for its payment is left for the hour that
 * places are held at most.
 */
export async function claimBookings(db: Db, { id, emailHash }: { id: string; emailHash: Buffer }): Promise<void> {
  await sql`
    with theirs as (
      select id from bookings
      where email_hash = ${emailHash} and user_id is null and left_at is null
        and (status <> 'awaiting_payment' or updated_at < now() - interval '1 hour')
      order by id for update),
    claimed as (
      update bookings set user_id = ${id}, token_hash = null, version = version + 1
      where id in (select id from theirs) returning id)
    delete from booking_keys where booking_id in (select id from claimed)`.execute(db);
}

/**
 * Takes an account out of its bookings. What ended, or was never bought, goes with all that is known of people; of what is
 * ahead the address stays, so that a link to it can be mailed.
 */
export async function detachMember(db: Db, subject: DataSubject, now: Date): Promise<void> {
  const own = isTheirs(subject);
  // A trip lasts until its last day is over everywhere.
  const today = earliestDate(now);
  const isAhead = sql`(status in ('awaiting_payment', 'requested', 'pending_operator', 'confirmed')
    and (end_date is null or end_date >= ${today}::date))`;
  // Money was never asked for: nothing of it has to be kept.
  await sql`
    delete from bookings where ${own} and status in ('draft', 'expired') and due_now_cents is null`.execute(db);
  await sql`
    delete from passengers using bookings
    where passengers.booking_id = bookings.id and ${own}
      and (status in ('cancelled', 'declined', 'completed', 'expired') or end_date < ${today}::date)`.execute(db);
  await sql`
    delete from booking_change_requests using bookings
    where booking_change_requests.booking_id = bookings.id and ${own}`.execute(db);
  await sql`update booking_events set actor = 'member' where actor = ${`member ${subject.id}`}`.execute(db);
  await sql`
    update bookings set user_id = null, left_at = ${now},
      email_hash = case when ${isAhead} then email_hash end, ip_hash = case when ${isAhead} then ip_hash end
    where ${own}`.execute(db);
}
