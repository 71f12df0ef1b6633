import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { DurationBand } from './category-page.ts';

/** A day of a plan as the plan is told in short: where it ends, and how many nights are spent there. */
export type PlanDayRow = { band: DurationBand; place: string; slug: string | null; nights: number };

/** A fortnight for each length, and room for days that are told in parts. */
const MOST_DAYS = 100;

/** The days of a category's plans that end somewhere, plan after plan. */
export async function readPlanDays(ctx: Context, categoryId: string): Promise<PlanDayRow[]> {
  const { rows } = await sql<PlanDayRow>`
    select page.duration_band as band, coalesce(day.place_name, place.name) as place, place.slug,
      coalesce(day.nights, 0) as nights
    from category_pages page
    cross join lateral jsonb_array_elements(page.days) with ordinality as listed (entry, weight)
    cross join lateral jsonb_to_record(listed.entry) as day (place_name text, end_city text, nights integer)
    left join destinations place on place.slug = day.end_city
    where page.category_id = ${categoryId} and page.kind = 'duration_itinerary' and page.published
      and coalesce(day.place_name, place.name) is not null
    order by array_position(array['one_week', 'ten_days', 'two_weeks'], page.duration_band), listed.weight
    limit ${MOST_DAYS}`.execute(ctx.db);
  return rows;
}

/** The known places of a plan, counted, and of each trip how many of them it visits, by its days or by what it names. */
export async function readSharedStops(
  ctx: Context,
  pageId: string,
  tripIds: readonly string[],
): Promise<{ stops: number; shared: Map<string, number> }> {
  const { rows } = await sql<{ tripId: string | null; stops: number }>`
    with plan as (
      select distinct place.id
      from category_pages page
      cross join lateral jsonb_array_elements(page.days) as day
      join destinations place on place.slug = day ->> 'end_city'
      where page.id = ${pageId} and page.published
    )
    select null as trip_id, count(*)::integer as stops from plan
    union all
    select visit.trip_id, count(distinct plan.id)::integer
    from (
      select way.trip_id, unnest(array[item.start_city_id, item.end_city_id]) as place_id
      from itineraries way
      join itinerary_items item on item.itinerary_id = way.id
      where way.trip_id = any(${tripIds}::uuid[])
      union
      select trip_id, destination_id from trip_locations where trip_id = any(${tripIds}::uuid[])
    ) visit
    join plan on plan.id = visit.place_id
    group by visit.trip_id
    order by trip_id
    limit ${tripIds.length + 1}`.execute(ctx.db);
  const whole = rows.find(({ tripId }) => tripId === null);
  const shared = rows.flatMap(({ tripId, stops }) => (tripId === null ? [] : [[tripId, stops] as const]));
  return { stops: whole?.stops ?? 0, shared: new Map(shared) };
}
