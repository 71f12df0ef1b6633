import { shownNames } from '#catalogue/addresses';
import { type Concern, type Context, followEvents, forgetRates, type OutboxEvent, type Topic } from '#kernel';
import { areas, news } from '../areas.ts';
import type { SharedReadings } from '../web/services.ts';
import type { PageCache } from './page-cache.ts';

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

/** Each process reads the outbox for itself, because each keeps pages of its own. */
export async function createPageNews(
  ctx: Pick<Context, 'db'>,
  cache: PageCache,
  shared: Pick<SharedReadings, 'drop'>,
): Promise<PageNews> {
  const follower = await followEvents(ctx.db);
  const menus = await createMenuNames(ctx);

  async function take(events: OutboxEvent[]): Promise<void> {
    if (events.some(({ topic }) => topic === 'rates.changed')) forgetRates();
    const tags = events.map(({ topic, subjectId }) => concerns[topic]?.(subjectId ?? '') ?? null);
    if (events.some(({ topic }) => topic !== 'trip.changed')) shared.drop();
    if (tags.includes(null)) cache.clear();
    cache.announce(tags.flatMap((some) => some ?? []));
    const named = events.flatMap(({ topic, subjectId }) => (inMenus.has(topic) && subjectId ? [subjectId] : []));
    if (await menus.haveChanged(named)) dropMenus();
  }

  function dropMenus(): void {
    shared.drop();
    cache.drop(['shell']);
  }

  return {
    read: () =>
      follower.read(async (events) => {
        if (events) return take(events);
        forgetRates();
        shared.drop();
        cache.clear();
        await menus.haveChanged(null);
      }),
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
