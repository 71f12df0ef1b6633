import { type Leaving, type LeavingCounts, readLeaving } from '#catalogue/feed';
import type { Session } from './session.ts';

const AT_ONCE = 500;

/** Hands over what leaves the catalogue, trips before departures, some hundreds at a time. */
export async function eachLeaving(
  session: Session,
  { trips, departures }: LeavingCounts,
  take: (leaving: Leaving) => void,
): Promise<void> {
  for (let from = 1; from <= trips + departures; from += AT_ONCE) {
    for (const one of await readLeaving(session.ctx, { from, to: from + AT_ONCE - 1 })) take(one);
  }
}
