import { sql } from 'kysely';
import type { Context } from '#kernel';
import { isPosterSubject, stablePoster } from '#posters/shared';

/** True when the picture a feed asks for can be drawn. */
export function isKnownPoster(poster: { biome: string; motif: string; seed: number }): boolean {
  return isPosterSubject(poster.biome, poster.motif) && poster.seed < 24;
}

/** Gives trips of a range of lines that have no poster one that suits their country. */
export async function givePosters(ctx: Context, { from, to }: { from: number; to: number }): Promise<void> {
  const { rows } = await sql<{ line: number; key: string; country: string | null }>`
    select p.line, p.slug as key, coalesce(city.country_code, visited.country_code) as country
    from planned_trip p
    left join destinations city on city.id = p.start_city_id
    left join lateral (
      select d.country_code from planned_trip_places l join destinations d on d.id = l.destination_id
      where l.feed_line = p.line and d.country_code is not null order by l.feed_position limit 1) visited on true
    where p.line between ${from} and ${to} and p.poster is null and (not p.existing or p.changed <> '{}')
    order by p.line`.execute(ctx.db);
  if (rows.length === 0) return;
  const posters = rows.map((row) => JSON.stringify(stablePoster(row.key, row.country)));
  await sql`
    update planned_trip p set poster = given.poster::jsonb
    from unnest(${rows.map((row) => row.line)}::integer[], ${posters}::text[]) as given (line, poster)
    where given.line = p.line`.execute(ctx.db);
}
