import { data } from 'react-router';
import { isAppError } from '#kernel';
import { type Desk, moderationDesk } from '#reviews';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

/** What moderators have to read, or what keeps the one who asks from it. @throws AppError not_found for other members */
export async function reviewsLoader({ ctx, page }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const said = { done: query.get('done'), at: query.get('at'), error: query.get('error') };
  return data({ ...said, ...(await deskOrWayIn()) }, { headers: cacheHeaders(page, request) });

  async function deskOrWayIn() {
    try {
      return { wayIn: null, desk: shown(await moderationDesk(ctx)) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'unauthenticated') return { wayIn: 'sign-in' as const, desk: null };
      if (error.code === 'second_factor_required') return { wayIn: 'second-factor' as const, desk: null };
      throw error;
    }
  }
}

const shown = ({ waiting, waitingCount, decided }: Desk) => ({
  waitingCount,
  waiting: waiting.map((review) => ({ ...review, reviewedAt: review.reviewedAt.toISOString() })),
  decided: decided.map((one) => ({ ...one, decidedAt: one.decidedAt.toISOString() })),
});

export type ShownDesk = ReturnType<typeof shown>;
