import { memberById } from '#accounts';
import { operatorFacts, tripNames } from '#catalogue';
import { AppError, type Context, isId, notFound, type Parts } from '#kernel';
import { type Decision, decideReview } from './decide-review.ts';
import { countWaiting, type DecisionRow, readDecisions, readWaiting, type WrittenRow } from './queries/written.ts';

const AT_ONCE = 20;
const DECISIONS = 20;

type Company = { slug: string; name: string };

/** A review as a moderator reads it. */
export type WaitingReview = Pick<
  WrittenRow,
  'id' | 'authorName' | 'summary' | 'content' | 'overallScore' | 'scores' | 'traveledOn' | 'reviewedAt'
> & { company: Company | null; trip: { slug: string; name: string } | null };

/** What a moderator decided, and how the review stands now. */
export type DecidedReview = Pick<
  DecisionRow,
  'reviewId' | 'summary' | 'decision' | 'reason' | 'decidedAt' | 'state'
> & {
  company: Company | null;
  /** A name of the team, or where it was done. */
  by: string;
};

export type Desk = { waiting: WaitingReview[]; waitingCount: number; decided: DecidedReview[] };

/** What waits for moderators, the oldest first, and what they decided last. @throws AppError as moderatorOf */
export async function moderationDesk(ctx: Context): Promise<Desk> {
  moderatorOf(ctx);
  const [waiting, waitingCount, decided] = await Promise.all([
    readWaiting(ctx.db, AT_ONCE),
    countWaiting(ctx.db),
    readDecisions(ctx.db, DECISIONS),
  ]);
  const [companies, trips, names] = await Promise.all([
    operatorFacts(ctx, [...new Set([...waiting, ...decided].map(({ operatorId }) => operatorId))]),
    tripNames(
      ctx,
      waiting.flatMap(({ tripId }) => tripId ?? []),
    ),
    namesOf(
      ctx,
      decided.map(({ decidedBy }) => decidedBy),
    ),
  ]);
  const companyOf = (id: string) => {
    const found = companies.get(id);
    return found ? { slug: found.slug, name: found.name } : null;
  };
  return {
    waitingCount,
    waiting: waiting.map(
      ({ id, authorName, summary, content, overallScore, scores, traveledOn, reviewedAt, ...of }) => {
        const trip = of.tripId === null ? undefined : trips.get(of.tripId);
        return {
          ...{ id, authorName, summary, content, overallScore, scores, traveledOn, reviewedAt },
          company: companyOf(of.operatorId),
          trip: trip ? { slug: trip.slug, name: trip.name } : null,
        };
      },
    ),
    decided: decided.map(({ reviewId, summary, decision, reason, decidedAt, state, operatorId, decidedBy }) => ({
      ...{ reviewId, summary, decision, reason, decidedAt, state },
      company: companyOf(operatorId),
      by: names.get(decidedBy) ?? decidedBy,
    })),
  };
}

/**
 * Publishes or refuses a review as the moderator who asks.
 * @throws AppError as moderatorOf; not_found for one that was decided meanwhile; forbidden for one’s own
 */
export async function moderateReview(
  ctx: Context,
  parts: Pick<Parts, 'keyring' | 'mail'>,
  { id, decision }: { id: string; decision: Decision },
): Promise<void> {
  const by = moderatorOf(ctx);
  if (!isId(id)) throw notFound();
  await decideReview(ctx, parts, { id, decision, by });
}

/** @throws AppError unauthenticated; second_factor_required for one of the team without it; not_found for others */
function moderatorOf({ actor }: Context): string {
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  if (actor.staff) return actor.userId;
  if (actor.awaitsSecondFactor) {
    throw new AppError('second_factor_required', 'Enter a code of your authenticator first, at /second-factor.');
  }
  throw notFound();
}

/** Of those that are members: their names. */
async function namesOf(ctx: Context, deciders: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...new Set(deciders)].filter(isId).map(async (id) => {
      const member = await memberById(ctx, id);
      const name = member && [member.firstName, member.lastName].filter(Boolean).join(' ');
      return [id, name || (member?.email ?? 'A former member')] as const;
    }),
  );
  return new Map(found);
}
