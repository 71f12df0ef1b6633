import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';
import { readRates } from '#kernel/rates';

/** Names the currencies of a feed for which no rate of exchange is known, each where it first stands. */
export async function tellMissingRates(ctx: Context): Promise<void> {
  const known = [...(await readRates(ctx.db)).keys()];
  await sql`
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select distinct on (currency) line, kind, 'currency',
      'no rate of exchange of ' || currency || ' is known: its prices show no "about $", and no list can be sorted or filtered by them; bring one with npm run fx:import',
      'warning'
    from (
      select p.line, 'departure' as kind, f.currency
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line where not p.hidden
      union all
      select p.line, 'trip', f.currency from ${planned('trip')} p join ${staged('trip')} f on f.line = p.line
      where f.base_price_cents is not null) priced
    where currency <> all(${known}::text[]) order by currency, line`.execute(ctx.db);
}
