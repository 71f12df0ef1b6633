import { sql } from 'kysely';
import type { Context } from '#kernel';
import { feedIssues, type Lines, planned, staged } from '#kernel/feed';

const TIERS = ['base_price_cents', 'price1_cents', 'price2_cents', 'price3_cents', 'price4_cents', 'price5_cents'];

/**
 * Carries price records into the departures they name. A departure that the feed doesn't describe itself joins the
 * plan as it stands in the database, with the new price; `columns` are those that `staged_departure` has for it.
 */
export async function foldPrices(ctx: Context, { columns }: { columns: readonly string[] }): Promise<void> {
  await refuseOtherCurrencies(ctx);
  const names = sql.raw(columns.map((column) => `, ${column}`).join(''));
  const values = sql.raw(columns.map((column) => `, d.${column}`).join(''));
  await sql`
    create temp table priced_departure as
    select p.departure_id, min(p.line) as line from ${planned('price')} p
    where not exists (select from ${planned('departure')} d where d.id = p.departure_id) group by p.departure_id
  `.execute(ctx.db);
  await sql`
    insert into ${staged('departure')} (line, hidden ${names}) select n.line, true ${values}
    from priced_departure n join departures d on d.id = n.departure_id`.execute(ctx.db);
  await sql`
    insert into ${planned('departure')} (line, hidden, operator_id, source_ref, trip_id, id, existing, changed)
    select n.line, true, d.operator_id, d.source_ref, d.trip_id, d.id, true, '{}'
    from priced_departure n join departures d on d.id = n.departure_id`.execute(ctx.db);
  await sql`
    update ${staged('departure')} f set ${sql.raw(
      TIERS.map((column, tier) => `${column} = coalesce(prices[${tier}], f.${column})`).join(', '),
    )}
    from (
      select d.line, array[${sql.raw(TIERS.map((_, tier) => `max(f.price_cents) filter (where f.tier = ${tier})`).join(', '))}] as listed
      from ${planned('price')} p join ${staged('price')} f on f.line = p.line join ${planned('departure')} d on d.id = p.departure_id
      group by d.line) given, lateral (select ('[0:5]=' || given.listed::text)::bigint[] as prices) numbered
    where f.line = given.line`.execute(ctx.db);
  await sql`
    update ${planned('price')} p set existing = old.cents is not null,
      changed = case when old.cents is distinct from old.wanted and old.cents is not null then '{price_cents}' else '{}' end::text[]
    from (
      select p.line, f.price_cents as wanted,
        (array[${sql.raw(TIERS.map((column) => `d.${column}`).join(', '))}])[f.tier + 1] as cents
      from ${planned('price')} p join ${staged('price')} f on f.line = p.line join departures d on d.id = p.departure_id) old
    where old.line = p.line`.execute(ctx.db);
}

/**
 * What a feed of prices doesn't say of a departure, as things stand now, for lines that are about to be written: since the
 * import was planned, it may have been sold or moved. Call when their departures are locked.
 */
export async function keepUnsaidOfNow(ctx: Context, { from, to }: Lines): Promise<void> {
  await sql`
    update ${staged('departure')} f
    set availability = d.availability, start_date = d.start_date, end_date = d.end_date
    from ${planned('departure')} p join departures d on d.id = p.id
    where p.line between ${from} and ${to} and p.hidden and f.line = p.line`.execute(ctx.db);
}

async function refuseOtherCurrencies(ctx: Context): Promise<void> {
  await sql`
    with doomed as (
      select p.line, f.currency, coalesce(s.currency, d.currency) as expected
      from ${planned('price')} p join ${staged('price')} f on f.line = p.line
      left join ${planned('departure')} pd on pd.id = p.departure_id left join ${staged('departure')} s on s.line = pd.line
      left join departures d on d.id = p.departure_id
      where f.currency <> coalesce(s.currency, d.currency)),
    gone as (delete from ${planned('price')} p using doomed d where d.line = p.line returning d.*)
    insert into ${feedIssues} (line, kind, field, problem, severity)
    select line, 'price', 'currency', 'must be ' || expected || ', the currency of the departure, is "' || currency || '"',
      'refused' from gone`.execute(ctx.db);
}
