import { data } from 'react-router';
import { notFound } from '#kernel';
import { ownReviews } from '#reviews';
import { idInPath } from '../../id-in-path.loader.ts';
import { cacheHeaders } from '../../page-cache-headers.ts';
import type { Services } from '../../services.ts';

/** A review as its author goes on with it: with the change that waits, where one does. @throws AppError not_found */
export async function changeLoader({ ctx, page, addresses }: Services, request: Request, id: string) {
  const headers = cacheHeaders(page, request);
  idInPath(id);
  const error = new URL(request.url).searchParams.get('error');
  if (ctx.actor.kind !== 'member') return data({ review: null, error, id }, { headers });
  const found = (await ownReviews(ctx, { addresses })).find((one) => one.id === id);
  if (!found?.mayChange) throw notFound();
  const { authorName, summary, content, overallScore, scores } = found.change ?? found;
  return data(
    {
      id,
      error,
      review: {
        ...{ id, authorName, summary, content, scores },
        // A mean of the others is none that was chosen.
        rating: Number.isInteger(overallScore) ? overallScore : null,
        state: found.state,
        company: found.company,
        trip: found.trip,
      },
    },
    { headers },
  );
}
