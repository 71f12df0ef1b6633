import { emptyUsedChallenges } from './bot-check.ts';
import { emptyIdempotencyKeys } from './idempotency.ts';
import { emptyOutbox } from './outbox/unread-events.ts';
import type { Job } from './running/jobs.ts';
import type { Ground } from './running/start-areas.ts';
import { emptyLimits } from './shared-limits.ts';

const EVENTS_KEPT_MS = 7 * 86_400_000;

/** What the ground deletes at night: events that everybody has had, kept answers, limits and used challenges. */
export function nightly({ ctx, log }: Pick<Ground, 'ctx' | 'log'>): Job[] {
  const emptyEvents = async () => {
    const { deleted, behind } = await emptyOutbox(ctx.db, new Date(ctx.clock().getTime() - EVENTS_KEPT_MS));
    log.info({ deleted }, 'outbox emptied');
    if (behind.length > 0)
      log.warn({ subscribers: behind }, 'events of more than a week ago stay: these subscribers have not had them');
  };
  const emptyKept = async () => {
    const [answers, windows] = [await emptyIdempotencyKeys(ctx.db), await emptyLimits(ctx)];
    const challenges = await emptyUsedChallenges(ctx.db);
    log.info({ answers, limits: windows, challenges }, 'kept answers, limits and used challenges emptied');
  };
  return [
    { queue: 'outbox.empty', work: emptyEvents, onlyOne: true, at: '40 3 * * *' },
    { queue: 'ground.empty', work: emptyKept, onlyOne: true, at: '50 3 * * *' },
  ];
}
