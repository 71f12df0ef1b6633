import type { Context } from '#kernel';
import { readWaiting, type WaitingRow } from './queries/written.ts';

const MOST = 200;

/** Reviews that wait to be read, the oldest first. */
export const waitingReviews = (ctx: Context): Promise<WaitingRow[]> => readWaiting(ctx.db, MOST);
