import { data } from 'react-router';
import { idInPath } from '../id-in-path.loader.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { brandOf } from '../reserve/partner.loader.ts';
import type { Services } from '../services.ts';
import { ownBooking, shownPayment } from './booking.loader.ts';

type Address = { id: string; payment: string };

/** One payment of one’s own booking; null for visitors. */
export async function receiptLoader(services: Services, request: Request, { id, payment }: Address) {
  const headers = cacheHeaders(services.page, request);
  idInPath(payment);
  const booking = await ownBooking(services, id);
  const here = `/booking/${id}/receipts/${payment}`;
  const brand = await brandOf(services, booking?.partnerId);
  if (!booking) return data({ id, here, brand, receipt: null }, { headers });
  const paid = booking.payments.find((one) => one.id === payment && one.hasReceipt);
  if (!paid) throw data(null, { status: 404 });
  const { orderNumber, tripName, operatorName, startDate, endDate, travelers, contact } = booking;
  const receipt = { id, orderNumber, tripName, operatorName, startDate, endDate, travelers, contact };
  // At a host of its own a partner stands also above what a member booked elsewhere.
  const isThrough = booking.partnerId !== null && (services.atPartner?.id ?? booking.partnerId) === booking.partnerId;
  const through = isThrough ? (brand?.name ?? null) : null;
  return data({ id, here, brand, receipt: { ...receipt, through, payment: shownPayment(paid) } }, { headers });
}
