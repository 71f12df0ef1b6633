import { type Hold, holdOf } from '#inventory';
import type { Context, Parts } from '#kernel';
import { type Contact, openContact } from './contact.ts';
import type { PassengerFields } from './passenger-fields.ts';
import { missingFields, passengersOf } from './passengers.ts';
import type { Booking } from './queries/bookings.ts';
import { type Change, readChanges } from './queries/changes.ts';
import { sealPrice } from './seen-price.ts';
import { missingOf, type ReservationStep, stepOf } from './steps.ts';

/** A reservation as its owner sees it. */
export type Reservation = {
  booking: Booking;
  contact: Contact;
  passengers: PassengerFields[];
  /** Until when places are held; null: none are. */
  holdExpiresAt: Date | null;
  isCapturing: boolean;
  step: ReservationStep;
  /** What confirming still needs. */
  missing: string[];
  missingPassengers: { position: number; fields: string[] }[];
  /** To be sent back when it is confirmed; null while there is no price. */
  quote: string | null;
  /** What changed of its departure since, the newest first. */
  changes: Change[];
};

const QUOTE_MINUTES = 20;
const MINUTE_MS = 60_000;

/** @param known what was read of it in this transaction already, as it is now */
export async function reservationOf(
  ctx: Context,
  parts: Pick<Parts, 'keyring'>,
  booking: Booking,
  known?: { hold: Hold | null; passengers: PassengerFields[]; changes?: Change[] },
): Promise<Reservation> {
  const { hold, passengers, changes } = known ?? {
    hold: await holdOf(ctx, booking.id),
    passengers: await passengersOf(ctx, parts, booking.id),
    changes: undefined,
  };
  const live = liveHold(booking, hold);
  const facts = { ...booking, hasHold: live !== null, named: passengers.length };
  const until = new Date(ctx.clock().getTime() + QUOTE_MINUTES * MINUTE_MS);
  return {
    booking,
    contact: openContact(parts, booking),
    passengers,
    holdExpiresAt: live?.expiresAt ?? null,
    isCapturing: live?.state === 'capturing',
    step: stepOf(facts),
    missing: booking.status === 'draft' ? missingOf(facts) : [],
    missingPassengers: missingFields(booking, passengers),
    quote: sealPrice(parts, booking, until),
    changes: changes ?? (await readChanges(ctx.db, booking.id)),
  };
}

/** The hold on the places that this booking is about, while it lasts. */
export function liveHold({ departureId, travelers }: Booking, hold: Hold | null): Hold | null {
  return hold?.isLive && hold.departureId === departureId && hold.seats === travelers ? hold : null;
}
