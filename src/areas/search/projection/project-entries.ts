import { categoryEntries, operatorEntries } from '#catalogue/search';
import { type Context, transaction } from '#kernel';
import { fold } from '#kernel/shared';
import {
  announceChanges,
  type EntryDocument,
  type EntryKind,
  lockProjection,
  removeEntries,
  writeEntries,
} from '../queries/projection.ts';

/** An article as content hands it over; search may not ask for it. */
export type ArticleEntry = { id: string; name: string; slug: string };

/** What to bring up to date: some, all, or with nothing given none of a kind. */
export type EntriesToProject = {
  categoryIds?: readonly string[] | 'all';
  operatorIds?: readonly string[] | 'all';
  /** `ids`: those asked about; the ones without an article are removed. 'all': every article there is. */
  articles?: { ids: readonly string[] | 'all'; found: readonly ArticleEntry[] };
};

/** Brings search_entries, from which suggestions are made, up to date. */
export async function projectEntries(
  ctx: Context,
  { categoryIds, operatorIds, articles }: EntriesToProject,
): Promise<void> {
  await transaction(ctx, async (inner) => {
    await lockProjection(inner.db);
    if (categoryIds) await replace(inner, 'category', categoryIds, await categoryDocuments(inner, categoryIds));
    if (operatorIds) await replace(inner, 'operator', operatorIds, await operatorDocuments(inner, operatorIds));
    if (articles) await replace(inner, 'article', articles.ids, articles.found.map(articleDocument));
    await announceChanges(inner.db);
  });
}

async function replace(
  ctx: Context,
  kind: EntryKind,
  ids: readonly string[] | 'all',
  found: EntryDocument[],
): Promise<void> {
  await writeEntries(ctx.db, found);
  const kept = found.map((entry) => entry.ref_id);
  const gone = ids === 'all' ? { except: kept } : { ids: ids.filter((id) => !kept.includes(id)) };
  await removeEntries(ctx.db, kind, gone);
}

async function categoryDocuments(ctx: Context, ids: readonly string[] | 'all'): Promise<EntryDocument[]> {
  const rows = await categoryEntries(ctx, ids === 'all' ? null : ids);
  return rows.map((row) => ({
    ...named('category', row),
    trip_count: row.tripCount,
    details: { category_type: row.categoryType, trip_page_slug: row.tripPageSlug, within: row.within },
  }));
}

async function operatorDocuments(ctx: Context, ids: readonly string[] | 'all'): Promise<EntryDocument[]> {
  const rows = await operatorEntries(ctx, ids === 'all' ? null : ids);
  return rows.map((row) => ({ ...named('operator', row), trip_count: row.tripCount, details: {} }));
}

function articleDocument(article: ArticleEntry): EntryDocument {
  return { ...named('article', article), trip_count: 0, details: {} };
}

function named(kind: EntryKind, { id, name, slug }: { id: string; name: string; slug: string }) {
  return { kind, ref_id: id, name, slug, folded_name: fold(name) };
}
