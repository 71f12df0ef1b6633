import { data } from 'react-router';
import { reportedReview } from '#reviews';
import { cacheHeaders } from '../../page-cache-headers.ts';
import type { Services } from '../../services.ts';
import { typedAgain } from '../../typed.loader.ts';

/** The review that a reader wants to report, and whether they are known. */
export async function reportLoader(services: Services, request: Request) {
  const { ctx, page } = services;
  const query = new URL(request.url).searchParams;
  const review = await reportedReview(ctx, query.get('review') ?? '');
  const typed = review && typedAgain(services, request, '/report-a-review', { review: review.id });
  return data(
    { review, isMember: ctx.actor.kind === 'member', isSent: query.has('sent'), error: query.get('error'), typed },
    { headers: cacheHeaders(page, request) },
  );
}
