import { ownersOfTrips, tripIdsOf } from '#catalogue';
import { type Context, consume, type OutboxEvent, type Topic } from '#kernel';
import { readCategorySlugs, readTripIdsWithFacets } from '../queries/projection.ts';
import { type ArticleEntry, projectEntries } from './project-entries.ts';
import { projectTrips } from './project-trips.ts';

/** An import tells of a trip once for each kind of record it brings; read together, the trip is projected once. */
const EVENTS_AT_ONCE = 500_000;

/** Reads articles by id in the given context; content owns them. */
export type ReadArticles = (ctx: Context, ids: readonly string[]) => Promise<ArticleEntry[]>;

export type PendingOptions = {
  readArticles?: ReadArticles;
  /** Trips projected, of those that the events concern. */
  onProgress?: (done: number, total: number) => void;
};

/**
 * Projects what the outbox tells of since the last call and moves search's cursor in the same transaction.
 * Answers how many events were read. Without `readArticles`, articles wait for the next full projection.
 */
export async function projectPending(ctx: Context, options: PendingOptions = {}): Promise<number> {
  let read = 0;
  for (;;) {
    const handled = await consume(ctx.db, 'search', EVENTS_AT_ONCE, (events, db) =>
      projectEvents({ ...ctx, db }, events, options),
    );
    read += handled;
    if (handled < EVENTS_AT_ONCE) return read;
  }
}

async function projectEvents(ctx: Context, events: OutboxEvent[], options: PendingOptions): Promise<void> {
  const { readArticles, onProgress } = options;
  const operatorIds = subjectsOf(events, 'operator.changed');
  const categoryIds = subjectsOf(events, 'category.changed');
  const articleIds = subjectsOf(events, 'article.changed');
  const tripIds = new Set(subjectsOf(events, 'trip.changed'));
  for (const id of await tripsConcerned(ctx, operatorIds, categoryIds)) tripIds.add(id);

  if (operatorIds.length + categoryIds.length + articleIds.length + tripIds.size === 0) return;
  await projectTrips(ctx, [...tripIds], onProgress);
  const owners = await ownersOfTrips(ctx, [...tripIds]);
  await projectEntries(ctx, {
    operatorIds: [...new Set([...operatorIds, ...owners.operatorIds])],
    categoryIds: [...new Set([...categoryIds, ...owners.categoryIds])],
    ...(readArticles && { articles: { ids: articleIds, found: await readArticles(ctx, articleIds) } }),
  });
}

/** Trips of changed companies and categories, and those that a category held until now. */
async function tripsConcerned(ctx: Context, operatorIds: string[], categoryIds: string[]): Promise<string[]> {
  if (operatorIds.length + categoryIds.length === 0) return [];
  const belong = await tripIdsOf(ctx, { operatorIds, categoryIds });
  const slugs = await readCategorySlugs(ctx, categoryIds);
  const belonged = await readTripIdsWithFacets(
    ctx,
    slugs.map((slug) => `category:${slug}`),
  );
  return [...belong, ...belonged];
}

function subjectsOf(events: OutboxEvent[], topic: Topic): string[] {
  const ids = events.flatMap((event) => (event.topic === topic && event.subjectId !== null ? [event.subjectId] : []));
  return [...new Set(ids)];
}
