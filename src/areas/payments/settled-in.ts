import type { Context } from '#kernel';
import type { Settled } from './queries/settled.ts';
import { readSettled } from './queries/settled.ts';

/**
 * What came and what went back within some time, by booking, after one of them. What was only asked for, waits at PayPal or
 * is still on its way back isn't settled.
 */
export function settledIn(
  { db }: Context,
  period: { from: Date; until: Date },
  page: { operatorId: string | null; after: string; limit: number },
): Promise<Settled[]> {
  return readSettled(db, period, page);
}
