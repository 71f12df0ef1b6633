import { userInfo } from 'node:os';
import { operatorFacts } from '#catalogue';
import { type Context, isAppError, isId, readConfig } from '#kernel';
import { withKey } from '#kernel/keys';
import { startMail } from '#kernel/mail';
import { type Decision, decideReview, waitingReviews } from '#reviews';
import { isRejectionReason, rejectionReasons } from '#reviews/shared';
import { areas } from '../areas.ts';
import { UsageError } from './usage-error.ts';

/** Reviews that wait to be read, whole: whoever decides has read them. */
export async function waiting(ctx: Context): Promise<string[]> {
  const reviews = await waitingReviews(ctx);
  if (reviews.length === 0) return ['No review waits to be read.'];
  const companies = await operatorFacts(ctx, [...new Set(reviews.map(({ operatorId }) => operatorId))]);
  return reviews.flatMap(({ id, operatorId, authorName, summary, content, overallScore, reviewedAt }) => [
    `${id}  ${reviewedAt.toISOString().slice(0, 10)}  ${overallScore} of 5  ${companies.get(operatorId)?.name ?? ''}`,
    `  ${authorName}: ${summary}`,
    ...content.split('\n').map((line) => `  ${line}`),
    '',
  ]);
}

export async function publishReview(ctx: Context, [id = '']: string[]): Promise<string[]> {
  await decide(ctx, id, { publish: true });
  return ['It is published. Its author is told.'];
}

export async function rejectReview(ctx: Context, [id = '', reason = '']: string[]): Promise<string[]> {
  if (!isRejectionReason(reason)) {
    const reasons = Object.entries(rejectionReasons).map(([name, words]) => `  ${name}: ${words}`);
    throw new UsageError(`Name a reason that the author can be told:\n${reasons.join('\n')}`);
  }
  await decide(ctx, id, { publish: false, reason });
  return ['It is refused. Its author is told why.'];
}

async function decide(ctx: Context, id: string, decision: Decision): Promise<void> {
  try {
    const config = await withKey(readConfig(process.env, areas));
    if (!isId(id)) throw new UsageError('Name the id of a review, as npm run cli -- reviews tells it.');
    await decideReview(ctx, await startMail({ ctx, config }), {
      id,
      decision,
      by: `${userInfo().username} on the server`,
    });
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') {
      throw new UsageError('No review of this id waits for that: it may have been decided meanwhile.');
    }
    throw error;
  }
}
