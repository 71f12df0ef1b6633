import { sql } from 'kysely';
import type { Context } from '#kernel';
import { latestDate } from '#kernel/shared';
import { shownScope } from '#partners';
import { shownTripsCount, tripIsListed, tripIsShown } from './shown.ts';
import { operatorLogo } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

/** Live counts behind the claims. */
export async function readCatalogueCounts(ctx: Context): Promise<{ trips: number; companies: number }> {
  const { rows } = await sql<{ trips: number; companies: number }>`
    select count(*) as trips, count(distinct operator_id) as companies
    from trips where ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}`.execute(ctx.db);
  return rows[0] ?? { trips: 0, companies: 0 };
}

/** Companies by rating shrunk toward the mean of all, with enough reviews to mean something. */
export async function readTopOperators(ctx: Context, limit: number, minReviews: number) {
  const scope = await shownScope(ctx);
  return tablesOf(ctx)
    .selectFrom('operators')
    .where('operators.reviewsCount', '>=', minReviews)
    .where(shownTripsCount(scope), '>', 0)
    .select([
      'operators.id',
      'operators.slug',
      'operators.name',
      'operators.rating',
      'operators.reviewsCount',
      shownTripsCount(scope).as('tripsCount'),
      'operators.knownFor',
      operatorLogo().as('logo'),
    ])
    .orderBy(
      sql`(operators.rating * operators.reviews_count
        + 20 * (select avg(rating) from operators where rating is not null)) / (operators.reviews_count + 20)`,
      'desc',
    )
    .orderBy('operators.id')
    .limit(limit)
    .execute();
}

export type TripTypeFigures = {
  key: string;
  name: string;
  description: string | null;
  color: string | null;
  icon: string | null;
  groupMin: number | null;
  groupMax: number | null;
  daysMin: number;
  daysMax: number;
  trips: number;
};

/** What is said of each trip type, with its usual group and length: of all but the outer tenths of its listed trips. */
export async function readTripTypes(ctx: Context): Promise<TripTypeFigures[]> {
  const { rows } = await sql<TripTypeFigures>`
    with usual as (
      select trip_terms.term_id, count(*) as trips,
        percentile_disc(array[0.1, 0.9]) within group (order by trips.max_group_size) as guests,
        percentile_disc(array[0.1, 0.9]) within group (order by trips.duration_days) as days
      from terms
      join trip_terms on trip_terms.term_id = terms.id
      join trips on trips.id = trip_terms.trip_id and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
      where terms.property_key = 'trip_type' and terms.bookable
      group by trip_terms.term_id
    )
    select terms.key, terms.name, terms.description, terms.color, terms.icon, usual.guests[1] as group_min, usual.guests[2] as group_max,
      usual.days[1] as days_min, usual.days[2] as days_max, usual.trips
    from usual join terms on terms.id = usual.term_id
    order by usual.trips desc, terms.id
    limit 20`.execute(ctx.db);
  return rows;
}

const PRICES = ['base_price_cents', ...[1, 2, 3, 4, 5].map((tier) => `price${tier}_cents`)];

/**
 * Departures with a price for members that can be had today, as `departures_member` and `departures_saving` hold them. Of
 * what costs less than the saving nothing is taken off (`givenSaving`).
 */
const memberPriced = (departures = 'departures') =>
  sql<boolean>`(${sql.ref(`${departures}.member_saving_cents`)} > 0
    and ${sql.ref(`${departures}.member_saving_cents`)} <= greatest(${sql.join(
      PRICES.map((price) => sql.ref(`${departures}.${price}`)),
    )})
    and ${sql.ref(`${departures}.availability`)} in ('open', 'limited'))`;

/** Before its cut-off, by the company that stands beside it. */
const canBeBooked = (ctx: Context, departures = 'departures') =>
  sql<boolean>`${sql.ref(`${departures}.start_date`)} - operators.cutoff_days >= ${latestDate(ctx.clock())}::date`;

/** Trips with the largest member savings that can be booked today, largest first: in US dollars, or a company's. */
export async function readMemberSavings(ctx: Context, limit: number, operatorId?: string): Promise<string[]> {
  const asked = (departures: string) =>
    operatorId
      ? sql`${sql.ref(`${departures}.operator_id`)} = ${operatorId}`
      : sql`${sql.ref(`${departures}.currency`)} = 'USD'`;
  // A trip stands where its largest saving does: the index is read from its start until there are enough.
  const { rows } = await sql<{ id: string }>`
    select departures.trip_id as id
    from departures
    join operators on operators.id = departures.operator_id
    join trips on trips.id = departures.trip_id and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
    where ${asked('departures')} and ${memberPriced()} and ${canBeBooked(ctx)}
      and not exists (select from departures more
        where more.trip_id = departures.trip_id and more.member_saving_cents > departures.member_saving_cents
          and ${asked('more')} and ${memberPriced('more')} and ${canBeBooked(ctx, 'more')})
    group by departures.member_saving_cents, departures.trip_id
    order by departures.member_saving_cents desc, departures.trip_id
    limit ${limit}`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** The largest member saving that can be had today, for each currency. */
export async function readLargestSavings(ctx: Context): Promise<{ cents: number; currency: string }[]> {
  // Currencies one after the other, and of each as few departures as it takes: 100,000 with a saving would all be read.
  const { rows } = await sql<{ cents: number; currency: string }>`
    with recursive priced as (
      (select currency from departures where ${memberPriced()} order by currency limit 1)
      union all
      select (select departures.currency from departures
        where ${memberPriced()} and departures.currency > priced.currency order by departures.currency limit 1)
      from priced where priced.currency is not null)
    select largest.cents, priced.currency
    from priced cross join lateral (
      select departures.member_saving_cents as cents
      from departures
      join operators on operators.id = departures.operator_id
      join trips on trips.id = departures.trip_id and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
      where departures.currency = priced.currency and ${memberPriced()} and ${canBeBooked(ctx)}
      order by departures.member_saving_cents desc
      limit 1) largest
    order by priced.currency`.execute(ctx.db);
  return rows;
}

/** How many listed trips, of all or of a company, have a departure with a member saving. */
export async function readMemberPricedTrips(ctx: Context, operatorId?: string): Promise<number> {
  const { rows } = await sql<{ trips: number }>`
    select count(*) as trips from trips
    where ${await isMemberPriced(ctx)} and ${operatorId ? sql`trips.operator_id = ${operatorId}` : sql`true`}`.execute(
    ctx.db,
  );
  return rows[0]?.trips ?? 0;
}

/** Whether there is any of them. */
export async function readHasMemberPrices(ctx: Context): Promise<boolean> {
  const { rows } = await sql`select from trips where ${await isMemberPriced(ctx)} limit 1`.execute(ctx.db);
  return rows.length > 0;
}

const isMemberPriced = async (ctx: Context) => sql<boolean>`(
  ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))} and exists (
    select from departures join operators on operators.id = departures.operator_id
    where departures.trip_id = trips.id and ${memberPriced()} and ${canBeBooked(ctx)}))`;

/** True while nobody has brought a company or a trip. */
export async function readIsEmpty(ctx: Context): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from operators) and not exists (select 1 from trips) as empty`.execute(ctx.db);
  return rows[0]?.empty ?? true;
}
