import { categoryEntries, operatorEntries } from '#catalogue/search';
import { type Context, transaction } from '#kernel';
import type { Searchable } from '#kernel/running';
import { fold } from '#kernel/shared';
import {
  announceChanges,
  type EntryDocument,
  lockProjection,
  removeEntries,
  writeEntries,
} from '../queries/projection.ts';

/** What to bring up to date: some, all, or with nothing given none of a kind. */
export type EntriesToProject = {
  /** Leaves categories alone that are kept by another name or address than theirs. */
  onlyAsNamed?: boolean;
  categoryIds?: readonly string[] | 'all';
  operatorIds?: readonly string[] | 'all';
};

/** Brings search_entries, from which suggestions are made, up to date. */
export async function projectEntries(
  ctx: Context,
  { categoryIds, operatorIds, onlyAsNamed = false }: EntriesToProject,
): Promise<void> {
  await transaction(ctx, async (inner) => {
    await lockProjection(inner.db);
    if (categoryIds) {
      await replace(inner, 'category', categoryIds, await categoryDocuments(inner, categoryIds), onlyAsNamed);
    }
    if (operatorIds) await replace(inner, 'operator', operatorIds, await operatorDocuments(inner, operatorIds));
    await announceChanges(inner.db);
  });
}

type Named = Awaited<ReturnType<Searchable['read']>>[number];

/** The same for what another area has searched. @param ids those asked about: the ones that weren't found are removed */
export async function projectNamed(
  ctx: Context,
  kind: string,
  ids: readonly string[],
  found: readonly Named[],
): Promise<void> {
  await transaction(ctx, async (inner) => {
    await lockProjection(inner.db);
    const documents = found.map((one) => ({ ...named(kind, one), trip_count: 0, details: {} }));
    await replace(inner, kind, ids, documents);
    await announceChanges(inner.db);
  });
}

async function replace(
  ctx: Context,
  kind: string,
  ids: readonly string[] | 'all',
  found: EntryDocument[],
  onlyAsNamed = false,
): Promise<void> {
  await writeEntries(ctx.db, found, onlyAsNamed);
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

function named(kind: string, { id, name, slug }: Named) {
  return { kind, ref_id: id, name, slug, folded_name: fold(name) };
}
