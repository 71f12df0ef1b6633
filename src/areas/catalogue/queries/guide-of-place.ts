import { sql } from 'kysely';
import type { Context } from '#kernel';
import { categoryPath } from '../categories/category-paths.ts';
import type { Crumb } from '../trips/trip-page-model.ts';
import type { CategoryType } from './category-page.ts';

/** The guide to a place by its slug, or to the nearest place around it that has one; null without any. */
export async function readGuideOfPlace(ctx: Context, slug: string): Promise<Crumb | null> {
  return (await readGuidesOfPlaces(ctx, [slug])).get(slug) ?? null;
}

/** The same of several places; those without any guide are missing. */
export async function readGuidesOfPlaces(ctx: Context, slugs: readonly string[]): Promise<Map<string, Crumb>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ place: string; name: string; slug: string; categoryType: CategoryType }>`
    with recursive around as (
      select slug as place, id, parent_id, 0 as steps from destinations where slug = any(${slugs}::text[])
      union all
      select around.place, outer_place.id, outer_place.parent_id, around.steps + 1
      from around join destinations outer_place on outer_place.id = around.parent_id
      where around.steps < 6
    )
    select distinct on (around.place) around.place, categories.name, page.slug, categories.category_type
    from around join categories on categories.destination_id = around.id
    join category_pages page on page.category_id = categories.id and page.kind = 'landing' and page.published
    where categories.category_type in ('city', 'region', 'country')
    order by around.place, around.steps, categories.id limit ${slugs.length}`.execute(ctx.db);
  return new Map(
    rows.map(({ place, name, slug, categoryType }) => [
      place,
      { name, path: categoryPath({ kind: 'landing', slug }, categoryType) },
    ]),
  );
}
