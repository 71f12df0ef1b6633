import { readRates } from '#kernel';
import type { Session } from './session.ts';

/** Names the currencies of a feed for which no rate of exchange is known, each where it first stands. */
export async function tellMissingRates(session: Session): Promise<void> {
  const known = [...(await readRates(session.ctx.db)).keys()];
  await session.run(
    `insert into feed_issues (line, kind, field, problem, severity)
     select distinct on (currency) line, kind, 'currency',
       'no rate of exchange of ' || currency || ' is known: its prices show no "about $", and no list can be sorted or filtered by them; bring one with npm run fx:import',
       'warning'
     from (
       select p.line, 'departure' as kind, f.currency from planned_departure p join staged_departure f on f.line = p.line
       where not p.hidden
       union all
       select p.line, 'trip', f.currency from planned_trip p join staged_trip f on f.line = p.line
       where f.base_price_cents is not null) priced
     where currency <> all($1::text[]) order by currency, line`,
    [known],
  );
}
