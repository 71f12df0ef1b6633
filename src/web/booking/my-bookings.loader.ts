import { data } from 'react-router';
import { readMe } from '#accounts';
import { type MyBooking, myBookings, type OwnFilter, type OwnList } from '#bookings';
import { tripCards } from '#catalogue';
import type { Context } from '#kernel';
import { railOf } from '../account/rail.loader.ts';
import { artOf } from '../catalogue/art.ts';
import { ownIn } from '../own-in.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { STATUS } from './booking-words.ts';
import { KINDS } from './own-lists.ts';

/** Longer than any number of an order. */
const LONGEST = 40;

/** What a member has booked, or begun; for visitors, what they did so in this browser. */
export async function myBookingsLoader({ ctx, page, keyring, mail }: Services, request: Request, list: OwnList) {
  const headers = cacheHeaders(page, request);
  const filter = filterIn(new URL(request.url).searchParams);
  const { bookings, ...counts } = await myBookings(ctx, list, filter);
  const own = { ...counts, filter, bookings: await shown(ctx, bookings) };
  if (ctx.actor.kind !== 'member') return data({ me: null, own }, { headers });
  return data({ me: { rail: railOf(await readMe(ctx, { keyring, mail })) }, own }, { headers });
}

/** What isn’t a kind or a state narrows nothing. */
function filterIn(query: URLSearchParams): OwnFilter {
  const [kind, state] = [query.get('kind') ?? '', query.get('state') ?? ''];
  return {
    leadType: ownIn(KINDS, kind) ? (kind as OwnFilter['leadType']) : null,
    status: ownIn(STATUS, state) ? (state as OwnFilter['status']) : null,
    orderNumber: query.get('order')?.trim().slice(0, LONGEST) || null,
  };
}

async function shown(ctx: Context, bookings: readonly MyBooking[]) {
  const cards = await tripCards(ctx, [...new Set(bookings.map(({ tripId }) => tripId))]);
  return bookings.map(({ tripId, tripSlug, ...booking }) => {
    const card = cards.find(({ id }) => id === tripId);
    return { ...booking, art: artOf(card ?? { slug: tripSlug, poster: null }, 'square') };
  });
}

export type ShownOwnList = Omit<Awaited<ReturnType<typeof myBookings>>, 'bookings'> & {
  filter: OwnFilter;
  bookings: ShownOwn[];
};
export type ShownOwn = Awaited<ReturnType<typeof shown>>[number];
