import { Hono } from 'hono';
import { cancelForTeam, reasonField } from '#bookings/companies';
import { isAppError, isId } from '#kernel';
import { closeTask } from '#kernel/team';
import { notePaidOut, tryRefundAgain } from '#payments/doors';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { keepTyped, mountForm, ownOf, pathWith } from './form-door.ts';
import { refused, signInFor } from './staff-forms.ts';

const TASKS = '/staff/tasks';
const REFUNDS = '/staff/refunds';
const BOOKINGS = '/staff/bookings';

/** After these the form is shown once more, as it may be sent again. */
const AGAIN: readonly string[] = ['changed_meanwhile', 'second_factor_required'];

const refundDeeds = { 'paid-out': notePaidOut, again: tryRefundAgain } as const;

/** What the pages of the team about tasks, refunds and bookings send. */
export function teamForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /staff/tasks', async (c, { task = '', kind }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(TASKS) };
    try {
      await closeTask(ctx, task);
      return { to: pathWith(TASKS, { kind, done: 'yes' }) };
    } catch (error) {
      return refused(error, pathWith(TASKS, { kind }));
    }
  });
  mountForm(app, door, 'POST /staff/refunds', async (c, { refund = '', do: name }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(REFUNDS) };
    const deed = ownOf(refundDeeds, name);
    if (!deed) return { to: REFUNDS };
    try {
      await deed(ctx, { refundId: refund });
      return { to: pathWith(REFUNDS, { refund, done: name }) };
    } catch (error) {
      const isThere = isId(refund) && !(isAppError(error) && error.code === 'not_found');
      return refused(error, isThere ? `${REFUNDS}?refund=${refund}` : REFUNDS);
    }
  });
  mountForm(app, door, 'POST /staff/bookings', async (c, { order = '', how, seen = '', ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: signInFor(BOOKINGS) };
    const page = `${BOOKINGS}/${encodeURIComponent(order.toLowerCase())}`;
    if (how !== 'in_full' && how !== 'by_terms') return { to: BOOKINGS };
    const reason = reasonField.safeParse(given.reason);
    const cookies = keepTyped(door, BOOKINGS, ['order', 'reason'], { order, ...given });
    if (!reason.success) return { to: `${pathWith(page, { cancel: how, error: 'reason' })}#cancel`, cookies };
    try {
      const seenCents = /^\d{1,15}$/.test(seen) ? Number(seen) : -1;
      await cancelForTeam(ctx, door, { orderNumber: order, how, seenCents, reason: reason.data });
      return { to: pathWith(page, { done: 'canceled' }) };
    } catch (error) {
      if (isAppError(error) && error.code === 'not_found') return { to: pathWith(BOOKINGS, { error: error.code }) };
      const isAsked = isAppError(error) && AGAIN.includes(error.code);
      return { ...refused(error, pathWith(page, { cancel: isAsked ? how : undefined })), cookies };
    }
  });
  return app;
}
