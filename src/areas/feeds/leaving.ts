import type { FeedKind, FeedKinds, Leaving, Lines } from '#kernel/feed';
import type { Session } from './session.ts';

const AT_ONCE = 500;
/** Rows of one transaction. */
const BATCH = 4000;

/** What a full feed no longer names: how many of each kind, and the lists that hold them. */
export type LeavingPlan = {
  counts: Readonly<Record<string, number>>;
  lists: readonly (NonNullable<FeedKind['fullFeed']> & { length: number })[];
};

export const nothingLeaves: LeavingPlan = { counts: {}, lists: [] };

/** @param whole the feed is the whole catalogue */
export async function planLeaving(session: Session, kinds: FeedKinds, whole: boolean): Promise<LeavingPlan> {
  let plan = nothingLeaves;
  for (const { fullFeed } of kinds.values()) {
    if (!fullFeed) continue;
    const counts = await fullFeed.plan(session.ctx, { whole });
    const length = Object.values(counts).reduce((sum, count) => sum + count, 0);
    plan = { counts: { ...plan.counts, ...counts }, lists: [...plan.lists, { ...fullFeed, length }] };
  }
  return plan;
}

/** Hands over what leaves the catalogue, some hundreds at a time. */
export async function eachLeaving(
  session: Session,
  { lists }: LeavingPlan,
  take: (leaving: Leaving) => void,
): Promise<void> {
  for (const { length, read } of lists) {
    for (const places of ranges(length, AT_ONCE)) for (const one of await read(session.ctx, places)) take(one);
  }
}

export async function takeDown(session: Session, { lists }: LeavingPlan): Promise<void> {
  for (const list of lists) {
    for (const places of ranges(list.length, BATCH)) {
      await session.transact(() => list.takeDown(session.ctx, places));
    }
  }
}

function ranges(length: number, size: number): Lines[] {
  return Array.from({ length: Math.ceil(length / size) }, (_, i) => ({ from: i * size + 1, to: (i + 1) * size }));
}
