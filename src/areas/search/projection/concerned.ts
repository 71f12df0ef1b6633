import { categoryEntries, tripIdsOf } from '#catalogue/search';
import type { Context, Topic } from '#kernel';
import type { OutboxEvent } from '#kernel/outbox';
import type { Searchable } from '#kernel/running';
import { readKeptCategories, readTripIdsWithFacets } from '../queries/projection.ts';

/** What has to be projected anew. */
export type Concerned = {
  trip: ReadonlySet<string>;
  operator: ReadonlySet<string>;
  category: ReadonlySet<string>;
  /** Of what areas have searched by name, by its kind. */
  named: ReadonlyMap<string, ReadonlySet<string>>;
};

/** @param idsOf those of a kind */
export function concernedOf(
  idsOf: (kind: string) => Iterable<string>,
  searchable: readonly Searchable[] = [],
): Concerned {
  const of = (kind: string) => new Set(idsOf(kind));
  const named = new Map(searchable.map(({ kind }) => [kind, of(kind)]));
  return { trip: of('trip'), operator: of('operator'), category: of('category'), named };
}

/** What these events concern: their subjects, and the trips of changed companies and renamed categories. */
export async function concernedBy(
  ctx: Context,
  events: readonly OutboxEvent[],
  searchable: readonly Searchable[] = [],
): Promise<Concerned> {
  const operator = subjectsOf(events, 'operator.changed');
  const category = subjectsOf(events, 'category.changed');
  const trip = subjectsOf(events, 'trip.changed');
  const renamed = await renamedCategories(ctx, [...category]);
  const belong = { operatorIds: [...operator], categoryIds: renamed.map(({ id }) => id) };
  if (belong.operatorIds.length + renamed.length > 0) {
    for (const id of await tripIdsOf(ctx, belong)) trip.add(id);
  }
  const formerly = renamed.flatMap(({ slug }) => (slug === null ? [] : [`category:${slug}`]));
  for (const id of await readTripIdsWithFacets(ctx, formerly)) trip.add(id);
  const named = new Map(searchable.map(({ kind, news }) => [kind, subjectsOf(events, news)]));
  return { trip, operator, category, named };
}

/** Categories whose trips hold other words of them than they should; `slug`: the one they hold, null for none. */
async function renamedCategories(ctx: Context, ids: string[]): Promise<{ id: string; slug: string | null }[]> {
  if (ids.length === 0) return [];
  const kept = new Map((await readKeptCategories(ctx, ids)).map((row) => [row.id, row]));
  const found = await categoryEntries(ctx, ids);
  return ids.flatMap((id) => {
    const is = found.find((row) => row.id === id);
    const was = kept.get(id);
    const same = is?.name === was?.name && is?.slug === was?.slug && is?.categoryType === was?.categoryType;
    return same ? [] : [{ id, slug: was?.slug ?? null }];
  });
}

function subjectsOf(events: readonly OutboxEvent[], topic: Topic): Set<string> {
  return new Set(
    events.flatMap((event) => (event.topic === topic && event.subjectId !== null ? [event.subjectId] : [])),
  );
}
