import { data } from 'react-router';
import { readMe } from '#accounts';
import { type OwnReview, ownReviews } from '#reviews';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { railOf } from './rail.loader.ts';

/** What a member has written, and how each review stands; null for visitors. */
export async function myReviewsLoader({ ctx, page, keyring, mail, addresses }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const query = new URL(request.url).searchParams;
  const said = { done: query.get('done'), error: query.get('error') };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null, reviews: [] }, { headers });
  const [me, reviews] = await Promise.all([readMe(ctx, { keyring, mail }), ownReviews(ctx, { addresses })]);
  return data({ ...said, me: { rail: railOf(me) }, reviews: reviews.map(shown) }, { headers });
}

const shown = ({ reviewedAt, revision: _, ...review }: OwnReview) => ({
  ...review,
  writtenOn: reviewedAt.toISOString().slice(0, 10),
});
export type ShownOwnReview = ReturnType<typeof shown>;
