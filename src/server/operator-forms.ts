import { Hono } from 'hono';
import {
  acceptBooking,
  cancelDeparture,
  cancelForCompany,
  declineBooking,
  moveDeparture,
  reasonField,
} from '#bookings/companies';
import { type Context, isAppError } from '#kernel';
import { isCalendarDate } from '#kernel/shared';
import { changeReply, replyToReview, reviewFields } from '#reviews/doors';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { type Form, keepTyped, mountForm, type Outcome, pathWith, proveFirst } from './form-door.ts';

const DESK = '/operator/reviews';
const FRONT = '/operator';
const DEPARTURES = '/operator/departures';
const BOOKINGS = '/operator/bookings';
const BOOKINGS_OF_ALL = '/staff/bookings';

/** What the pages of companies send: answers to bookings and to reviews, and what is decided about departures. */
export function operatorForms(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mountForm(app, door, 'POST /operator/reviews', async (c, { do: deed, review = '', company, ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: DESK }) };
    // Back to where the review stands, or stood.
    const { show, page } = given;
    const at = (said: Record<string, string>) =>
      `${pathWith(DESK, { company, show, page, at: review, ...said })}#${encodeURIComponent(review)}`;
    const refused = (error: string): Outcome => ({
      to: at({ error }),
      cookies: keepTyped(door, DESK, ['review', 'reply'], { review, ...given }),
    });
    const reply = reviewFields.reply.safeParse(given.reply);
    if (!reply.success) return refused('reply');
    try {
      if (deed === 'change') await changeReply(ctx, { id: review, reply: reply.data });
      else await replyToReview(ctx, door, { id: review, reply: reply.data });
      return { to: at({ done: deed === 'change' ? 'changed' : 'replied' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return refused(error.code);
    }
  });
  bookingForm(app, door);
  departureForm(app, door);
  return app;
}

/** What a company says in its own words; null where that is too little or too much. */
function reasonIn(text: string | undefined): string | null {
  const read = reasonField.safeParse(text);
  return read.success ? read.data : null;
}

function bookingForm(app: DoorApp, door: Door): void {
  mountForm(app, door, 'POST /operator/bookings', async (c, { do: deed, order = '', company, ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: FRONT }) };
    const failed = (error: string): Outcome => ({
      to: `${pathWith(FRONT, { company, open: order.toLowerCase(), error })}#${encodeURIComponent(order)}`,
      cookies: keepTyped(door, BOOKINGS, ['order', 'reason'], { order, ...given }),
    });
    try {
      if (deed === 'accept') {
        await acceptBooking(ctx, door, order);
        return { to: pathWith(FRONT, { company, done: 'accepted' }) };
      }
      if (deed === 'cancel') return await cancelConfirmed(ctx, door, { order, ...(company && { company }), ...given });
      if (deed !== 'decline') return { to: pathWith(FRONT, { company }) };
      const reason = reasonIn(given.reason);
      if (reason === null) return failed('reason');
      await declineBooking(ctx, door, { orderNumber: order, reason });
      return { to: pathWith(FRONT, { company, done: 'declined' }) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return failed(error.code);
    }
  });
}

/** Cancels one booking that was confirmed, by the sum that its page has shown to come back. */
async function cancelConfirmed(ctx: Context, door: Door, given: Form): Promise<Outcome> {
  const { order = '', company, seen = '' } = given;
  const page = `${BOOKINGS}/${encodeURIComponent(order.toLowerCase())}/cancel`;
  const reason = reasonIn(given.reason);
  const failed = (error: string): Outcome => ({
    to: pathWith(page, { company, error }),
    cookies: keepTyped(door, BOOKINGS, ['order', 'reason'], given),
  });
  if (reason === null) return failed('reason');
  const seenCents = /^\d{1,15}$/.test(seen) ? Number(seen) : -1;
  try {
    await cancelForCompany(ctx, door, { orderNumber: order, seenCents, reason });
    return { to: pathWith(BOOKINGS, { company, order, done: 'canceled' }) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return proveFirst(error.code, failed(error.code));
  }
}

function departureForm(app: DoorApp, door: Door): void {
  mountForm(app, door, 'POST /operator/departures', async (c, { do: deed, departure: id = '', company, ...given }) => {
    const ctx = contextOf(door, c.get('actor'));
    if (ctx.actor.kind !== 'member') return { to: pathWith('/sign-in-mm', { ref_url: DEPARTURES }) };
    const isOfCompany = ctx.actor.operatorIds.length > 0 || !ctx.actor.staff;
    const failed = (error: string, again: readonly string[] = ['reason', 'start_date', 'end_date']): Outcome => ({
      to: pathWith(`${DEPARTURES}/${encodeURIComponent(id)}`, {
        deed: deed === 'move' ? 'move' : 'cancel',
        company,
        error,
      }),
      cookies: keepTyped(door, DEPARTURES, ['departure', ...again], { departure: id, ...given }),
    });
    const reason = reasonIn(given.reason);
    if (reason === null) return failed('reason');
    const { seen, start_date: startDate = '', end_date: endDate = '' } = given;
    // The team has no departures of its own: it came by a booking.
    const listWith = (done: 'canceled' | 'moved') =>
      isOfCompany ? pathWith(DEPARTURES, { company, done }) : pathWith(BOOKINGS_OF_ALL, { done: `departure-${done}` });
    try {
      if (deed !== 'move') {
        await cancelDeparture(ctx, { id, seen, reason });
        return { to: listWith('canceled') };
      }
      if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return failed('dates');
      await moveDeparture(ctx, { id, seen, reason, startDate, endDate });
      return { to: listWith('moved') };
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'not_found') {
        const { code: said } = error;
        return {
          to: isOfCompany ? pathWith(DEPARTURES, { company, error: said }) : pathWith(BOOKINGS_OF_ALL, { error: said }),
        };
      }
      // The page shows its dates of now.
      if (error.code === 'changed_meanwhile') return failed(error.code, ['reason']);
      return proveFirst(error.code, failed(error.pointer?.split('/').at(-1) ?? error.code));
    }
  });
}
