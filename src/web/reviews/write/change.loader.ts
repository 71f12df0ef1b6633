import { data } from 'react-router';
import { notFound } from '#kernel';
import { ownReviews } from '#reviews';
import { scoreNames } from '#reviews/shared';
import { idInPath } from '../../id-in-path.loader.ts';
import { cacheHeaders } from '../../page-cache-headers.ts';
import type { Services } from '../../services.ts';
import { typedAgain } from '../../typed.loader.ts';

/** A review as its author goes on with it: with the change that waits, where one does. @throws AppError not_found */
export async function changeLoader(services: Services, request: Request, id: string) {
  const { ctx, page, addresses } = services;
  const headers = cacheHeaders(page, request);
  idInPath(id);
  const error = new URL(request.url).searchParams.get('error');
  if (ctx.actor.kind !== 'member') return data({ review: null, error, id }, { headers });
  const found = (await ownReviews(ctx, { addresses })).find((one) => one.id === id);
  if (!found?.mayChange) throw notFound();
  const { authorName, summary, content, overallScore, scores } = found.change ?? found;
  const typed = typedAgain(services, request, '/account/my-reviews', { review: id });
  const scoreOf = (name: string, stands: number | null | undefined) =>
    typed ? (/^[1-5]$/.test(typed[name] ?? '') ? Number(typed[name]) : null) : (stands ?? null);
  return data(
    {
      id,
      error,
      review: {
        id,
        authorName: typed?.name ?? authorName,
        summary: typed?.summary ?? summary,
        content: typed?.content ?? content,
        scores: Object.fromEntries(scoreNames.map((name) => [name, scoreOf(`score_${name}`, scores[name])])),
        // A mean of the others is none that was chosen.
        rating: scoreOf('rating', Number.isInteger(overallScore) ? overallScore : null),
        state: found.state,
        company: found.company,
        trip: found.trip,
      },
    },
    { headers },
  );
}
