import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, planned, staged } from '#kernel/feed';
import { payableCurrencies } from '#kernel/payable';

/** Names the currencies of a feed in which trips would be paid here and can’t be, each where it first stands. */
export async function tellUnpayable(ctx: Context): Promise<void> {
  await sql`
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select distinct on (currency) line, 'departure', 'currency',
      'nobody pays in ' || currency || ' here, so that its trips can be asked for and not reserved, though is_merchant_model says that the site takes the payment',
      'warning'
    from (
      select p.line, f.currency
      from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
      left join ${planned('trip')} pt on pt.id = p.trip_id left join ${staged('trip')} s on s.line = pt.line
      left join trips t on t.id = p.trip_id
      where not p.hidden and coalesce(s.is_merchant_model, t.is_merchant_model)) sold
    where currency <> all(${payableCurrencies}::text[]) order by currency, line`.execute(ctx.db);
}
