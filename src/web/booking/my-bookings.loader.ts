import { data } from 'react-router';
import { readMe } from '#accounts';
import { type MyBooking, myBookings } from '#bookings';
import { tripCards } from '#catalogue';
import type { Context } from '#kernel';
import { railOf } from '../account/rail.loader.ts';
import { artOf } from '../catalogue/art.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

/** What a member has booked and begun; for visitors, what they did so in this browser. */
export async function myBookingsLoader({ ctx, page, keyring, mail }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const bookings = await shown(ctx, await myBookings(ctx));
  if (ctx.actor.kind !== 'member') return data({ me: null, bookings }, { headers });
  return data({ me: { rail: railOf(await readMe(ctx, { keyring, mail })) }, bookings }, { headers });
}

async function shown(ctx: Context, bookings: readonly MyBooking[]) {
  const cards = await tripCards(ctx, [...new Set(bookings.map(({ tripId }) => tripId))]);
  return bookings.map(({ tripId, tripSlug, ...booking }) => {
    const card = cards.find(({ id }) => id === tripId);
    return { ...booking, art: artOf(card ?? { slug: tripSlug, poster: null }, 'square') };
  });
}

export type ShownOwn = Awaited<ReturnType<typeof shown>>[number];
