import type { Context } from '#kernel';
import { readWaiting, type WrittenRow } from './queries/written.ts';

const MOST = 200;

/** Reviews that wait to be read, the oldest first. */
export const waitingReviews = (ctx: Context): Promise<WrittenRow[]> => readWaiting(ctx.db, MOST);
