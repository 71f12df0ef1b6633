import type { FeedReport } from '#feeds';
import { feedFile, importFiles } from '#feeds/testing';
import type { Site } from './testing.ts';

const CENTS = ['base_price_cents', ...[1, 2, 3, 4, 5].map((tier) => `price${tier}_cents`), 'member_saving_cents'];

/** The records of a company’s feed that name a departure as it stands, with what the company changes of it. */
async function recordOf({ door: { pool } }: Site, departureId: string, change: Record<string, unknown>) {
  const { rows } = await pool.query(
    `select d.source_ref as id, o.source_ref as operator, t.source_ref as trip, d.start_date::text, d.end_date::text,
       d.availability, d.departure_guaranteed, d.min_to_run, d.currency, ${CENTS.map((name) => `d.${name}::float8`).join(', ')},
       i.capacity - i.held - i.sold as spots_left, i.sold_elsewhere as sold_count
     from departures d join trips t on t.id = d.trip_id join operators o on o.id = d.operator_id
     left join departure_inventory i on i.departure_id = d.id where d.id = $1`,
    [departureId],
  );
  const stated = Object.entries(rows[0] as object).filter(([, value]) => value !== null);
  return { kind: 'departure', ...Object.fromEntries(stated), ...change };
}

/** Imports a feed file of a company that changes departures, as the command does. */
export async function companyFeed(
  site: Site,
  changes: Readonly<Record<string, Record<string, unknown>>>,
): Promise<FeedReport> {
  const records = await Promise.all(Object.entries(changes).map(([id, change]) => recordOf(site, id, change)));
  const { report, problems } = await importFiles(site.door.pool, feedFile(records), { apply: true });
  const refused = problems.filter(({ severity }) => severity === 'refused');
  if (refused.length > 0) throw new Error(`The feed was refused: ${JSON.stringify(refused)}`);
  return report;
}
