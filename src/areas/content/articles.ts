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
  /** Categories by slug. */
  about: string[];
};

/** What a list shows of an article. */
export type ArticleHead = Pick<Article, 'slug' | 'name' | 'topic' | 'summary' | 'image' | 'poster' | 'publishedAt'>;

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

/** A page of published articles, of one topic or of all, newest first, and how many there are. */
export async function articleHeads(
  ctx: Context,
  { topic, page, limit }: { topic: string | null; page: number; limit: number },
): Promise<{ articles: ArticleHead[]; total: number }> {
  const ofTopic = <Rows extends ReturnType<typeof published>>(rows: Rows) =>
    (topic === null ? rows : rows.where('articles.topic', '=', topic)) as Rows;
  const [rows, counted] = await Promise.all([
    headsOf(ofTopic(published(ctx)))
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ofTopic(published(ctx))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirst(),
  ]);
  return { articles: rows.map(toHead), total: counted?.total ?? 0 };
}

/** Further articles to read after one: of its topic first, then the newest. */
export async function relatedArticles(
  ctx: Context,
  { slug, topic }: Pick<Article, 'slug' | 'topic'>,
  limit: number,
): Promise<ArticleHead[]> {
  const others = published(ctx).where('articles.slug', '<>', slug);
  const rows = await headsOf(others.orderBy(sql`articles.topic is not distinct from ${topic}`, 'desc'))
    .limit(limit)
    .execute();
  return rows.map(toHead);
}

/** The published ones of these articles, by slug, in the order given. */
export async function articleHeadsBySlug(ctx: Context, slugs: readonly string[]): Promise<ArticleHead[]> {
  if (slugs.length === 0) return [];
  const rows = await headsOf(published(ctx).where('articles.slug', 'in', slugs))
    .limit(slugs.length)
    .execute();
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map(toHead));
}

/** Published articles about one of these categories, newest first. */
export async function articlesAbout(
  ctx: Context,
  categories: readonly string[],
  limit: number,
): Promise<ArticleHead[]> {
  const about = published(ctx).where(sql<boolean>`articles.about && ${categories}::text[]`);
  return (await headsOf(about).limit(limit).execute()).map(toHead);
}

/** Topics that articles have, those with most of them first. */
export async function articleTopics(ctx: Context, limit: number): Promise<string[]> {
  const rows = await published(ctx)
    .select('articles.topic')
    .where('articles.topic', 'is not', null)
    .groupBy('articles.topic')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('articles.topic')
    .limit(limit)
    .execute();
  return rows.flatMap(({ topic }) => topic ?? []);
}

/**
 * Addresses of published articles in the order of their slugs, after one of them.
 * @param canonical only those that don't name another address as the one that counts
 */
export function articleAddresses(
  ctx: Context,
  { after, limit, canonical = false }: { after: string; limit: number; canonical?: boolean },
): Promise<{ slug: string; name: string; updatedAt: Date }[]> {
  return published(ctx)
    .select(['articles.slug', 'articles.name', 'articles.updatedAt'])
    .where('articles.slug', '>', after)
    .$if(canonical, (all) => all.where(sql<boolean>`not articles.meta_seo ? 'canonicalUrl'`))
    .orderBy('articles.slug')
    .limit(limit)
    .execute();
}

/** When the next article is due, as an ISO time: until then lists of them stay as they are. */
export async function nextArticleAt(ctx: Context): Promise<string | null> {
  const row = await ctx.db
    .withTables<ContentTables>()
    .selectFrom('articles')
    .select(({ fn }) => fn.min(sql<Date | null>`articles.published_at`).as('at'))
    .where('articles.publishedAt', '>', ctx.clock())
    .executeTakeFirst();
  return row?.at?.toISOString() ?? null;
}

/** The slug of a published article, by its id. */
export async function articleSlug(ctx: Context, id: string): Promise<string | null> {
  const row = await published(ctx).select('articles.slug').where('articles.id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
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

function headsOf(rows: ReturnType<typeof published>) {
  return rows
    .select([
      'articles.slug',
      'articles.name',
      'articles.topic',
      'articles.summary',
      storedPicture(sql`articles.image`, null).as('image'),
      'articles.poster',
      sql<Date>`articles.published_at`.as('publishedAt'),
    ])
    .orderBy('articles.publishedAt', 'desc')
    .orderBy('articles.id');
}

type HeadRow = Awaited<ReturnType<ReturnType<typeof headsOf>['execute']>>[number];

function toHead({ poster, publishedAt, ...row }: HeadRow): ArticleHead {
  return { ...row, poster: poster as ArticlePoster | null, publishedAt: publishedAt.toISOString() };
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
    'articles.about',
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
