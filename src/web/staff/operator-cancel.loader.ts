import { data } from 'react-router';
import { bookingToCancel, isOrderNumber } from '#bookings';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/**
 * What canceling one booking does, or what the one who asks has to do first.
 * @param order its number as addresses spell it, in small letters
 * @throws AppError not_found for others, 404 for what no order has as its number
 */
export async function operatorCancelLoader(services: Services, request: Request, order: string) {
  const { ctx, page, keyring } = services;
  if (!isOrderNumber(order.toUpperCase())) throw data(null, { status: 404 });
  const { wayIn, desk } = await deskOrWayIn(() => bookingToCancel(ctx, { keyring }, order.toUpperCase()));
  const query = new URL(request.url).searchParams;
  const typed = typedAgain(services, request, '/operator/bookings', { order: order.toUpperCase() });
  const said = { company: query.get('company'), error: query.get('error'), typed };
  return data({ ...said, order, wayIn, booking: desk }, { headers: cacheHeaders(page, request) });
}
