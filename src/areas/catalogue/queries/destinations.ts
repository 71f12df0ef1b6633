import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

/** More than there are countries. */
const MOST = 500;

/** Continents and countries by name. */
export function readDestinations(ctx: Context) {
  return tablesOf(ctx)
    .selectFrom('destinations')
    .leftJoin('categories as guide', 'guide.id', 'destinations.worldCategoryId')
    .where('destinations.kind', 'in', ['continent', 'country'])
    .select([
      'destinations.id',
      'destinations.parentId',
      'destinations.kind',
      'destinations.name',
      'destinations.slug',
      'destinations.countryCode',
      'destinations.lat',
      'destinations.long',
      'destinations.article',
      'destinations.faqs',
      'guide.slug as worldCategorySlug',
    ])
    .orderBy('destinations.name')
    .orderBy('destinations.id')
    .limit(MOST)
    .execute();
}
