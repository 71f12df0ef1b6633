import { departureHeadlineCents, isOpen, occupancyOf } from '#catalogue/prices';
import { type SaleDeparture, type TripForSale, tripForSale } from '#catalogue/sales';
import { holdOf, spotsOf } from '#inventory';
import { type Context, isAppError, isId, orNotFound, type Parts, transaction } from '#kernel';
import { isOwner } from './access.ts';
import type { Contact } from './contact.ts';
import { isReserved } from './is-reserved.ts';
import { isProcessing } from './money.ts';
import { type Party, type Plan, type PlanDue, planFor, planOf } from './plan.ts';
import { type Booking, readBooking } from './queries/bookings.ts';
import { type Reservation, reservationOf } from './reservation.ts';
import { told as toldOf } from './told.ts';
import { tripOfBooking } from './trip-of-booking.ts';

/** What pages that reserve say of a trip. */
export type ReserveTrip = Pick<TripForSale, 'id' | 'slug' | 'name' | 'isPayable' | 'tiers' | 'startZone' | 'today'> & {
  operator: Pick<TripForSale['operator'], 'slug' | 'name'>;
};

export type ReserveDate = Pick<SaleDeparture, 'id' | 'startDate' | 'endDate' | 'availability'> & {
  /** Null: places are on request. */
  spotsLeft: number | null;
};

/** Another date, with what the same party pays for it: in the rooms that it wished where the date has a price for them. */
export type OtherDate = ReserveDate & Pick<Party, 'level' | 'sharesRoom'> & { totalCents: number; currency: string };

/**
 * open: it can be reserved. closed: not on this date, or for fewer. held: places are held. lapsed: they were, and may be
 * held again. waiting: not before `againAt`. changed: the price is another one since. over: it isn’t open any more.
 */
export type ReserveState = 'open' | 'closed' | 'held' | 'lapsed' | 'waiting' | 'changed' | 'over';

export type ReservePage = {
  trip: ReserveTrip;
  state: ReserveState;
  date: ReserveDate | null;
  party: Party;
  /** Whether one of the party is left over, and the company lets them share with somebody else’s traveler. */
  canShare: boolean;
  /** What a room of their own costs them more than sharing; null: nobody can share, or it isn’t known today. */
  aloneCents: number | null;
  plan: Plan | null;
  /** What was told before; where the price is another one. */
  before: Plan | null;
  againAt: Date | null;
  others: OtherDate[];
  reservation: OwnReservation | null;
  /** Through whose site the reservation was begun. */
  partnerId: string | null;
};

const TOLD = [
  'id',
  'orderNumber',
  'status',
  'version',
  'paymentType',
  'rooms',
  'ages',
  'giftCardLast4',
  'giftCardCents',
] as const;

export type OwnReservation = Pick<Booking, (typeof TOLD)[number]> &
  Pick<Reservation, 'holdExpiresAt' | 'quote' | 'missing'> & {
    contact: Contact;
    names: { position: number; title: string | null; firstName: string; lastName: string }[];
    isPaying: boolean;
  };

export type ReserveWish = {
  trip: string;
  departureId: string | null;
  level: number | null;
  travelers: number;
  sharesRoom: boolean;
};

const MOST_OTHERS = 6;
const HOUR_MS = 3_600_000;

/** A trip as somebody may reserve it. @throws AppError not_found */
export async function offerToReserve(ctx: Context, wish: ReserveWish): Promise<ReservePage> {
  const trip = await tripForSale(ctx, { trip: wish.trip, departureId: wish.departureId });
  const { actor } = ctx;
  const isMember = actor.kind === 'member' && actor.verified;
  const { departure } = trip;
  const level = levelFor(trip, departure, wish.level);
  const canShare = sharable(trip, level, wish.travelers);
  const party = { level, travelers: wish.travelers, sharesRoom: wish.sharesRoom && canShare, isMember };
  const date = departure && (await dateOf(ctx, departure));
  const shown = { ...tripOf(trip), isPayable: isReserved(trip) };
  const isOnOffer = date !== null && canBeHad(shown, date, wish.travelers);
  return {
    trip: shown,
    state: isOnOffer ? 'open' : 'closed',
    date,
    party,
    canShare,
    aloneCents: canShare && departure ? aloneCentsOf(trip, departure, party) : null,
    plan: departure && planOrNull(trip, departure, party),
    before: null,
    againAt: null,
    others: isOnOffer ? [] : await othersOf(ctx, trip, date?.id ?? null, { ...party, level: wish.level ?? level }),
    reservation: null,
    partnerId: ctx.partner?.id ?? null,
  };
}

/**
 * One’s own reservation, where it stands.
 * @param picksDate whether its traveler chooses another date: others are read then, while places are held, too
 * @throws AppError not_found, also where its trip isn’t offered any more
 */
export async function ownReservation(
  ctx: Context,
  parts: Pick<Parts, 'keyring'>,
  id: string,
  { picksDate }: { picksDate: boolean },
): Promise<ReservePage> {
  const booking = orNotFound(isId(id) ? await readBooking(ctx.db, id) : null, (one) => isOwner(ctx.actor, one));
  const known = await transaction(ctx, (inside) => reservationOf(inside, parts, booking));
  const trip = await tripOfBooking(ctx, booking);
  const { departure } = trip;
  // While places are held, the rooms stand as they were chosen, whatever the date has a price for by now.
  const isHeld = known.holdExpiresAt !== null;
  const level = isHeld && booking.level !== null ? booking.level : levelFor(trip, departure, booking.level);
  const canShare = sharable(trip, level, booking.travelers);
  const sharesRoom = booking.sharesRoom && (isHeld || canShare);
  const party = { level, travelers: booking.travelers, sharesRoom, isMember: booking.memberPrice };
  const date = departure && (await dateOf(ctx, departure));
  const told = departure && asChosen(planOf(trip, departure, booking), booking);
  const today = departure && planOrNull(trip, departure, party);
  const againAt = await againAtOf(ctx, booking);
  const state = stateOf(booking, known, {
    isOnOffer: date !== null && canBeHad(trip, date, booking.travelers),
    isWaiting: againAt !== null && againAt > ctx.clock(),
    isSamePrice: told === null || told.totalCents === today?.totalCents,
  });
  const wished = { ...party, level: booking.level ?? level, sharesRoom: booking.sharesRoom };
  const asksAnew = state !== 'held' && state !== 'over';
  return {
    trip: tripOf(trip),
    state,
    date,
    party,
    canShare,
    aloneCents: canShare && departure ? aloneCentsOf(trip, departure, party) : null,
    plan: asksAnew ? (today ?? told) : told,
    before: state === 'changed' ? told : null,
    againAt: state === 'waiting' ? againAt : null,
    others:
      state !== 'over' && (asksAnew || picksDate) ? await othersOf(ctx, trip, date?.id ?? null, wished, true) : [],
    partnerId: booking.partnerId,
    reservation: {
      ...toldOf(booking, TOLD),
      contact: known.contact,
      holdExpiresAt: known.holdExpiresAt,
      quote: known.quote,
      missing: known.missing,
      names: known.passengers.map(({ position, title, first_name, last_name }) => ({
        position,
        title: title ?? null,
        firstName: first_name,
        lastName: last_name,
      })),
      isPaying: isProcessing(booking),
    },
  };
}

const CLOSED_FOR_CHANGE: ReadonlySet<Booking['status']> = new Set(['draft', 'awaiting_payment']);

function stateOf(
  booking: Booking,
  { holdExpiresAt }: Reservation,
  { isOnOffer, isWaiting, isSamePrice }: { isOnOffer: boolean; isWaiting: boolean; isSamePrice: boolean },
): ReserveState {
  if (!CLOSED_FOR_CHANGE.has(booking.status)) return 'over';
  if (holdExpiresAt !== null) return 'held';
  if (!isOnOffer) return 'closed';
  if (isWaiting) return 'waiting';
  return isSamePrice ? 'lapsed' : 'changed';
}

/** When places that were given back can be held once more; null where none were. */
async function againAtOf(ctx: Context, booking: Booking): Promise<Date | null> {
  const hold = await holdOf(ctx, booking.id);
  if (!hold || hold.isLive || hold.departureId !== booking.departureId) return null;
  const hasLapsed = hold.state === 'expired' || hold.state === 'active';
  return hasLapsed ? new Date(hold.expiresAt.getTime() + HOUR_MS) : null;
}

/** By the way of paying that was chosen. Once it is confirmed, sums and days stand as they were then. */
function asChosen(plan: Plan | null, booking: Booking): Plan | null {
  const { dueNowCents, depositDueOn, paymentDueOn, passengerInfoDueOn, priceCents, paymentType } = booking;
  if (!plan || paymentType === null) return plan;
  if (booking.status !== 'awaiting_payment' || dueNowCents === null) {
    // All of it can be paid as it was chosen, whatever else the company asks for by now.
    const full = { nowCents: plan.priceCents, later: null };
    return paymentType === 'full' ? { ...plan, due: { full, ...plan.due } } : plan;
  }
  const isDeposit = depositDueOn !== null;
  const later = isDeposit ? { cents: (priceCents ?? 0) - dueNowCents, on: paymentDueOn } : null;
  const due: PlanDue = { nowCents: dueNowCents, later };
  // A deposit that was all of it then is none now, though one may be asked for again.
  const others = isDeposit || paymentType === 'full' ? plan.due : {};
  return { ...plan, due: { ...others, [isDeposit ? 'deposit' : 'full']: due }, passengerInfoDueOn };
}

/** The level that was asked for where the date has a price for it, else that of the price it is shown with. */
function levelFor(trip: TripForSale, departure: SaleDeparture | null, wanted: number | null): number {
  if (wanted !== null && (departure === null || typeof departure.prices[wanted] === 'number')) return wanted;
  return (departure && departureHeadlineCents(departure, trip.tiers, [])?.tier) ?? 0;
}

function sharable(trip: TripForSale, level: number, travelers: number): boolean {
  const occupancy = occupancyOf(trip, level);
  return trip.operator.shareOffers && occupancy > 1 && travelers % occupancy === 1;
}

function canBeHad(
  { isPayable }: Pick<TripForSale, 'isPayable'>,
  { availability, spotsLeft }: ReserveDate,
  travelers: number,
): boolean {
  if (!isPayable) return isOpen(availability) || availability === 'on_request';
  return isOpen(availability) && spotsLeft !== null && spotsLeft >= travelers;
}

async function dateOf(ctx: Context, departure: SaleDeparture): Promise<ReserveDate> {
  const spots = await spotsOf(ctx, [departure.id]);
  return dateWith(departure, spots);
}

const dateWith = (
  { id, startDate, endDate, availability }: SaleDeparture,
  spots: Awaited<ReturnType<typeof spotsOf>>,
): ReserveDate => ({ id, startDate, endDate, availability, spotsLeft: spots.get(id)?.spotsLeft ?? null });

/**
 * Dates on which the same party can go, the soonest first, each by what can be paid in its currency.
 * @param isBegun whether it is for a reservation: dates that are only asked for are none of its
 */
async function othersOf(
  ctx: Context,
  { id }: TripForSale,
  but: string | null,
  party: Party,
  isBegun = false,
): Promise<OtherDate[]> {
  const trip = await tripOfBooking(ctx, { tripId: id, departureId: null });
  const spots = await spotsOf(
    ctx,
    trip.onSale.map(({ id }) => id),
  );
  const others: OtherDate[] = [];
  for (const departure of trip.onSale) {
    const date = dateWith(departure, spots);
    if (departure.id === but || !canBeHad(departure, date, party.travelers)) continue;
    if (isBegun && !departure.isPayable) continue;
    const level = levelFor(trip, departure, party.level);
    const sharesRoom = party.sharesRoom && sharable(trip, level, party.travelers);
    const plan = planOrNull(trip, departure, { ...party, level, sharesRoom });
    if (plan) others.push({ ...date, level, sharesRoom, totalCents: plan.totalCents, currency: plan.currency });
    if (others.length === MOST_OTHERS) break;
  }
  return others;
}

/** By today’s prices, as changing the choice is. */
function aloneCentsOf(trip: TripForSale, departure: SaleDeparture, party: Party): number | null {
  const [alone, shared] = [false, true].map((sharesRoom) => planOrNull(trip, departure, { ...party, sharesRoom }));
  return alone && shared ? alone.totalCents - shared.totalCents : null;
}

function planOrNull(trip: TripForSale, departure: SaleDeparture, party: Party): Plan | null {
  try {
    return planFor(trip, departure, party);
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/** What a company agreed with the site, and where it is written to, is none of a page’s. */
function tripOf({ id, slug, name, isPayable, tiers, startZone, today, operator }: TripForSale): ReserveTrip {
  const company = { slug: operator.slug, name: operator.name };
  return { id, slug, name, isPayable, tiers, startZone, today, operator: company };
}
