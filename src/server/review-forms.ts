import { Hono } from 'hono';
import { z } from 'zod';
import { isAppError } from '#kernel';
import { confirmReview } from '#reviews';
import { changeReview, type ReviewChange, reportReview, reviewFields, withdrawReview } from '#reviews/doors';
import { isReportReason, scoreNames } from '#reviews/shared';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, keepTyped, mountForm, pathWith } from './form-door.ts';

const PATH = '/write-a-review';

const REPORT = '/report-a-review';
const OWN = '/account/my-reviews';
const SCORES = ['rating', ...scoreNames.map((name) => `score_${name}`)];
const CHANGED = ['review', 'name', 'summary', 'content', ...SCORES];

/** What pages of reviews send themselves: confirming by the link of a mail, whose reading uses nothing up, and what authors do. */
export function reviewForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /write-a-review', async (c, { token = '' }) => {
    try {
      await confirmReview(contextOf(door, c.get('actor')), door, token);
      return { to: `${PATH}?confirmed=yes` };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: `${PATH}?error=${error.code === 'already_reviewed' ? 'already' : 'link'}` };
    }
  });
  mountForm(app, door, 'POST /account/my-reviews', async (c, { do: deed, review = '', ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: OWN }) };
    const form = `${OWN}/${encodeURIComponent(review)}`;
    const cookies = keepTyped(door, OWN, CHANGED, { review, ...given });
    try {
      if (deed === 'withdraw') {
        await withdrawReview(ctx, door, review);
        return { to: `${OWN}?done=withdrawn` };
      }
      const change = changeIn(given);
      if ('fault' in change) return { to: pathWith(form, { error: change.fault }), cookies };
      return { to: pathWith(OWN, { done: await changeReview(ctx, door, { id: review, ...change }) }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'rating_required') return { to: pathWith(form, { error: 'rating' }), cookies };
      return { to: pathWith(OWN, { error: error.code }) };
    }
  });
  mountForm(app, door, 'POST /report-a-review', async (c, { review = '', reason = '', text = '' }) => {
    const ctx = contextOf(door, c.get('actor'));
    const page = pathWith(REPORT, { review });
    // A visitor’s browser works for it, with scripts; without, they sign in.
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: page }) };
    const refused = (error: string) => ({
      to: pathWith(REPORT, { review, error }),
      cookies: keepTyped(door, REPORT, ['review', 'reason', 'text'], { review, reason, text }),
    });
    if (!isReportReason(reason)) return refused('reason');
    const words = reviewFields.report.safeParse(text);
    if (!words.success) return refused('text');
    try {
      await reportReview(ctx, door, { id: review, reason, text: words.data || null });
      return { to: pathWith(REPORT, { review, sent: 'yes' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return refused(error.code === 'required' ? 'text' : error.code);
    }
  });
  return app;
}

/** What a form without scripts holds, or the name of the first field that is wrong. */
function changeIn(given: Form): ReviewChange | { fault: string } {
  const read = z
    .object({
      name: reviewFields.authorName,
      summary: reviewFields.summary,
      content: reviewFields.content,
      ...Object.fromEntries(SCORES.map((name) => [name, score])),
    })
    .safeParse(given);
  if (!read.success) return { fault: String(read.error.issues[0]?.path[0] ?? 'content') };
  const { name, summary, content } = read.data;
  const scores = read.data as unknown as Record<string, number | null>;
  return {
    authorName: name,
    summary,
    content,
    rating: scores.rating ?? null,
    scores: Object.fromEntries(scoreNames.map((part) => [part, scores[`score_${part}`] ?? undefined])),
  };
}

const score = z
  .string()
  .optional()
  .transform((text) => (text ? Number(text) : null))
  .pipe(reviewFields.score.nullable());
