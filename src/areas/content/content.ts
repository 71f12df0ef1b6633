import type { Context } from '#kernel';
import type { ExpertEntry, PageEntry } from './files/entries.ts';
import type { ContentLists } from './files/schemas.ts';
import type { ContentTables } from './tables.ts';

export type ContentPage = PageEntry & { id: string; path: string };
export type Expert = ExpertEntry & { slug: string };

const MOST_EXPERTS = 200;
const MOST_PAGES = 500;

const entries = (ctx: Context) => ctx.db.withTables<ContentTables>().selectFrom('contentEntries');

/** The text that somebody wrote for a path; null without one. */
export async function contentPage(ctx: Context, path: string): Promise<ContentPage | null> {
  const row = await entries(ctx)
    .select(['id', 'entry'])
    .where('kind', '=', 'page')
    .where('key', '=', path)
    .executeTakeFirst();
  return row ? { id: row.id, path, ...(row.entry as PageEntry) } : null;
}

/** Every page that has a text, by its path. */
export async function contentPageTitles(ctx: Context): Promise<{ path: string; title: string }[]> {
  const rows = await entries(ctx)
    .select(['key', 'entry'])
    .where('kind', '=', 'page')
    .orderBy('key')
    .limit(MOST_PAGES)
    .execute();
  return rows.map(({ key, entry }) => ({ path: key, title: (entry as PageEntry).title }));
}

/** Travel experts, by slug. */
export async function experts(ctx: Context): Promise<Expert[]> {
  const rows = await entries(ctx)
    .select(['key', 'entry'])
    .where('kind', '=', 'expert')
    .orderBy('key')
    .limit(MOST_EXPERTS)
    .execute();
  return rows.map(({ key, entry }) => ({ slug: key, ...(entry as ExpertEntry) }));
}

export async function hasExperts(ctx: Context): Promise<boolean> {
  const row = await entries(ctx).select('key').where('kind', '=', 'expert').orderBy('key').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** What a database holds into which no content was ever loaded. */
const NO_LISTS: ContentLists = {
  browse: { trending: [], continents: [], types: [], kinds: [] },
  menus: {
    row: [],
    phone: [],
    attractions: [],
    companies: [],
    places: [],
    helpful: [],
    about: [],
    community: [],
    legal: [],
  },
  press: { mentions: [], awards: [] },
  quotes: [],
  roles: [],
  restrictions: { dated: '2000-01-01', levels: [], sources: [] },
  social: [],
  topics: [],
  'trip-types': [],
};

/** Every list of the installation. */
export async function contentLists(ctx: Context): Promise<ContentLists> {
  const rows = await entries(ctx)
    .select(['key', 'entry'])
    .where('kind', '=', 'list')
    .orderBy('key')
    .limit(Object.keys(NO_LISTS).length)
    .execute();
  return { ...NO_LISTS, ...Object.fromEntries(rows.map(({ key, entry }) => [key, entry])) };
}
