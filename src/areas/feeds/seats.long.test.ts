import { describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { testDatabase } from '#kernel/testing';
import { feedKinds } from '../../areas.ts';
import { departure, feedFile, importFiles, kindNamed, operator, trip } from './testing.ts';

describe('places left in a feed', () => {
  const { pool } = testDatabase();

  const inventory = async (id: string) =>
    (
      await pool.query(
        `select i.capacity, i.held, i.sold, d.availability, d.id from departure_inventory i join departures d on d.id = i.departure_id
         where d.source_ref = $1`,
        [id],
      )
    ).rows[0];

  const give = (id: string, more: Record<string, unknown>, now?: string) =>
    importFiles(pool, feedFile([operator('seats'), trip('seats', 't'), departure('seats', 't', id, more)]), {
      apply: true,
      now,
    });

  /** Seats sold or held by us, as the inventory would write them. */
  async function take(id: string, state: 'converted' | 'active', seats: number, at: string | null): Promise<void> {
    const { id: departureId } = await inventory(id);
    await pool.query(
      `insert into seat_holds (departure_id, operator_id, booking_id, seats, state, expires_at, converted_at)
       select departure_id, operator_id, $2, $3, $4, now() + interval '20 min', case when $4 = 'converted' then $5::timestamptz end
       from departure_inventory where departure_id = $1`,
      [departureId, newId(), seats, state, at],
    );
    const column = state === 'converted' ? 'sold' : 'held';
    await pool.query(`update departure_inventory set ${column} = ${column} + $2 where departure_id = $1`, [
      departureId,
      seats,
    ]);
  }

  it('become open, limited and sold out; what the company closes stays closed', async () => {
    for (const [id, more, availability] of [
      ['a5', { spots_left: 5 }, 'open'],
      ['a4', { spots_left: 4 }, 'limited'],
      ['a0', { spots_left: 0 }, 'sold_out'],
      ['an', {}, 'open'],
      ['ac', { spots_left: 9, availability: 'closed' }, 'closed'],
      ['as', { spots_left: 9, availability: 'sold_out' }, 'sold_out'],
      ['al', { spots_left: 9, availability: 'limited' }, 'open'],
    ] as const) {
      await give(id, more);
      expect(await inventory(id), id).toMatchObject({
        availability,
        capacity: id === 'as' ? 0 : 'spots_left' in more ? more.spots_left : null,
      });
    }
  });

  it('are none where the company says sold out, whatever number stands beside it, and the feed is told', async () => {
    const { report, problems } = await give('both', { spots_left: 9, availability: 'sold_out' });
    expect(problems).toMatchObject([{ field: 'spots_left', severity: 'warning' }]);
    expect(report).toMatchObject({ problems: 0, warnings: 1 });
    expect(await inventory('both')).toMatchObject({ availability: 'sold_out', capacity: 0 });
    await give('both', { spots_left: 9 });
    expect(await inventory('both')).toMatchObject({ availability: 'open', capacity: 9 });
  });

  it('count besides what we had sold by the time of the snapshot', async () => {
    await give('sold', { spots_left: 10, snapshot_at: '2026-11-01T00:00:00Z' });
    await take('sold', 'converted', 2, '2026-11-05T00:00:00Z');
    await take('sold', 'converted', 3, '2026-11-15T00:00:00Z');
    await give('sold', { spots_left: 8, snapshot_at: '2026-11-10T00:00:00Z' });
    expect(await inventory('sold')).toMatchObject({ capacity: 10, sold: 5, availability: 'open' });
  });

  it('of an older snapshot than the stored one change nothing', async () => {
    await give('old', { spots_left: 6, snapshot_at: '2026-11-10T00:00:00Z' });
    const { problems } = await give('old', { spots_left: 1, snapshot_at: '2026-11-09T00:00:00Z' });
    expect(await inventory('old')).toMatchObject({ capacity: 6, availability: 'open' });
    expect(problems).toMatchObject([{ field: 'spots_left', severity: 'warning' }]);
    expect(problems[0]?.problem).toMatch(
      /^is as of 2026-11-09T00:00:00Z, and places as of 2026-11-10T00:00:00Z are known/,
    );
    expect((await give('old', { spots_left: 6, snapshot_at: '2026-11-09T00:00:00Z' })).problems).toEqual([]);
  });

  it('never fall below what is held and sold, which becomes a task for the staff, once', async () => {
    await give('clamp', { spots_left: 10, snapshot_at: '2026-11-01T00:00:00Z' });
    await take('clamp', 'converted', 3, '2026-11-15T00:00:00Z');
    await take('clamp', 'active', 2, null);
    const less = { spots_left: 1, snapshot_at: '2026-11-10T00:00:00Z' };
    await give('clamp', less);
    await give('clamp', { ...less, snapshot_at: '2026-11-11T00:00:00Z' });
    const { id, ...counters } = await inventory('clamp');
    expect(counters).toEqual({ capacity: 5, held: 2, sold: 3, availability: 'sold_out' });
    const { rows } = await pool.query(`select kind, details from staff_tasks where subject_id = $1`, [id]);
    expect(rows).toEqual([{ kind: 'capacity_below_bookings', details: { capacity_of_feed: 1, held_and_sold: 5 } }]);
  });

  it('of the same file count from when it was first seen, so that a repetition sells no seat twice', async () => {
    const path = feedFile([operator('seats'), trip('seats', 't'), departure('seats', 't', 'again', { spots_left: 4 })]);
    await importFiles(pool, path, { apply: true, now: '2026-11-10T00:00:00Z' });
    await take('again', 'converted', 2, '2026-11-12T00:00:00Z');
    await importFiles(pool, path, { apply: true, now: '2026-11-15T00:00:00Z' });
    expect(await inventory('again')).toMatchObject({ capacity: 4, sold: 2, availability: 'limited' });
  });

  it('are given back by holds when the feed cancels the departure', async () => {
    await give('cancel', { spots_left: 10 });
    await take('cancel', 'active', 2, null);
    await give('cancel', { spots_left: 10, availability: 'cancelled' });
    const { id, ...counters } = await inventory('cancel');
    expect(counters).toMatchObject({ held: 0, availability: 'cancelled' });
    expect((await pool.query('select state from seat_holds where departure_id = $1', [id])).rows).toEqual([
      { state: 'released' },
    ]);
  });

  it('and dates are overwritten by no plan that is older than a sale or a decision of the desk', async () => {
    const ids = ['mm', 'mc', 'ms', 'mo'];
    const feed = (more: Record<string, unknown>) =>
      feedFile([
        operator('seats'),
        trip('seats', 't'),
        ...ids.map((id) =>
          departure('seats', 't', id, { spots_left: 8, snapshot_at: '2026-11-10T00:00:00Z', ...more }),
        ),
      ]);
    await importFiles(pool, feed({}), { apply: true });
    const { id: moved } = await inventory('mm');
    const { id: cancelled } = await inventory('mc');
    const meanwhile = async () => {
      await pool.query(
        `insert into departure_decisions (departure_id, kind, reason, from_start_date, from_end_date, new_start_date, new_end_date, decided_by)
         select id, case id when $1 then 'moved' else 'cancelled' end, 'Snow', start_date, end_date,
           start_date + case id when $1 then 3 else 0 end, end_date + case id when $1 then 3 else 0 end, 'operator'
         from departures where id in ($1, $2)`,
        [moved, cancelled],
      );
      await pool.query('update departures set start_date = start_date + 3, end_date = end_date + 3 where id = $1', [
        moved,
      ]);
      await pool.query(`update departures set availability = 'cancelled' where id = $1`, [cancelled]);
      await take('ms', 'active', 7, null);
      await pool.query(`update departures set availability = 'sold_out' where source_ref = 'ms'`);
    };
    const kind = kindNamed('departure');
    const kinds = new Map(feedKinds).set('departure', { ...kind, compared: meanwhile });
    const next = feed({ spots_left: 7, snapshot_at: '2026-11-11T00:00:00Z' });
    await importFiles(pool, next, { apply: true, kinds });
    const { rows } = await pool.query(
      `select source_ref, start_date::text, availability from departures where source_ref = any($1) order by source_ref`,
      [ids],
    );
    expect(rows).toEqual([
      { source_ref: 'mc', start_date: '2027-05-01', availability: 'cancelled' },
      { source_ref: 'mm', start_date: '2027-05-04', availability: 'open' },
      { source_ref: 'mo', start_date: '2027-05-01', availability: 'open' },
      { source_ref: 'ms', start_date: '2027-05-01', availability: 'sold_out' },
    ]);
  });

  it('of a snapshot count what we had sold by then, also where all of it came back since', async () => {
    await give('back', { spots_left: 2, snapshot_at: '2026-11-01T00:00:00Z' });
    await take('back', 'converted', 2, '2026-11-05T00:00:00Z');
    await pool.query(
      `update seat_holds set state = 'returned', returned_at = '2026-11-10T02:30:00Z'
       where departure_id = (select id from departures where source_ref = 'back')`,
    );
    await pool.query(
      `update departure_inventory set sold = 0 where departure_id = (select id from departures where source_ref = 'back')`,
    );
    await give('back', { spots_left: 0, snapshot_at: '2026-11-10T02:00:00Z' });
    expect(await inventory('back')).toMatchObject({ capacity: 2, sold: 0, availability: 'limited' });
  });
});
