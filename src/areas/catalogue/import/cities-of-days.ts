import { sql } from 'kysely';
import type { Context } from '#kernel';
import { planned, staged } from '#kernel/feed';

/**
 * A trip of which the feed tells neither places nor days in its own record visits the cities of the days that it has:
 * those that come apart from it, else those that are known. Cities that nobody knows are told with their days.
 */
export async function visitCitiesOfDays(ctx: Context): Promise<void> {
  const { numAffectedRows } = await sql`
    with apart as (
      select p.line, p.id, f.start_city, f.end_city, i.line as days
      from ${planned('trip')} p join ${staged('trip')} f on f.line = p.line
      left join ${planned('itinerary')} i on i.trip_id = p.id
      where f.days_apart),
    of_days as (
      select a.line, d.position as day, city.place, city.slug
      from apart a join ${staged('itinerary_days')} d on d.line = a.days
      cross join lateral (values (0, d.start_city), (1, d.end_city)) city (place, slug)
      where exists (select from ${planned('place')} p where p.slug = city.slug)
        or exists (select from destinations t where t.slug = city.slug)
      union all
      select a.line, d.weight, city.place, t.slug
      from apart a join itineraries i on i.trip_id = a.id join itinerary_items d on d.itinerary_id = i.id
      cross join lateral (values (0, d.start_city_id), (1, d.end_city_id)) city (place, id)
      join destinations t on t.id = city.id
      where a.days is null),
    of_trips as (select * from apart where line in (select line from of_days)),
    cities as (
      select distinct on (line, slug) line, slug, day, place
      from (
        select line, -1 as day, 0 as place, start_city as slug from of_trips
        union all select line, 2147483647, 0, end_city from of_trips
        union all select line, day, place, slug from of_days) named
      where slug is not null order by line, slug, day, place),
    gone as (delete from ${staged('trip_places')} p using of_trips t where t.line = p.line)
    insert into ${staged('trip_places')} (line, position, value)
    select line, row_number() over (partition by line order by day, place) - 1, slug from cities`.execute(ctx.db);
  if (numAffectedRows) await sql`analyze ${staged('trip_places')}`.execute(ctx.db);
}
