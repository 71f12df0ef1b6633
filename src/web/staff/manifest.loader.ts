import { data } from 'react-router';
import { isOrderNumber, manifestOf, withCountryNames } from '#bookings';
import { isAppError } from '#kernel';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/**
 * Who travels on a booking, in full, or what the one who asks has to do first.
 * @param order its number as addresses spell it, in small letters
 * @throws AppError not_found for others, 404 for what no order has as its number
 */
export async function manifestLoader({ ctx, page, keyring }: Services, request: Request, order: string) {
  const headers = cacheHeaders(page, request);
  if (!isOrderNumber(order.toUpperCase())) throw data(null, { status: 404 });
  try {
    const { wayIn, desk } = await deskOrWayIn(() => manifestOf(ctx, { keyring }, order.toUpperCase()));
    const manifest = desk && { ...desk, passengers: desk.passengers.map(withCountryNames) };
    return data({ order, wayIn, manifest, isOver: false }, { headers });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'invalid_transition') throw error;
    return data({ order, wayIn: null, manifest: null, isOver: true }, { headers });
  }
}
