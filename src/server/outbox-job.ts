import { type Context, emptyOutbox, type Jobs, type Log } from '#kernel';

const QUEUE = 'outbox.empty';
const KEPT_MS = 7 * 86_400_000;

/** Deletes at night the events that everybody has had and that are older than seven days. */
export async function startOutboxJob({ ctx, log, jobs }: { ctx: Context; log: Log; jobs: Jobs }): Promise<void> {
  const empty = async () => {
    const { deleted, behind } = await emptyOutbox(ctx.db, new Date(ctx.clock().getTime() - KEPT_MS));
    log.info({ deleted }, 'outbox emptied');
    if (behind.length > 0)
      log.warn({ subscribers: behind }, 'events of more than a week ago stay: these subscribers have not had them');
  };
  await jobs.work(QUEUE, empty, { onlyOne: true, at: '40 3 * * *' });
}
