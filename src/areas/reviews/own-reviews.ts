import { memberById, memberOf } from '#accounts';
import { operatorFacts, tripNames } from '#catalogue';
import { type Context, isId, notFound, type Parts, transaction } from '#kernel';
import { overallOf } from './mean-score.ts';
import { lockOwn, type Owner, type OwnRow, readOwn } from './queries/own.ts';
import { dropChange, keepChange, rewrite } from './queries/words.ts';
import { insertDecision, setState } from './queries/written.ts';
import { refreshStats } from './refresh-stats.ts';
import { mayDo } from './review-machine.ts';
import type { Scores } from './score-names.ts';
import { settleReportsOf } from './settle-reports.ts';

const MOST = 200;
/** As records call whoever wrote a review: moderators don’t learn a name that isn’t shown. */
const AUTHOR = 'its author';

type Named = { slug: string; name: string };
/** A review as its author sees it. */
export type OwnReview = Omit<OwnRow, 'operatorId' | 'tripId'> & {
  /** Null: it isn’t here any more. */
  company: Named | null;
  trip: Named | null;
  mayChange: boolean;
  mayWithdraw: boolean;
};

/** What the member who asks has written, the newest first. @throws AppError unauthenticated */
export async function ownReviews(ctx: Context, parts: Pick<Parts, 'addresses'>): Promise<OwnReview[]> {
  const rows = await readOwn(ctx.db, await ownerOf(ctx, parts), MOST);
  const [companies, trips] = await Promise.all([
    operatorFacts(ctx, [...new Set(rows.map(({ operatorId }) => operatorId))]),
    tripNames(
      ctx,
      rows.flatMap(({ tripId }) => tripId ?? []),
    ),
  ]);
  return rows.map(({ operatorId, tripId, ...row }) => ({
    ...row,
    company: named(companies.get(operatorId)),
    trip: named(trips.get(tripId ?? '')),
    mayChange: mayDo('rewrite', row.state) || mayDo('change', row.state),
    mayWithdraw: mayDo('withdraw', row.state),
  }));
}

const named = (one: Named | undefined) => (one ? { slug: one.slug, name: one.name } : null);

export type ReviewChange = {
  authorName: string;
  summary: string;
  content: string;
  /** Null: the mean of the others. */
  rating: number | null;
  scores: Scores;
};

/**
 * Other words and scores for a review of one’s own. One that waits has them at once; a published one stands as it is
 * until a moderator has read them, so that nothing is shown that nobody read, and no score comes and goes.
 * @returns how it stands
 * @throws AppError unauthenticated; rating_required; not_found for another’s, and for one that can’t be changed
 */
export async function changeReview(
  ctx: Context,
  parts: Pick<Parts, 'addresses'>,
  { id, ...change }: { id: string } & ReviewChange,
): Promise<'in_moderation' | 'published'> {
  const owner = await ownerOf(ctx, parts);
  const words = { ...change, overall: overallOf(change) };
  return transaction(ctx, async (inside) => {
    const { state } = await own(inside, owner, id);
    if (mayDo('rewrite', state)) {
      await rewrite(inside.db, id, words);
      return 'in_moderation';
    }
    if (!mayDo('change', state)) throw notFound();
    await keepChange(inside.db, id, words, ctx.clock());
    return 'published';
  });
}

/**
 * Takes a review of one’s own back: where it was published, its figures and pages follow.
 * @throws AppError unauthenticated; not_found for another’s, and for one that can’t be withdrawn
 */
export async function withdrawReview(ctx: Context, parts: Pick<Parts, 'addresses'>, id: string): Promise<void> {
  const owner = await ownerOf(ctx, parts);
  await transaction(ctx, async (inside) => {
    const { operatorId, tripId } = await own(inside, owner, id);
    if (!(await setState(inside.db, id, 'withdraw'))) throw notFound();
    await dropChange(inside.db, id);
    await settleReportsOf(inside, id);
    const decided = { reviewId: id, decision: 'withdrawn', reason: null, decidedBy: AUTHOR } as const;
    await insertDecision(inside.db, { ...decided, now: ctx.clock() });
    await refreshStats(inside, { operatorIds: [operatorId], tripIds: tripId ? [tripId] : [] });
  });
}

async function own({ db }: Context, owner: Owner, id: string) {
  const found = isId(id) ? await lockOwn(db, owner, id) : null;
  if (!found) throw notFound();
  return found;
}

async function ownerOf(ctx: Context, { addresses }: Pick<Parts, 'addresses'>): Promise<Owner> {
  const userId = memberOf(ctx);
  const member = await memberById(ctx, userId);
  const isVerified = ctx.actor.kind === 'member' && ctx.actor.verified;
  return { userId, emailHash: member && isVerified ? addresses.hashOf(member.email) : null };
}
