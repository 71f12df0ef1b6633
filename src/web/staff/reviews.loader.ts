import { data } from 'react-router';
import { notFound } from '#kernel';
import { type Desk, moderationDesk } from '#reviews';
import { askedPage } from '../asked-page.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/** What moderators have to read, or what keeps the one who asks from it. @throws AppError not_found for other members */
export async function reviewsLoader({ ctx, page: facts, keyring }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const said = { done: query.get('done'), at: query.get('at'), error: query.get('error') };
  const page = askedPage(request);
  const { wayIn, desk } = await deskOrWayIn(async () => shown(await moderationDesk(ctx, { keyring }, page)));
  if (page > (desk?.repliedPages ?? 1)) throw notFound();
  return data({ ...said, wayIn, desk, page }, { headers: cacheHeaders(facts, request) });
}

const shown = ({ waiting, waitingCount, reported, replied, repliedPages, decided }: Desk) => ({
  waitingCount,
  repliedPages,
  waiting: waiting.map((review) => ({ ...review, reviewedAt: review.reviewedAt.toISOString() })),
  reported: reported.map((review) => ({ ...review, reviewedAt: review.reviewedAt.toISOString() })),
  replied: replied.map((review) => ({ ...review, repliedAt: review.repliedAt.toISOString() })),
  decided: decided.map((one) => ({ ...one, decidedAt: one.decidedAt.toISOString() })),
});

export type ShownDesk = ReturnType<typeof shown>;
