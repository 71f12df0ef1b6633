import { beforeAll, describe, expect, it } from 'vitest';
import { hasMemberPrices, memberPricedTrips, memberSavings } from '#catalogue';
import { latestDate } from '#kernel/shared';
import { partnerContext } from '#partners';
import { readLargestSavings } from '../../src/areas/catalogue/queries/home.ts';
import { seededSite } from './testing.ts';

/** What members save, read from the largest on, against the same question asked of every departure. */
describe('the largest savings of members', () => {
  const site = seededSite();
  const sql = async (text: string, values: unknown[] = []) => (await site.door.pool.query(text, values)).rows;
  /** The latest anywhere: what is claimed holds in every zone. */
  const today = latestDate(site.ctx.clock());
  let company = '';
  let board = '';

  beforeAll(async () => {
    // Few values in two currencies, so that trips tie, and a trip's departures differ.
    await sql(`update departures set member_saving_cents = 5000 * (hashtext(id::text) & 7),
      currency = case when hashtext(trip_id::text) & 3 = 0 then 'EUR' else 'USD' end`);
    await sql(`update departures set member_saving_cents = 5000000 where hashtext(id::text) & 96 = 96`);
    await sql(`update departures set availability = 'sold_out' where hashtext(id::text) & 16 = 16`);
    await sql('update operators set cutoff_days = hashtext(id::text) & 31');
    [{ id: company }] = await sql('select operator_id as id from trips group by operator_id order by count(*) desc, 1');
    [{ slug: board }] = await sql(`select slug from partners where template_type = 'tourism_board'`);
  });

  /** Trips that stand in lists and, through a board, meet its category. */
  const listed = (isBoard: boolean) =>
    `t.status = 'published' and t.superseded_by is null ${
      isBoard
        ? `and t.id in (select m.trip_id from category_trips m join partner_scopes s on s.target_id = m.category_id
           join partners p on p.id = s.partner_id where p.slug = '${board}')`
        : ''
    }`;
  const everyone = (isBoard: boolean) => `from departures d join operators o on o.id = d.operator_id
    join trips t on t.id = d.trip_id and ${listed(isBoard)}
    where d.member_saving_cents > 0 and d.member_saving_cents < 5000000 and d.availability in ('open', 'limited') and d.start_date - o.cutoff_days >= '${today}'`;

  it.each([false, true])('are those of every departure, through a board: %s', async (isBoard) => {
    const ctx = await partnerContext(site.ctx, isBoard ? board : null);
    const largest = await sql(
      `select max(member_saving_cents) as cents, d.currency ${everyone(isBoard)} group by d.currency order by d.currency`,
    );
    expect(largest.length).toBeGreaterThan(0);
    expect(await readLargestSavings(ctx)).toEqual(largest);

    for (const [limit, operatorId] of [[7], [200], [5, company], [200, company]] as [number, string?][]) {
      const of = operatorId ? `d.operator_id = '${operatorId}'` : `d.currency = 'USD'`;
      const ids = await sql(
        `select t.id ${everyone(isBoard)} and ${of} group by t.id order by max(member_saving_cents) desc, t.id limit ${limit}`,
      );
      expect(await memberSavings(ctx, limit, operatorId)).toEqual(ids.map(({ id }) => id));
    }
    const [{ trips }] = await sql(`select count(distinct t.id) as trips ${everyone(isBoard)}`);
    expect([await memberPricedTrips(ctx), await hasMemberPrices(ctx)]).toEqual([trips, trips > 0]);
  });

  it('are none where nobody gives any', async () => {
    await sql('update departures set member_saving_cents = null');
    expect(await readLargestSavings(site.ctx)).toEqual([]);
    expect(await memberSavings(site.ctx, 5)).toEqual([]);
    expect([await memberPricedTrips(site.ctx), await hasMemberPrices(site.ctx)]).toEqual([0, false]);
  });
});
