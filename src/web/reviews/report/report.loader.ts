import { data } from 'react-router';
import { reportedReview } from '#reviews';
import { cacheHeaders } from '../../page-cache-headers.ts';
import type { Services } from '../../services.ts';

/** The review that a reader wants to report, and whether they are known. */
export async function reportLoader({ ctx, page }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const review = await reportedReview(ctx, query.get('review') ?? '');
  return data(
    { review, isMember: ctx.actor.kind === 'member', isSent: query.has('sent'), error: query.get('error') },
    { headers: cacheHeaders(page, request) },
  );
}
