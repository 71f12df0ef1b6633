import { sql } from 'kysely';
import type { Picture } from '#images/shared';
import type { Context } from '#kernel';
import type { Paging } from '#kernel/http';
import { shownScope } from '#partners';
import type { AttractionKind } from '../places/attraction-path.ts';
import type { Poster } from '../trips/trip-card.ts';
import { attractionImage } from './stored-images.ts';

/** A landmark or point of interest in a list of them, with the country and the continent where it stands. */
export type ListedAttraction = {
  slug: string;
  name: string;
  image: Picture | null;
  poster: Poster | null;
  place: string;
  country: string | null;
  continent: string | null;
  /** Of listed trips that visit it; null on a site that shows a part of the catalogue. */
  tripsCount: number | null;
};

/** One page of the landmarks or points of interest: by continent, country and name; with a word those that bear it. */
export async function readAttractionList(
  ctx: Context,
  { kind, word, page, limit }: Paging & { kind: AttractionKind; word: string | null },
): Promise<{ attractions: ListedAttraction[]; total: number }> {
  const isWhole = (await shownScope(ctx)) === null;
  const like = word === null ? null : `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql`concat_ws(' ', attractions.name, world.name, world.country, world.continent)`;
  const wanted = like === null ? sql`true` : sql`fold(${named}) like fold(${like})`;
  const { rows } = await sql<ListedAttraction & { total: number }>`
    with recursive world as (
      select id, name, case when kind = 'continent' then name end as continent,
        case when kind = 'country' then name end as country
      from destinations where parent_id is null
      union all
      select inner_place.id, inner_place.name, world.continent,
        case when inner_place.kind = 'country' then inner_place.name else world.country end
      from destinations inner_place join world on inner_place.parent_id = world.id
    )
    select attractions.slug, attractions.name, ${attractionImage} as image, attractions.poster, world.name as place,
      world.country, world.continent, case when ${isWhole} then attractions.trips_count end as trips_count,
      count(*) over ()::integer as total
    from attractions join world on world.id = attractions.destination_id
    where attractions.kind = ${kind} and ${wanted}
    order by world.continent nulls last, world.country nulls last, attractions.name, attractions.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db);
  return { attractions: rows.map(({ total: _total, ...found }) => found), total: rows[0]?.total ?? 0 };
}
