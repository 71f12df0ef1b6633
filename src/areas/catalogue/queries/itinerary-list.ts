import { sql } from 'kysely';
import type { Picture } from '#images/shared';
import type { Context } from '#kernel';
import { shownScope } from '#partners';
import type { Poster } from '../trips/trip-card.ts';
import type { DurationBand } from './category-page.ts';
import { categoryTripsCount } from './shown.ts';
import { categoryCover } from './stored-images.ts';

/** A place with itineraries: its page, and the lengths that have one of their own. */
export type ListedItinerary = {
  slug: string;
  name: string;
  poster: Poster | null;
  cover: Picture | null;
  continent: string | null;
  lengths: DurationBand[];
};

/** More than there are countries and regions with plans. */
const MOST = 500;

/** Places with itineraries and a listed trip, by continent and name. */
export async function readItineraryList(ctx: Context): Promise<ListedItinerary[]> {
  const scope = await shownScope(ctx);
  const { rows } = await sql<ListedItinerary>`
    with recursive above as (
      select id, case when category_type = 'continent' then name end as continent from categories where parent_id is null
      union all
      select c.id, coalesce(above.continent, case when c.category_type = 'continent' then c.name end)
      from categories c join above on c.parent_id = above.id
    )
    select page.slug, categories.name, categories.poster, ${categoryCover()} as cover, above.continent,
      coalesce((
        select json_agg(plan.duration_band order by array_position(array['one_week', 'ten_days', 'two_weeks'], plan.duration_band))
        from category_pages plan
        where plan.category_id = categories.id and plan.kind = 'duration_itinerary' and plan.published
          and plan.slug = page.slug), '[]') as lengths
    from category_pages page
    join categories on categories.id = page.category_id
    join above on above.id = categories.id
    where page.kind = 'itinerary' and page.published and ${categoryTripsCount(scope)} > 0
    order by above.continent nulls last, categories.name, page.id
    limit ${MOST}`.execute(ctx.db);
  return rows;
}
