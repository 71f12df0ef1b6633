import { data } from 'react-router';
import { orderNumbersOf } from '#bookings';
import { notFound } from '#kernel';
import { refundAtDesk, refundDesk } from '#payments';
import type { DeskRefund, RefundList } from '#payments/shared';
import { askedPage } from '../asked-page.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { bookingHref } from './task-links.loader.ts';
import { deskOrWayIn } from './way-in.loader.ts';

const AT_ONCE = 25;
const LISTS: readonly RefundList[] = ['to_do', 'on_its_way', 'paid_out'];

/** Refunds, one or a list, or what keeps the one who asks from them. @throws AppError not_found for others, and for none */
export async function refundsLoader({ ctx, page: facts }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const list = LISTS.find((one) => one === query.get('list')) ?? 'to_do';
  const id = query.get('refund');
  const { wayIn, desk } = await deskOrWayIn(async () => {
    const one = id === null ? null : [await refundAtDesk(ctx, id)];
    const { refunds, ...counts } = one
      ? { refunds: one, count: 1, pages: 1 }
      : await refundDesk(ctx, { list, page, limit: AT_ONCE });
    const booked = refunds.flatMap(({ subject }) => (subject.kind === 'booking' ? [subject.id] : []));
    const orders = await orderNumbersOf(ctx, booked);
    return { ...counts, refunds: refunds.map((refund) => shown(refund, orders.get(refund.subject.id) ?? null)) };
  });
  if (page > (desk?.pages ?? 1)) throw notFound();
  const said = { done: query.get('done'), error: query.get('error') };
  return data({ ...said, wayIn, desk, page, list, isOne: id !== null }, { headers: cacheHeaders(facts, request) });
}

function shown({ createdAt, completedAt, capturedAt, subject, ...refund }: DeskRefund, order: string | null) {
  return {
    ...refund,
    isGiftCard: subject.kind === 'gift_card',
    booking: order === null ? null : { order, href: bookingHref(order) },
    since: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    paidOn: capturedAt?.toISOString().slice(0, 10) ?? null,
  };
}
