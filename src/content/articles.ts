import type { Context } from '#kernel';
import type { ContentTables } from './tables.ts';

/** Names of published articles, for the search index; ids that aren't published are left out. */
export async function articlesToIndex(
  ctx: Context,
  ids: readonly string[],
): Promise<{ id: string; name: string; slug: string }[]> {
  if (ids.length === 0) return [];
  return published(ctx).where('articles.id', 'in', ids).orderBy('articles.id').limit(ids.length).execute();
}

function published(ctx: Context) {
  return ctx.db
    .withTables<ContentTables>()
    .selectFrom('articles')
    .where('articles.publishedAt', '<=', ctx.clock())
    .select(['articles.id', 'articles.slug', 'articles.name']);
}
