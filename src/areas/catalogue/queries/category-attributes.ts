import { sql } from 'kysely';
import type { Context } from '#kernel';

/** What all trips of a category have in common, by its rule: "Trip type", "Small group tours". */
export type CategoryAttribute = { label: string; value: string };

/** A category's places, kinds and lengths in words; several values of one kind are joined by "or". */
export async function readCategoryAttributes(ctx: Context, categoryId: string): Promise<CategoryAttribute[]> {
  const { rows } = await sql<CategoryAttribute>`
    with subject as (select rule from categories where id = ${categoryId}),
    given as (
      select 1 as position, 'Where' as label, place.name as value
      from subject cross join lateral jsonb_array_elements_text(rule -> 'places') as listed (slug)
      join destinations place on place.slug = listed.slug
      union all
      select 2, terms.property_name, terms.name
      from subject cross join lateral jsonb_each(rule -> 'terms') as property
      cross join lateral jsonb_array_elements_text(property.value) as listed (key)
      join terms on terms.property_key = property.key and lower(terms.key) = lower(listed.key)
      union all
      select 3, 'Length', case
        when rule -> 'max_duration_days' is null then (rule ->> 'min_duration_days') || ' days or more'
        else coalesce(rule ->> 'min_duration_days', '1') || ' to ' || (rule ->> 'max_duration_days') || ' days' end
      from subject where rule ?| array['min_duration_days', 'max_duration_days']
    )
    select label, string_agg(value, ' or ' order by value) as value
    from given group by position, label order by position, label limit 20`.execute(ctx.db);
  return rows;
}
