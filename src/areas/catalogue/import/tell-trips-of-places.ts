import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';
import { type Lines, planned } from '#kernel/feed';

/**
 * Events for the trips that show a place which the feed changes: those that go there, start or end there or spend a day
 * there, and those that go to what lies in it, as they are found by its name and by what it lies in.
 */
export async function tellTripsOfPlaces(ctx: Context, { from, to }: Lines): Promise<void> {
  const told = sql`told.trip_id from (
    with recursive changed as (
      select p.id, p.changed && '{name,parent_id}' as counts_below from ${planned('place')} p
      where p.line between ${from} and ${to} and p.existing and p.changed <> '{}'),
    inside as (
      select id, counts_below from changed
      union
      select d.id, true from destinations d join inside above on above.id = d.parent_id and above.counts_below)
    select trip_id from trip_locations join inside on inside.id = destination_id
    union select trips.id from trips join changed on changed.id = start_city_id
    union select trips.id from trips join changed on changed.id = end_city_id
    union
    select trip_id from itineraries join itinerary_items day on day.itinerary_id = itineraries.id
    join changed on changed.id = day.start_city_id
    union
    select trip_id from itineraries join itinerary_items day on day.itinerary_id = itineraries.id
    join changed on changed.id = day.end_city_id) told
    where told.trip_id is not null`;
  await sql`select ${publishing('trip.changed', told)}`.execute(ctx.db);
}
