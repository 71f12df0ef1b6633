import { data } from 'react-router';
import { bookingsAtDesk } from '#bookings';
import type { DeskState } from '#bookings/shared';
import { notFound } from '#kernel';
import { askedPage } from '../asked-page.ts';
import { ownIn } from '../own-in.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { DESK_STATES } from './desk-states.ts';
import { bookingHref } from './task-links.loader.ts';
import { deskOrWayIn } from './way-in.loader.ts';

const AT_ONCE = 25;
const LONGEST = 100;

/** Bookings that are looked for, or what keeps the one who asks from them. @throws AppError not_found for others */
export async function bookingsLoader({ ctx, page: facts }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const typed = (key: string) => query.get(key)?.trim().slice(0, LONGEST) || null;
  const order = typed('order')?.toUpperCase() ?? null;
  const company = typed('company');
  const given = query.get('state') ?? '';
  const state = ownIn(DESK_STATES, given) ? (given as DeskState) : null;
  const { wayIn, desk } = await deskOrWayIn(async () => {
    const { bookings, ...counts } = await bookingsAtDesk(ctx, { order, state, company, page, limit: AT_ONCE });
    const shown = bookings.map(({ createdAt, ...booking }) => ({
      ...booking,
      href: bookingHref(booking.orderNumber),
      begunOn: createdAt.toISOString().slice(0, 10),
    }));
    return { ...counts, bookings: shown };
  });
  if (page > (desk?.pages ?? 1)) throw notFound();
  const said = { done: query.get('done'), error: query.get('error') };
  return data({ ...said, wayIn, desk, page, order, company, state }, { headers: cacheHeaders(facts, request) });
}
