import { data, redirect } from 'react-router';
import { isAppError, notFound } from '#kernel';
import { type CompanyDesk, companyReviews } from '#reviews';
import { askedPage } from '../asked-page.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';

const AT_ONCE = 20;

/** What is published about a company, for who speaks for it; null for visitors. @throws AppError not_found for other members */
export async function operatorReviewsLoader(services: Services, request: Request) {
  const { ctx, page: facts } = services;
  const headers = cacheHeaders(facts, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const unanswered = query.get('show') === 'unanswered';
  const at = query.get('at');
  const typed = at === null ? null : typedAgain(services, request, '/operator/reviews', { review: at });
  const said = { page, unanswered, done: query.get('done'), at, error: query.get('error'), typed };
  try {
    const desk = await companyReviews(ctx, { company: query.get('company'), unanswered, page, limit: AT_ONCE });
    if (page > desk.pages) {
      // The last review of that page was answered just now.
      if (at === null) throw notFound();
      query.set('page', String(desk.pages));
      throw redirect(`/operator/reviews?${query}`);
    }
    return data({ ...said, desk: shown(desk) }, { headers });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'unauthenticated') throw error;
    if (page > 1) throw notFound();
    return data({ ...said, desk: null }, { headers });
  }
}

const shown = ({ reviews, ...desk }: CompanyDesk) => ({
  ...desk,
  reviews: reviews.map(({ reviewedAt, repliedAt, ...review }) => ({
    ...review,
    writtenOn: reviewedAt.toISOString().slice(0, 10),
    repliedOn: repliedAt?.toISOString().slice(0, 10) ?? null,
  })),
});

export type ShownCompanyDesk = ReturnType<typeof shown>;
