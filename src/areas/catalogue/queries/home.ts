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

/** Departures with a price for members that can be had today, as `departures_member` holds them. */
const MEMBER_PRICED = sql`departures.member_saving_cents > 0 and departures.availability in ('open', 'limited')`;

/** Trips with the largest member savings that can be booked today, largest first: in US dollars, or a company's. */
export async function readMemberSavings(ctx: Context, limit: number, operatorId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select trips.id from (
      select departures.trip_id, max(departures.member_saving_cents) as cents
      from departures join operators on operators.id = departures.operator_id
      where ${MEMBER_PRICED} and departures.start_date - operators.cutoff_days >= ${latestDate(ctx.clock())}::date
        and ${operatorId ? sql`departures.operator_id = ${operatorId}` : sql`departures.currency = 'USD'`}
      group by departures.trip_id) saving
    join trips on trips.id = saving.trip_id
    where ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
    order by saving.cents desc, trips.id
    limit ${limit}`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** The largest member saving that can be had today, for each currency. */
export async function readLargestSavings(ctx: Context): Promise<{ cents: number; currency: string }[]> {
  const { rows } = await sql<{ cents: number; currency: string }>`
    select max(departures.member_saving_cents) as cents, departures.currency
    from departures
    join operators on operators.id = departures.operator_id
    join trips on trips.id = departures.trip_id and ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
    where ${MEMBER_PRICED}
      and departures.start_date - operators.cutoff_days >= ${latestDate(ctx.clock())}::date
    group by departures.currency
    order by departures.currency`.execute(ctx.db);
  return rows;
}

/** How many listed trips, of all or of a company, have a departure with a member saving. */
export async function readMemberPricedTrips(ctx: Context, operatorId?: string): Promise<number> {
  const { rows } = await sql<{ trips: number }>`
    select count(*) as trips from trips
    where ${tripIsListed()} and ${tripIsShown(await shownScope(ctx))}
      and ${operatorId ? sql`trips.operator_id = ${operatorId}` : sql`true`}
      and exists (select from departures where departures.trip_id = trips.id and ${MEMBER_PRICED}
        and departures.start_date >= ${latestDate(ctx.clock())}::date)`.execute(ctx.db);
  return rows[0]?.trips ?? 0;
}

/** True while nobody has brought a company or a trip. */
export async function readIsEmpty(ctx: Context): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from operators) and not exists (select 1 from trips) as empty`.execute(ctx.db);
  return rows[0]?.empty ?? true;
}
