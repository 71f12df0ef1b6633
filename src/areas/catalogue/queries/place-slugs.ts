import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

export type PlaceSlug = { slug: string; kind: string; name: string; parent: string | null };

/** Places with a word in their name or slug, every one for an empty word; the larger ones first. */
export function readPlaceSlugs(ctx: Context, word: string, limit: number): Promise<PlaceSlug[]> {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return tablesOf(ctx)
    .selectFrom('destinations')
    .leftJoin('destinations as parents', 'parents.id', 'destinations.parentId')
    .where((eb) => eb.or([eb('destinations.slug', 'ilike', like), eb('destinations.name', 'ilike', like)]))
    .select(['destinations.slug', 'destinations.kind', 'destinations.name', 'parents.slug as parent'])
    .orderBy((eb) => eb.fn('array_position', [eb.val(['continent', 'country', 'region', 'city']), 'destinations.kind']))
    .orderBy('destinations.slug')
    .limit(limit)
    .execute();
}
