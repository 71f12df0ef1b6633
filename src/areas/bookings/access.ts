import { type Actor, type Context, isId, orNotFound, type Parts } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { hashOf } from '#kernel/keys';
import { type Booking, lockBooking, readIdByOrderNumber } from './queries/bookings.ts';
import { readByTokens } from './queries/keys.ts';

/** Whether somebody may see and change a booking: its member, and whoever shows its token. */
export function isOwner(actor: Actor, booking: Pick<Booking, 'id' | 'userId'>): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind !== 'member' && actor.kind !== 'reservation') return false;
  if (isMemberOf(actor, booking)) return true;
  return actor.bookingIds?.includes(booking.id) ?? false;
}

/** Whether a booking is this member’s own, whatever tokens they show. */
export const isMemberOf = (actor: Actor, { userId }: Pick<Booking, 'userId'>): boolean =>
  actor.kind === 'member' && userId !== null && userId === actor.userId;

/** As whoever has just begun a booking, whose cookie is still on its way to them. */
export function asOwner(ctx: Context, id: string): Context {
  const { actor } = ctx;
  if (actor.kind === 'member') return ctx;
  const known = actor.kind === 'reservation' ? (actor.bookingIds ?? []) : [];
  return { ...ctx, actor: { kind: 'reservation', bookingIds: [...known, id] } };
}

/** @param trip id, slug or stock-keeping unit */
export const isOf = ({ tripId, tripSlug, tripSku }: Booking, trip: string): boolean =>
  [tripId, tripSlug, tripSku].includes(trip);

/** One’s own booking, locked for this transaction. Somebody else’s is as absent as one that isn’t there. */
export async function lockOwn(ctx: Context, id: string, trip?: string): Promise<Booking> {
  return orNotFound(
    isId(id) ? await lockBooking(ctx.db, id) : null,
    (booking) => isOwner(ctx.actor, booking) && (trip === undefined || isOf(booking, trip)),
  );
}

export async function lockOwnByOrderNumber(ctx: Context, orderNumber: string): Promise<Booking> {
  return lockOwn(ctx, orNotFound(await readIdByOrderNumber(ctx.db, orderNumber)));
}

const COOKIE = /(?:^|;\s*)reservation-[0-9a-f]{8}=([\w-]{43})(?=;|$)/g;
const BEARER = /^Bearer ([\w-]{43})$/;
/** More of them nobody has at once. */
const MOST_TOKENS = 10;

/** A guest comes back to a reservation for so long. */
const COOKIE_DAYS = 60;

/** The cookie that holds the token of a reservation made without an account. */
export function reservationCookie(bookingId: string, token: string): KeptCookie {
  return { name: `reservation-${bookingId.replaceAll('-', '').slice(-8)}`, value: token, days: COOKIE_DAYS };
}

const COOKIE_NAME = /(?:^|;\s*)(reservation-[0-9a-f]{8})=/g;

/** Takes all of them out of a browser that its reader leaves: whoever uses it next has none of their reservations. */
export function forgottenReservations(headers: Headers): KeptCookie[] {
  return [...(headers.get('Cookie') ?? '').matchAll(COOKIE_NAME)].flatMap(([, name]) =>
    name ? [{ name, value: null, days: 0 }] : [],
  );
}

/**
 * Finds out whose reservations a request shows the tokens of: of its cookies, and of X-Shop-Authorization. At the host of a
 * partner they open what was begun through its site alone.
 */
export function reservationReader({
  db,
  hosts,
}: Pick<Context, 'db'> & Pick<Parts, 'hosts'>): (request: Request) => Promise<string[]> {
  return async ({ headers, url }) => {
    const [, bearer] = BEARER.exec(headers.get('X-Shop-Authorization') ?? '') ?? [];
    const cookies = [...(headers.get('Cookie') ?? '').matchAll(COOKIE)].flatMap(([, token]) => token ?? []);
    const tokens = [...(bearer ? [bearer] : []), ...cookies].slice(0, MOST_TOKENS);
    const partner = hosts.get(headers.get('Host') ?? new URL(url).host);
    return tokens.length === 0 ? [] : readByTokens(db, tokens.map(hashOf), partner?.id ?? null);
  };
}
