import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { testDatabase } from '#kernel/testing';
import { detachMember } from './member-bookings.ts';

describe('an account that is closed', () => {
  const { db, pool } = testDatabase();
  const { TZ } = process.env;
  let bookings = 0;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  /** A trip that ends on that day, with one passenger, of an account that is closed at that time. */
  const closed = async (endDate: string, startZone: string, at: string) => {
    const userId = newId();
    bookings += 1;
    const { rows } = await pool.query(
      `insert into bookings (order_number, lead_type, status, operator_id, trip_id, departure_id, contact, travelers,
         price_cents, due_now_cents, process_type, trip_name, trip_slug, trip_sku, operator_name, user_id, email_hash,
         start_date, end_date, start_zone)
       values ($1, 'booking', 'confirmed', new_id(), new_id(), new_id(), '', 1, 100, 100, 'instant', 'A', 'a', 'a', 'B',
         $2, sha256('ada'), $3::date - 4, $3::date, $4) returning id`,
      [`SJ${String(bookings).padStart(11, '0')}`, userId, endDate, startZone],
    );
    const [{ id }] = rows;
    await pool.query(`insert into passengers (booking_id, position, room, details) values ($1, 1, 1, '')`, [id]);
    await detachMember(db, { id: userId, emails: [], emailHashes: [] }, new Date(at));
    const { rows: left } = await pool.query(
      `select email_hash is not null as opens, (select count(*)::integer from passengers where booking_id = b.id) as people
       from bookings b where id = $1`,
      [id],
    );
    return left[0];
  };

  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'leaves a trip on its last day the address and its people, on a machine in %s',
    async (machine) => {
      process.env.TZ = machine;
      // 8 in the morning there.
      expect(await closed('2027-03-04', 'America/Los_Angeles', '2027-03-04T16:00:00Z')).toEqual({
        opens: true,
        people: 1,
      });
      // 4 in the afternoon there, and the next day in UTC.
      expect(await closed('2027-03-03', 'Pacific/Honolulu', '2027-03-04T02:00:00Z')).toEqual({
        opens: true,
        people: 1,
      });
      // It is over everywhere.
      expect(await closed('2027-03-03', 'Pacific/Honolulu', '2027-03-04T12:00:00Z')).toEqual({
        opens: false,
        people: 0,
      });
    },
  );
});
