import { sql } from 'kysely';
import type { Context } from '#kernel';
import { earliestDate } from '#kernel/shared';
import { shownScope } from '#partners';
import { tripIsListed, tripIsShown } from './shown.ts';

/** Currencies of the dates to come of trips that are paid here, the one of most trips first. */
export async function readCurrenciesOnSale(ctx: Context): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select departures.currency
    from trips join operators on operators.id = trips.operator_id join departures on departures.trip_id = trips.id
    where ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))} and trips.is_merchant_model
      and operators.business_process_type <> 'lead_only'
      and departures.start_date >= ${earliestDate(ctx.clock())}::date
    group by departures.currency order by count(distinct trips.id) desc, departures.currency`.execute(ctx.db);
  return rows.map(({ currency }) => currency);
}
