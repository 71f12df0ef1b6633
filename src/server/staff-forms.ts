import { Hono } from 'hono';
import { proveSecondFactor } from '#accounts/doors';
import { isAppError, isId } from '#kernel';
import { markContactRequest } from '#leads';
import { type Decision, moderateReview } from '#reviews';
import { keepReported, removeReviewReply } from '#reviews/doors';
import { isRejectionReason } from '#reviews/shared';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type FormCall, mountForm, type Outcome, pathWith, proveFirst } from './form-door.ts';
import { onwards } from './member-forms.ts';

const SECOND_FACTOR = '/second-factor';
const FRONT = '/staff';
const LEADS = '/staff/leads';
const DESK = '/staff/reviews';
const OPERATOR = '/operator/bookings';

/** What the pages of the team send: the code of an authenticator, and what is decided about a review. */
export function staffForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /second-factor', async (c: FormCall, { code = '', token = '', ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    const back = onwards(given.ref_url);
    const kept = { ref_url: back, token: token || undefined };
    if (ctx.actor.kind !== 'member') return { to: signInFor(pathWith(SECOND_FACTOR, kept)) };
    try {
      await proveSecondFactor(ctx, door, { code, token: token || null, headers: c.req.raw.headers });
      if (back) return { to: back };
      // Whoever speaks for a company alone has nothing to do at the desk of the team.
      const isTeam = ctx.actor.staff || ctx.actor.awaitsSecondFactor;
      return { to: isTeam || ctx.actor.operatorIds.length === 0 ? FRONT : OPERATOR };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: pathWith(SECOND_FACTOR, { ...kept, error: error.code }) };
    }
  });
  mountForm(app, door, 'POST /staff/reviews', async (c: FormCall, { review = '', do: deed, reason = '', ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(DESK) };
    try {
      if (deed === 'keep') {
        await keepReported(ctx, door, { id: review, upTo: given.up_to ?? '' });
        return { to: pathWith(DESK, { done: 'kept' }) };
      }
      if (deed === 'remove-reply') {
        await removeReviewReply(ctx, review);
        return { to: pathWith(DESK, { done: 'removed' }) };
      }
    } catch (error) {
      return refused(error);
    }
    const decision = decisionOf(deed, reason);
    const revision = /^\d{1,9}$/.test(given.revision ?? '') ? Number(given.revision) : undefined;
    if (!decision) return { to: `${pathWith(DESK, { at: review, error: 'reason' })}#${encodeURIComponent(review)}` };
    try {
      await moderateReview(ctx, door, { id: review, decision, revision });
      return { to: pathWith(DESK, { done: decision.publish ? 'published' : 'rejected' }) };
    } catch (error) {
      return refused(error);
    }
  });
  mountForm(app, door, 'POST /staff/leads', async (c: FormCall, { request = '', do: status }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(LEADS) };
    const page = `${LEADS}/${encodeURIComponent(request)}`;
    if (status !== 'answered' && status !== 'closed') return { to: LEADS };
    try {
      await markContactRequest(ctx, { id: request, status });
      return { to: pathWith(page, { done: status }) };
    } catch (error) {
      return refused(error, isId(request) ? page : LEADS);
    }
  });
  return app;
}

/** The desk, which says why it can’t be done. @param page with a query or without @throws what nobody can be told */
export function refused(error: unknown, page = DESK): Outcome {
  if (!isAppError(error)) throw error;
  const [path = page, query = ''] = page.split('?');
  const to = pathWith(path, { ...Object.fromEntries(new URLSearchParams(query)), error: error.code });
  return proveFirst(error.code, { to });
}

export const signInFor = (path: string) => pathWith('/sign-in-mm', { ref_url: path });

/** Null for a refusal without a reason that its author could be told. */
function decisionOf(deed: string | undefined, reason: string): Decision | null {
  if (deed === 'publish') return { publish: true };
  return isRejectionReason(reason) ? { publish: false, reason, whole: deed === 'take-back' } : null;
}
