import { orderNumbersOf } from '#bookings';
import type { Context } from '#kernel';
import type { Task, TaskKinds } from '#kernel/team';
import { subjectsOf } from '#payments';
import { ownIn } from '../own-in.ts';

/** What a task is about; without an address where no page shows it. */
export type TaskLink = { words: string; href: string | null };

export const bookingHref = (order: string) => `/staff/bookings/${order.toLowerCase()}`;

/** Where tasks lead, each under its id; those of which nothing is known are left out. */
export async function linksOf(ctx: Context, kinds: TaskKinds, tasks: readonly Task[]): Promise<Map<string, TaskLink>> {
  const about = tasks.flatMap(({ id, kind, subjectId }) => {
    const of = ownIn(kinds, kind)?.about;
    return of !== undefined && subjectId !== null ? [{ id, of, subjectId }] : [];
  });
  const idsOf = (of: string) => about.filter((one) => one.of === of).map(({ subjectId }) => subjectId);
  const payments = await subjectsOf(ctx, idsOf('payment'));
  const booked = [...payments.values()].flatMap(({ kind, id }) => (kind === 'booking' ? [id] : []));
  const orders = await orderNumbersOf(ctx, [...idsOf('booking'), ...booked]);
  const ofBooking = (id: string): TaskLink | null => {
    const order = orders.get(id);
    return order === undefined ? null : { words: `Order ${order}`, href: bookingHref(order) };
  };
  const ofPayment = (id: string): TaskLink | null => {
    const subject = payments.get(id);
    if (subject?.kind === 'gift_card') return { words: 'A payment for a gift card', href: null };
    return subject ? ofBooking(subject.id) : null;
  };
  const links: Readonly<Record<string, (id: string) => TaskLink | null>> = {
    booking: ofBooking,
    payment: ofPayment,
    refund: (id) => ({ words: 'The refund', href: `/staff/refunds?refund=${id}` }),
    review: (id) => ({ words: 'The review', href: `/staff/reviews#${id}` }),
    departure: (id) => ({ words: 'The date', href: `/operator/departures/${id}?deed=cancel` }),
  };
  return new Map(
    about.flatMap(({ id, of, subjectId }) => {
      const link = ownIn(links, of)?.(subjectId);
      return link ? [[id, link] as const] : [];
    }),
  );
}
