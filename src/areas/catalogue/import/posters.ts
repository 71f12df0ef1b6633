import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { type Lines, planned, staged } from '#kernel/feed';
import { choosePoster, type PosterRoute, type RoutePlace } from '#posters/shared';

type PosteredKind = 'trip' | 'category' | 'attraction';

/** Of a place that is a city or a sight it is known where it lies; the middle of a country says nothing. */
const placeOf = (table: string): RawBuilder<unknown> => {
  const d = sql.table(table);
  return sql`jsonb_build_object('name', ${d}.name, 'country', ${d}.country_code,
    'lat', case when ${d}.kind = 'city' then ${d}.lat end, 'long', case when ${d}.kind = 'city' then ${d}.long end,
    'wide', ${d}.kind <> 'city')`;
};

/** What a poster is chosen by, for the planned row "p" and the staged row "f" of a kind. */
const ROUTES = {
  trip: {
    key: sql`p.slug`,
    kinds: sql`(select jsonb_agg(term.name) from ${planned('trip_terms')} l join terms term on term.id = l.term_id
      where l.feed_line = p.line)`,
    days: sql`(select jsonb_agg(jsonb_build_object('name', coalesce(day.place_name, city.name, day.label),
        'lat', coalesce(day.lat, city.lat), 'long', coalesce(day.long, city.long), 'nights', day.nights,
        'country', city.country_code) order by day.weight)
      from ${planned('itinerary')} i join ${planned('itinerary_days')} day on day.feed_line = i.line
      left join destinations city on city.id = coalesce(day.end_city_id, day.start_city_id)
      where i.trip_id = p.id)`,
    places: sql`(select jsonb_agg(${placeOf('d')} order by l.feed_position)
      from ${planned('trip_places')} l join destinations d on d.id = l.destination_id where l.feed_line = p.line)`,
    start: sql`(select ${placeOf('d')} from destinations d where d.id = p.start_city_id)`,
    sights: sql`(select jsonb_agg(jsonb_build_object('name', a.name, 'lat', a.lat, 'long', a.long,
        'country', d.country_code) order by l.feed_position)
      from ${planned('trip_attractions')} l join attractions a on a.id = l.attraction_id
      left join destinations d on d.id = a.destination_id where l.feed_line = p.line)`,
  },
  category: {
    key: sql`p.slug`,
    kinds: sql`null::jsonb`,
    days: sql`null::jsonb`,
    places: sql`(select jsonb_build_array(${placeOf('d')}) from destinations d where d.id = p.destination_id)`,
    start: sql`null::jsonb`,
    sights: sql`null::jsonb`,
  },
  attraction: {
    key: sql`p.slug`,
    kinds: sql`null::jsonb`,
    days: sql`(select jsonb_build_array(jsonb_build_object('name', f.name, 'lat', f.lat, 'long', f.long,
        'country', d.country_code)) from (select) x left join destinations d on d.id = p.destination_id)`,
    places: sql`null::jsonb`,
    start: sql`null::jsonb`,
    sights: sql`null::jsonb`,
  },
} as const satisfies Record<PosteredKind, Record<string, RawBuilder<unknown>>>;

type PlaceRow = RoutePlace & { wide?: boolean };
type RouteRow = {
  line: number;
  key: string;
  name: string;
  kinds: string[] | null;
  days: PlaceRow[] | null;
  places: PlaceRow[] | null;
  start: PlaceRow | null;
  sights: PlaceRow[] | null;
};

/** Gives the rows of a range of lines that have no poster one of where they go. */
export async function givePosters(ctx: Context, kind: PosteredKind, { from, to }: Lines): Promise<void> {
  const { key, kinds, days, places, start, sights } = ROUTES[kind];
  const { rows } = await sql<RouteRow>`
    select p.line, ${key} as key, f.name, ${kinds} as kinds, ${days} as days, ${places} as places, ${start} as start,
      ${sights} as sights
    from ${planned(kind)} p join ${staged(kind)} f on f.line = p.line
    where p.line between ${from} and ${to} and p.poster is null and (not p.existing or p.changed <> '{}')
    order by p.line`.execute(ctx.db);
  if (rows.length === 0) return;
  const posters = rows.map((row) => JSON.stringify(choosePoster(row.key, routeOf(row))));
  await sql`
    update ${planned(kind)} p set poster = given.poster::jsonb
    from unnest(${rows.map((row) => row.line)}::integer[], ${posters}::text[]) as given (line, poster)
    where given.line = p.line`.execute(ctx.db);
}

/**
 * Where the feed gives no poster, one that was chosen before posters followed the route, or whose route changes, is
 * chosen anew. A poster that was chosen by its route is known by the `others` beside it.
 */
export async function planPosters(ctx: Context, kind: PosteredKind): Promise<void> {
  await sql`
    update ${planned(kind)} p
    set poster = null, changed = case when p.changed = '{}' then array['poster'] else p.changed end
    from ${staged(kind)} f
    where f.line = p.line and p.existing and f.poster is null
      and (not coalesce(p.poster ? 'others', false)
        or p.changed && array['places', 'attractions', 'itinerary', 'start_city_id', 'destination_id'])`.execute(
    ctx.db,
  );
}

/** Days tell where the nights are, towns in which country; wide places count where neither says so. */
function routeOf({ name, kinds, days, places, start, sights }: RouteRow): PosterRoute {
  const towns = [...(places ?? []), ...(start ? [start] : [])];
  const exact = [...(days ?? []), ...towns.filter(({ wide }) => !wide)];
  const stops = exact.some(({ country }) => country) ? exact : [...exact, ...towns.filter(({ wide }) => wide)];
  return { name, kinds: kinds ?? [], stops, sights: sights ?? [] };
}
