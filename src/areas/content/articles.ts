import { sql } from 'kysely';
import { type Picture, storedPicture } from '#images';
import type { Context } from '#kernel';
import type { ContentTables } from './tables.ts';

export type ArticlePoster = { biome: string; motif: string; hour: string; seed: number };
type MetaSeo = { title?: string; description?: string; canonicalUrl?: string; ogImage?: string };

export type Article = {
  id: string;
  slug: string;
  name: string;
  topic: string | null;
  summary: string | null;
  /** Paragraphs, divided by blank lines. */
  body: string;
  image: Picture | null;
  poster: ArticlePoster | null;
  author: string | null;
  readingMinutes: number | null;
  publishedAt: string;
  updatedAt: string;
  metaSeo: MetaSeo;
};

/** A published article; null when there is none. */
export async function article(ctx: Context, slug: string): Promise<Article | null> {
  const row = await articleRows(ctx).where('articles.slug', '=', slug).executeTakeFirst();
  return row ? toArticle(row) : null;
}

/** A page of published articles, newest first, and how many there are. */
export async function articles(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<{ articles: Article[]; total: number }> {
  const [rows, counted] = await Promise.all([
    articleRows(ctx)
      .orderBy('articles.publishedAt', 'desc')
      .orderBy('articles.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    published(ctx)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirst(),
  ]);
  return { articles: rows.map(toArticle), total: counted?.total ?? 0 };
}

/** Names of published articles, for search; ids that aren't published are left out. */
export async function articlesToIndex(
  ctx: Context,
  ids: readonly string[],
): Promise<{ id: string; name: string; slug: string }[]> {
  if (ids.length === 0) return [];
  return published(ctx)
    .select(['articles.id', 'articles.slug', 'articles.name'])
    .where('articles.id', 'in', ids)
    .orderBy('articles.id')
    .limit(ids.length)
    .execute();
}

/** Names of published articles by slug; slugs of others are left out. */
export async function articleNames(ctx: Context, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await published(ctx)
    .select(['articles.slug', 'articles.name'])
    .where('articles.slug', 'in', slugs)
    .orderBy('articles.slug')
    .limit(slugs.length)
    .execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

function published(ctx: Context) {
  return ctx.db.withTables<ContentTables>().selectFrom('articles').where('articles.publishedAt', '<=', ctx.clock());
}

function articleRows(ctx: Context) {
  return published(ctx).select([
    'articles.id',
    'articles.slug',
    'articles.name',
    'articles.topic',
    'articles.summary',
    'articles.body',
    storedPicture(sql`articles.image`, null).as('image'),
    'articles.poster',
    'articles.author',
    'articles.readingMinutes',
    sql<Date>`articles.published_at`.as('publishedAt'),
    'articles.updatedAt',
    'articles.metaSeo',
  ]);
}

type ArticleRow = Awaited<ReturnType<ReturnType<typeof articleRows>['execute']>>[number];

function toArticle({ poster, publishedAt, updatedAt, metaSeo, ...row }: ArticleRow): Article {
  return {
    ...row,
    poster: poster as ArticlePoster | null,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    metaSeo: metaSeo as MetaSeo,
  };
}
