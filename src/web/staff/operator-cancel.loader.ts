import { data } from 'react-router';
import { bookingToCancel, isOrderNumber } from '#bookings';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/**
 * What canceling one booking does, or what the one who asks has to do first.
 * @param order its number as addresses spell it, in small letters
 * @throws AppError not_found for others, 404 for what no order has as its number
 */
export async function operatorCancelLoader({ ctx, page, keyring }: Services, request: Request, order: string) {
  if (!isOrderNumber(order.toUpperCase())) throw data(null, { status: 404 });
  const { wayIn, desk } = await deskOrWayIn(() => bookingToCancel(ctx, { keyring }, order.toUpperCase()));
  const query = new URL(request.url).searchParams;
  const said = { company: query.get('company'), error: query.get('error') };
  return data({ ...said, order, wayIn, booking: desk }, { headers: cacheHeaders(page, request) });
}
