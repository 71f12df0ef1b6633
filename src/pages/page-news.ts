import { shownNames } from '#catalogue/addresses';
import type { Concern, Context, Topic } from '#kernel';
import { followEvents, type OutboxEvent } from '#kernel/outbox';
import type { StartedAreas } from '#kernel/running';
import { areas, news } from '../areas.ts';
import { pagesIn } from '../web/page-table.ts';
import type { SharedReadings } from '../web/services.ts';
import { readMissing } from '../web/shell/shell.loader.ts';
import type { PageCache } from './page-cache.ts';
import { createHasPage } from './page-matcher.ts';

/** Which pages each piece of news concerns; a topic that no area tells doesn't compile. */
const concerns: Record<Topic, Concern> = news;

/** After these menus, which stand on every page, may read otherwise. */
const inMenus = new Set(areas.flatMap((area) => area.inMenus));

export type PageNews = {
  /** Drops the pages of everything that was announced since the last call. */
  read(): Promise<void>;
  /** Reads the last seconds again: the connection was lost, and with it perhaps what the database knew. */
  rewind(): void;
};

/** How often it is looked whether trips have changed where menus may lead. */
const LINKS_EVERY_MS = 5000;

type Hear = StartedAreas['hear'];

/**
 * Each process reads the outbox for itself, because each keeps pages of its own.
 * @param hear what areas do at their news; when one fails, the news are read again
 */
export async function createPageNews(
  ctx: Context,
  cache: PageCache,
  shared: Pick<SharedReadings, 'drop'>,
  hear: Hear = {},
): Promise<PageNews> {
  const follower = await followEvents(ctx.db);
  const menus = await createMenuNames(ctx);
  const links = await createMenuLinks(ctx);
  const told = Object.keys(hear) as Topic[];
  // Trips come by thousands, and fill few of the lists that menus lead to.
  let linksDue = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  // Areas have read what they hold before the follower stood.
  await tell(told)();

  /** Begins at once, so that no page is made of what areas knew before. @returns a function that waits for the end */
  function tell(topics: Iterable<Topic>): () => Promise<void> {
    const listeners = [...topics].flatMap((topic) => hear[topic] ?? []);
    const ended = Promise.allSettled(listeners.map(async (listener) => listener()));
    return async () => {
      const failed = (await ended).find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    };
  }

  async function take(events: OutboxEvent[]): Promise<void> {
    const topics = new Set(events.map(({ topic }) => topic));
    const heard = tell(topics);
    const tags = events.map(({ topic, subjectId }) => concerns[topic]?.(subjectId ?? '') ?? null);
    if (topics.size > 1 || !topics.has('trip.changed')) shared.drop();
    if (tags.includes(null)) cache.clear();
    cache.announce(tags.flatMap((some) => some ?? []));
    const named = events.flatMap(({ topic, subjectId }) => (inMenus.has(topic) && subjectId ? [subjectId] : []));
    // Each at once: what fails is read again, and then the first says that nothing has changed.
    if (await menus.haveChanged(named)) dropMenus();
    linksDue ||= topics.has('trip.changed');
    if ([...topics].some((topic) => inMenus.has(topic))) await lookAtLinks();
    await heard();
  }

  async function lookAtLinks(): Promise<void> {
    lookedAt = performance.now();
    if (await links.haveChanged()) dropMenus();
    linksDue = false;
  }

  function dropMenus(): void {
    shared.drop();
    cache.drop(['shell']);
  }

  return {
    async read() {
      await follower.read(async (events) => {
        if (events) return take(events);
        const heard = tell(told);
        shared.drop();
        cache.clear();
        await menus.haveChanged(null);
        await links.haveChanged();
        await heard();
      });
      if (linksDue && performance.now() - lookedAt >= LINKS_EVERY_MS) await lookAtLinks();
    },
    rewind: follower.rewind,
  };
}

/** Remembers how categories and companies stand in menus; counts, which move with every import, aren't among it. */
async function createMenuNames(ctx: Pick<Context, 'db'>) {
  const read = async (ids: string[] | null) =>
    new Map((await shownNames(ctx, ids)).map(({ id, shown }) => [id, shown] as const));
  let known = await read(null);

  return {
    /** Whether menus show any of these otherwise than before; null for all. */
    async haveChanged(ids: string[] | null): Promise<boolean> {
      if (ids?.length === 0) return false;
      const found = await read(ids);
      const among = ids ?? [...new Set([...known.keys(), ...found.keys()])];
      const changed = among.filter((id) => known.get(id) !== found.get(id));
      if (ids === null) known = found;
      for (const id of changed) {
        const shown = found.get(id);
        if (shown === undefined) known.delete(id);
        else known.set(id, shown);
      }
      return changed.length > 0;
    },
  };
}

/** Remembers which links menus leave out, because there is nothing where they lead. */
async function createMenuLinks(ctx: Context) {
  const hasPage = createHasPage(pagesIn('production'));
  const read = async () => (await readMissing(ctx, hasPage)).join(' ');
  let known = await read();

  return {
    /** Whether menus leave out others than before. */
    async haveChanged(): Promise<boolean> {
      const found = await read();
      const changed = found !== known;
      known = found;
      return changed;
    },
  };
}
