import type { Topic } from '#kernel';
import type { Db } from '#kernel/db';
import type { PageCache } from './page-cache.ts';
import type { SharedReadings } from './shared-readings.ts';

const AT_ONCE = 2000;

/** Pages that an event concerns; null for all of them. */
const CONCERNS: Record<Topic, (id: string) => string[] | null> = {
  'trip.changed': (id) => [`trip:${id}`, 'lists'],
  'operator.changed': (id) => [`operator:${id}`, 'lists'],
  'category.changed': () => ['lists'],
  'article.changed': () => ['lists'],
  'review.published': () => ['lists'],
  // Whether of a company or of a category: both stand in lists.
  'picture.stored': (id) => [`operator:${id}`, 'lists'],
  'partner.changed': () => null,
};

export type PageNews = {
  /** Drops the pages of everything that was announced since the last call. */
  read(): Promise<void>;
};

/** Each process reads the outbox for itself, because each keeps pages of its own. */
export async function createPageNews(
  db: Db,
  cache: PageCache,
  shared: Pick<SharedReadings, 'drop'>,
): Promise<PageNews> {
  const newest = await db
    .selectFrom('outboxEvents')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  // Ids are given out before their transactions end, so late ones are looked for among the recent.
  const seen = new Set<number>();
  let floor = newest?.id ?? 0;

  return {
    async read() {
      let after = floor;
      for (;;) {
        const events = await db
          .selectFrom('outboxEvents')
          .select(['id', 'topic', 'subjectId'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute();
        const fresh = events.filter(({ id }) => !seen.has(id));
        const tags = fresh.map(({ topic, subjectId }) => CONCERNS[topic as Topic]?.(subjectId ?? '') ?? null);
        if (fresh.some(({ topic }) => topic !== 'trip.changed')) shared.drop();
        if (tags.includes(null)) cache.clear();
        cache.drop(tags.flatMap((some) => some ?? []));
        for (const { id } of fresh) seen.add(id);
        if (events.length < AT_ONCE) break;
        after = events.at(-1)?.id ?? after;
      }
      floor = raiseFloor(seen, floor);
    },
  };
}

const LATE = 5000;

/** Forgets ids that are so far back that no open transaction can still bring one. */
function raiseFloor(seen: Set<number>, floor: number): number {
  let newest = floor;
  for (const id of seen) newest = Math.max(newest, id);
  const raised = Math.max(floor, newest - LATE);
  for (const id of seen) if (id <= raised) seen.delete(id);
  return raised;
}
