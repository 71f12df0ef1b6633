import { data, redirect } from 'react-router';
import { isId } from '#kernel';
import { ownBooking } from '../booking/booking.loader.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { brandOf } from './partner.loader.ts';

/**
 * Back from PayPal. Reading this takes nothing: the form on the page does, so that a link that is opened by a program, or
 * twice, charges nobody.
 */
export async function returnLoader(services: Services, request: Request) {
  const { page } = services;
  const { searchParams: query } = new URL(request.url);
  const id = query.get('reservation') ?? '';
  const headers = cacheHeaders(page, request);
  if (!isId(id)) return data({ id: null, brand: await brandOf(services), booking: null }, { headers });
  const booking = await ownBooking(services, id);
  const brand = await brandOf(services, booking?.partnerId);
  if (!booking) return data({ id, brand, booking: null }, { headers });
  const isBooked = booking.status !== 'awaiting_payment';
  if (query.has('left'))
    throw redirect(isBooked ? `/booking/${id}?error=left` : `/reserve?reservation=${id}&step=confirm&error=left`);
  const { tripName: trip, operatorName: company } = booking;
  return data({ id, brand, booking: { token: query.get('token'), trip, company, isBooked } }, { headers });
}
