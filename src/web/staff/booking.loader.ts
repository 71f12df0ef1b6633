import { data } from 'react-router';
import { bookingAtDesk, isOrderNumber } from '#bookings';
import type { DeskBooking } from '#bookings/shared';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/**
 * A booking as the team sees it, or what the one who asks has to do first.
 * @param order its number as addresses spell it, in small letters
 * @throws AppError not_found, 404 for what no order has as its number
 */
export async function bookingLoader(services: Services, request: Request, order: string) {
  const { ctx, page } = services;
  const query = new URL(request.url).searchParams;
  if (!isOrderNumber(order.toUpperCase())) throw data(null, { status: 404 });
  const { wayIn, desk } = await deskOrWayIn(async () => shown(await bookingAtDesk(ctx, order.toUpperCase())));
  // Looked at first: what comes back stands there, and is sent along.
  const chosen = desk?.cancellations.find(({ how }) => how === query.get('cancel')) ?? null;
  const typed = typedAgain(services, request, '/staff/bookings', { order: order.toUpperCase() });
  const said = { done: query.get('done'), error: query.get('error'), typed };
  return data({ ...said, order, wayIn, booking: desk, chosen }, { headers: cacheHeaders(page, request) });
}

function shown({ createdAt, placedAt, cancelledAt, payments, changes, history, ...booking }: DeskBooking) {
  return {
    ...booking,
    begunAt: createdAt.toISOString(),
    placedAt: placedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    payments: payments.map(({ capturedAt, ...payment }) => ({ ...payment, paidAt: capturedAt?.toISOString() ?? null })),
    changes: changes.map(({ createdAt: at, ...change }) => ({ ...change, at: at.toISOString() })),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}

export type ShownDeskBooking = ReturnType<typeof shown>;
