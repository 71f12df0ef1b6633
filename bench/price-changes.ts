import type pg from 'pg';
import { importFeed } from '#feeds';
import { systemClock } from '#kernel';
import { feedKinds } from '../src/areas.ts';

export type PriceChange = {
  kind: 'price';
  operator: string;
  departure: string;
  tier: number;
  price_cents: number;
  currency: string;
};

/** Feeds that together change every price of that many trips once, as their companies would send them. */
export async function readPriceFeeds(pool: pg.Pool, trips: number, feeds: number): Promise<PriceChange[][]> {
  const { rows } = await pool.query<{ feed: number; prices: PriceChange[] }>(
    `with chosen as (
       select id, row_number() over (order by md5(id::text), id) % $2::int as feed
       from trips t where status = 'published'
         and exists (select from departures d where d.trip_id = t.id and d.start_date > current_date)
       order by md5(id::text), id limit $1)
     select chosen.feed, json_agg(json_build_object('kind', 'price', 'operator', o.source_ref, 'departure', d.source_ref,
       'tier', tier, 'price_cents', cents, 'currency', d.currency)) as prices
     from chosen join departures d on d.trip_id = chosen.id join operators o on o.id = d.operator_id,
       unnest(array[0, 1, 2, 3, 4, 5],
         array[base_price_cents, price1_cents, price2_cents, price3_cents, price4_cents, price5_cents])
         as prices (tier, cents)
     where cents is not null and d.start_date > current_date
     group by chosen.feed order by chosen.feed`,
    [trips, feeds],
  );
  return rows.map(({ prices }) => prices.map((price) => ({ ...price, price_cents: moved(price.price_cents) })));
}

/** A dollar up or down, and back again the next time: the folder is used again. */
function moved(cents: number): number {
  return Math.floor(cents / 100) % 2 === 0 ? cents + 100 : cents - 100;
}

/** @returns how many prices changed */
export async function sendPrices(pool: pg.Pool, prices: PriceChange[]): Promise<number> {
  const report = await importFeed(
    { pool, clock: systemClock, kinds: feedKinds },
    { source: prices, name: 'changed prices of the bench', apply: true },
  );
  if (report.problems > 0) throw new Error(`${report.problems} prices of the bench were refused`);
  return report.counts.price?.changed || report.counts.price?.new || 0;
}
