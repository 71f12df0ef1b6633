import type { Context } from '#kernel';
import { readOwn, readWaiting, type WrittenRow } from './queries/written.ts';

const MOST = 200;

/** Reviews that wait to be read, the oldest first. */
export const waitingReviews = (ctx: Context): Promise<WrittenRow[]> => readWaiting(ctx.db, MOST);

/** What who is signed in wrote, the newest first; nothing for visitors. */
export async function writtenBy(ctx: Context): Promise<WrittenRow[]> {
  return ctx.actor.kind === 'member' ? readOwn(ctx.db, ctx.actor.userId, MOST) : [];
}
