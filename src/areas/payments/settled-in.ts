import type { Context } from '#kernel';
import { readSettled } from './queries/settled.ts';

/** What came for a booking within some time, and what went back of it, in minor units of one currency. */
export type Settled = { bookingId: string; currency: string; capturedCents: number; refundedCents: number };

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
