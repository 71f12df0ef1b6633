import { namesOfTeam } from '#accounts';
import { operatorFacts, tripNames } from '#catalogue';
import { type Context, isId, notFound, type Parts } from '#kernel';
import { staffOf } from '#kernel/team';
import { type Decision, decideReview } from './decide-review.ts';
import { type RepliedRow, readReplied } from './queries/replies.ts';
import { type ReportedRow, readReported } from './queries/reports.ts';
import { countWaiting, type DecisionRow, readDecisions, readWaiting, type WaitingRow } from './queries/written.ts';
import { placeOf } from './report-review.ts';

const AT_ONCE = 20;
const DECISIONS = 20;
const REPLIES = 10;

type Company = { slug: string; name: string };

/** A review as a moderator reads it. */
export type WaitingReview = Pick<
  WaitingRow,
  | 'id'
  | 'authorName'
  | 'summary'
  | 'content'
  | 'overallScore'
  | 'scores'
  | 'traveledOn'
  | 'reviewedAt'
  | 'revision'
  | 'isChange'
> & { company: Company | null; trip: { slug: string; name: string } | null };

/** What a moderator decided, and how the review stands now. */
export type DecidedReview = Pick<
  DecisionRow,
  'reviewId' | 'summary' | 'decision' | 'reason' | 'decidedAt' | 'state' | 'revision'
> & {
  company: Company | null;
  /** A name of the team, or where it was done. */
  by: string;
};

/** A published review against which readers have something. */
export type ReportedReview = Omit<ReportedRow, 'operatorId' | 'tripId' | 'words'> & {
  company: Company | null;
  words: string[];
};

/** What a company answered, to be removed where it has to. */
export type RepliedReview = Omit<RepliedRow, 'operatorId'> & { company: Company | null };

export type Desk = {
  waiting: WaitingReview[];
  waitingCount: number;
  reported: ReportedReview[];
  /** A page of all that companies answered. */
  replied: RepliedReview[];
  repliedPages: number;
  decided: DecidedReview[];
};

/** How many wait to be read. @throws AppError as staffOf */
export async function countReviewsToRead(ctx: Context): Promise<number> {
  staffOf(ctx);
  return countWaiting(ctx.db);
}

/**
 * What waits for moderators, the oldest first, and what they decided last. @param page of what companies answered
 * @throws AppError as staffOf
 */
export async function moderationDesk(ctx: Context, { keyring }: Pick<Parts, 'keyring'>, page = 1): Promise<Desk> {
  staffOf(ctx);
  const [waiting, waitingCount, reported, { replied, count }, decided] = await Promise.all([
    readWaiting(ctx.db, AT_ONCE),
    countWaiting(ctx.db),
    readReported(ctx.db, AT_ONCE),
    readReplied(ctx.db, { limit: REPLIES, offset: (page - 1) * REPLIES }),
    readDecisions(ctx.db, DECISIONS),
  ]);
  const [companies, trips, names] = await Promise.all([
    operatorFacts(ctx, [
      ...new Set([...waiting, ...reported, ...replied, ...decided].map(({ operatorId }) => operatorId)),
    ]),
    tripNames(
      ctx,
      waiting.flatMap(({ tripId }) => tripId ?? []),
    ),
    namesOfTeam(
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
    repliedPages: Math.max(1, Math.ceil(count / REPLIES)),
    waiting: waiting.map(
      ({
        id,
        authorName,
        summary,
        content,
        overallScore,
        scores,
        traveledOn,
        reviewedAt,
        revision,
        isChange,
        ...of
      }) => {
        const trip = of.tripId === null ? undefined : trips.get(of.tripId);
        return {
          ...{ id, authorName, summary, content, overallScore, scores, traveledOn, reviewedAt, revision, isChange },
          company: companyOf(of.operatorId),
          trip: trip ? { slug: trip.slug, name: trip.name } : null,
        };
      },
    ),
    reported: reported.map(({ operatorId, tripId: _, words, ...review }) => ({
      ...review,
      company: companyOf(operatorId),
      words: words.map(({ id, content }) => keyring.decrypt(content, placeOf(id))),
    })),
    replied: replied.map(({ operatorId, ...review }) => ({ ...review, company: companyOf(operatorId) })),
    decided: decided.map(
      ({ reviewId, summary, decision, reason, decidedAt, state, revision, operatorId, decidedBy }) => ({
        ...{ reviewId, summary, decision, reason, decidedAt, state, revision },
        company: companyOf(operatorId),
        by: names.get(decidedBy) ?? decidedBy,
      }),
    ),
  };
}

/**
 * Publishes or refuses a review as the moderator who asks.
 * @throws AppError as staffOf and decideReview
 */
export async function moderateReview(
  ctx: Context,
  parts: Pick<Parts, 'addresses' | 'keyring' | 'mail'>,
  asked: { id: string; decision: Decision; revision?: number | undefined },
): Promise<void> {
  const by = staffOf(ctx);
  if (!isId(asked.id)) throw notFound();
  await decideReview(ctx, parts, { ...asked, by });
}
