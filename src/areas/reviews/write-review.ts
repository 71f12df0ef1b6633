import { keepOpen, memberById } from '#accounts';
import { operatorFacts } from '#catalogue';
import { reviewedTrip } from '#catalogue/companies';
import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { toCalendarDate } from '#kernel/shared';
import { overallOf } from './mean-score.ts';
import { insertAuthor, insertReview } from './queries/written.ts';
import { refuseSecond } from './refuse-second.ts';
import type { Scores } from './score-names.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** Over all servers and addresses of a day: whoever is written to so often isn't the one who writes. */
const PER_ADDRESS = { name: 'REVIEW_EMAIL', max: 10, windowSeconds: 86_400 };

export type WrittenReview = {
  operatorSlug: string;
  tripSlug: string | null;
  /** As it will be shown. */
  authorName: string;
  /** Where a visitor confirms; that of a member is known. */
  email: string | null;
  summary: string;
  content: string;
  /** For the whole, 1 to 5; null: the mean of the others. */
  rating: number | null;
  scores: Scores;
  /** YYYY-MM-DD. */
  traveledOn: string | null;
};

/** draft: it waits for its author to confirm the address; in_moderation: it is read before it is published. */
export type Written = { id: string; state: 'draft' | 'in_moderation' };

/**
 * Keeps a review. A member’s is read by a moderator next; a visitor is mailed a link that confirms it, whatever the address.
 * @throws AppError invalid for a company or trip that isn’t there, rating_required without a score, already_reviewed for
 * members, rate_limited
 */
export async function writeReview(ctx: Context, parts: Parts, review: WrittenReview): Promise<Written> {
  const { operatorId, operatorName, tripId } = await subjectOf(ctx, review);
  const overall = overallOf(review);
  if (review.traveledOn !== null && review.traveledOn > toCalendarDate(ctx.clock())) {
    throw new AppError('invalid', 'must be in the past', { pointer: '/review/traveled_on' });
  }
  const author = await authorOf(ctx, review);
  await countFor(parts, author.email);
  const emailHash = parts.addresses.hashOf(author.email);
  const id = newId();
  const token = author.isConfirmed ? null : newToken('hex');
  const subject = { userId: author.userId, emailHash, operatorId, tripId, traveledOn: review.traveledOn };
  const state = token ? 'draft' : 'in_moderation';
  await transaction(ctx, async (inside) => {
    if (author.userId) await keepOpen(inside, author.userId);
    if (!token) await refuseSecond(inside, parts, subject);
    await insertReview(inside.db, {
      id,
      ...subject,
      ...review,
      overall,
      state,
      now: ctx.clock(),
    });
    await insertAuthor(inside.db, {
      id,
      userId: author.userId,
      content: parts.keyring.encrypt(JSON.stringify({ email: author.email }), {
        table: 'review_authors',
        column: 'content',
        id,
      }),
      tokenHash: token === null ? null : hashOf(token),
      expiresAt: token !== null ? new Date(ctx.clock().getTime() + DAYS * DAY_MS) : null,
      confirmedAt: token ? null : ctx.clock(),
    });
    if (!token) return;
    await parts.mail.post(inside, {
      name: 'review_confirm',
      to: author.email,
      subjectId: id,
      variables: { company: operatorName, summary: review.summary, path: `/write-a-review?token=${token}`, days: DAYS },
    });
  });
  return { id, state };
}

async function subjectOf(ctx: Context, { operatorSlug, tripSlug }: WrittenReview) {
  const operator = (await operatorFacts(ctx, [operatorSlug])).get(operatorSlug);
  if (!operator?.shown) {
    throw new AppError('invalid', 'must be the slug of a company', { pointer: '/review/operator_slug' });
  }
  if (tripSlug === null) return { operatorId: operator.id, operatorName: operator.name, tripId: null };
  const trip = await reviewedTrip(ctx, operator.id, tripSlug);
  if (!trip) {
    throw new AppError('invalid', 'must be the slug of a trip of this company', { pointer: '/review/trip_slug' });
  }
  return { operatorId: operator.id, operatorName: operator.name, tripId: trip.id };
}

async function authorOf({ actor, ...ctx }: Context, { email }: WrittenReview) {
  const member = actor.kind === 'member' ? await memberById({ actor, ...ctx }, actor.userId) : null;
  if (actor.kind === 'member' && member) {
    return { userId: actor.userId, email: member.email, isConfirmed: actor.verified };
  }
  if (email === null) throw new AppError('required', 'is required', { pointer: '/review/email' });
  return { userId: null, email: email.toLowerCase(), isConfirmed: false };
}

async function countFor({ sharedLimits }: Parts, email: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(PER_ADDRESS, email);
  if (allowed) return;
  throw new AppError('rate_limited', 'This address was used for many reviews today. Try again tomorrow.', {
    retryAfterSeconds: resetSeconds,
  });
}
