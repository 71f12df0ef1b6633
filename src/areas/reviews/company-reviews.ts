import { operatorFacts, tripNames } from '#catalogue';
import { AppError, type Context, notFound } from '#kernel';
import { type CompanyReviewRow, readCompanyReviews } from './queries/replies.ts';
import { mayChangeReply } from './reply-to-review.ts';

type Named = { slug: string; name: string };

export type CompanyReview = Omit<CompanyReviewRow, 'tripId' | 'replyRemovedAt' | 'authorName'> & {
  authorName: string;
  trip: Named | null;
  mayReply: boolean;
  mayChangeReply: boolean;
  isReplyRemoved: boolean;
};

export type CompanyDesk = {
  company: Named & { id: string };
  /** All for which the one who asks speaks. */
  companies: Named[];
  reviews: CompanyReview[];
  count: number;
  pages: number;
};

type Asked = { company: string | null; unanswered: boolean; page: number; limit: number };

/**
 * What is published about a company, for who speaks for it.
 * @param asked.company its slug; null: the first of those there are
 * @throws AppError unauthenticated; not_found for another company, and who speaks for none
 */
export async function companyReviews(ctx: Context, asked: Asked): Promise<CompanyDesk> {
  if (ctx.actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  const ids = ctx.actor.operatorIds;
  const facts = await operatorFacts(ctx, ids);
  const companies = ids.flatMap((id) => facts.get(id) ?? []).sort((one, other) => (one.name < other.name ? -1 : 1));
  const company = asked.company === null ? companies[0] : companies.find(({ slug }) => slug === asked.company);
  if (!company) throw notFound();
  const { page, limit, unanswered } = asked;
  const listed = { operatorId: company.id, unanswered, limit, offset: (page - 1) * limit };
  const { reviews, count } = await readCompanyReviews(ctx.db, listed);
  const trips = await tripNames(
    ctx,
    reviews.flatMap(({ tripId }) => tripId ?? []),
  );
  const named = ({ slug, name }: Named) => ({ slug, name });
  return {
    company: { id: company.id, ...named(company) },
    companies: companies.map(named),
    count,
    pages: Math.max(1, Math.ceil(count / limit)),
    reviews: reviews.map(({ tripId, replyRemovedAt, authorName, ...review }) => {
      const trip = trips.get(tripId ?? '');
      return {
        ...review,
        authorName: authorName?.trim() || 'Anonymous',
        trip: trip ? named(trip) : null,
        mayReply: review.reply === null && replyRemovedAt === null,
        mayChangeReply: review.reply !== null && mayChangeReply(review.repliedAt, ctx.clock()),
        isReplyRemoved: replyRemovedAt !== null,
      };
    }),
  };
}
