import { Hono } from 'hono';
import { proveSecondFactor } from '#accounts/doors';
import { isAppError } from '#kernel';
import { type Decision, moderateReview } from '#reviews';
import { isRejectionReason } from '#reviews/shared';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type FormCall, mountForm, pathWith } from './form-door.ts';

const SECOND_FACTOR = '/second-factor';
const DESK = '/staff/reviews';

/** What the pages of the team send: the code of an authenticator, and what is decided about a review. */
export function staffForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /second-factor', async (c: FormCall, { code = '', token = '' }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(pathWith(SECOND_FACTOR, { token: token || undefined })) };
    try {
      await proveSecondFactor(ctx, door, { code, token: token || null, headers: c.req.raw.headers });
      return { to: DESK };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { to: pathWith(SECOND_FACTOR, { token: token || undefined, error: error.code }) };
    }
  });
  mountForm(app, door, 'POST /staff/reviews', async (c: FormCall, { review = '', do: deed, reason = '' }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(DESK) };
    const decision = decisionOf(deed, reason);
    if (!decision) return { to: `${pathWith(DESK, { at: review, error: 'reason' })}#${encodeURIComponent(review)}` };
    try {
      await moderateReview(ctx, door, { id: review, decision });
      return { to: pathWith(DESK, { done: decision.publish ? 'published' : 'rejected' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'second_factor_required') return { to: SECOND_FACTOR };
      return { to: pathWith(DESK, { error: error.code }) };
    }
  });
  return app;
}

const signInFor = (path: string) => pathWith('/sign-in-mm', { ref_url: path });

/** Null for a refusal without a reason that its author could be told. */
function decisionOf(deed: string | undefined, reason: string): Decision | null {
  if (deed === 'publish') return { publish: true };
  return isRejectionReason(reason) ? { publish: false, reason } : null;
}
