import type { Context } from '#kernel';
import { leading } from '#kernel/outbox';
import { type PendingOptions, projectPending, SUBSCRIBER } from './project-pending.ts';

/** As long as a server may be busy with what came before. */
const TRIES = 10;
/** Longer than this the lists of running servers don't lag: then they project beside the import. */
const MOST_MS = 600_000;
const SIGN_EVERY_MS = 5000;

/**
 * Does an import and then projects all of it, here and once. Without this a running server would project each trip
 * as often as the import tells of it, beside its pages. When this process is ended, a server goes on.
 */
export async function projectAfter<Result>(
  ctx: Context,
  work: () => Promise<Result>,
  options: PendingOptions,
): Promise<Result> {
  return leading(
    ctx.db,
    SUBSCRIBER,
    async (lead) => {
      const signs = setInterval(() => void lead?.alive().catch(() => {}), SIGN_EVERY_MS);
      const result = await work().finally(() => clearInterval(signs));
      await projectPending(ctx, { ...options, lead });
      return result;
    },
    { tries: TRIES, mostMs: MOST_MS },
  );
}
