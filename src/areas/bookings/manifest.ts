import { AppError, type Context, type Parts, transaction } from '#kernel';
import { noteAudit } from '#kernel/audit';
import { assertProved, lockForCompany } from './company-access.ts';
import { type Contact, openContact } from './contact.ts';
import { countryName } from './country-names.ts';
import type { PassengerFields, PassengerKey } from './passenger-fields.ts';
import { missingFields, passengersOf } from './passengers.ts';
import type { Booking } from './queries/bookings.ts';

export type Manifest = Pick<
  Booking,
  | 'id'
  | 'orderNumber'
  | 'status'
  | 'tripName'
  | 'operatorName'
  | 'startDate'
  | 'endDate'
  | 'travelers'
  | 'rooms'
  | 'passengerInfoDueOn'
> & {
  contact: Pick<Contact, 'email' | 'firstName' | 'lastName' | 'phone' | 'countryCode' | 'comment'> & {
    /** Where they live, by its name. */
    country: string | null;
  };
  /** All that they have told, in full. */
  passengers: PassengerFields[];
  missing: { position: number; fields: PassengerKey[] }[];
};

/** Of what is over nobody needs to know who travels. */
const TRAVELS: readonly Booking['status'][] = ['requested', 'pending_operator', 'confirmed', 'completed'];

/**
 * Who travels, in full, for the company that takes them along: each look is noted.
 * @throws AppError unauthenticated, not_found; second_factor_required; invalid_transition for what is canceled or declined, or
 * long over
 */
export function manifestOf(ctx: Context, parts: Pick<Parts, 'keyring'>, orderNumber: string): Promise<Manifest> {
  return transaction(ctx, async (inside) => {
    const { booking, decider } = await lockForCompany(inside, orderNumber);
    assertProved(ctx);
    if (!TRAVELS.includes(booking.status)) {
      throw new AppError('invalid_transition', 'Nobody travels on this booking any more.');
    }
    if (booking.peopleEmptiedAt) {
      throw new AppError('invalid_transition', 'Who traveled was deleted thirty days after the trip.');
    }
    await noteAudit(inside.db, ctx.actor, {
      action: 'booking.manifest',
      subjectId: booking.id,
      details: { order: booking.orderNumber, as: decider },
    });
    const passengers = await passengersOf(inside, parts, booking.id);
    const { additional: _, preferredMethod: __, ...contact } = openContact(parts, booking);
    const { id, status, tripName, operatorName, startDate, endDate, travelers, rooms, passengerInfoDueOn } = booking;
    return {
      ...{ id, orderNumber: booking.orderNumber, status, tripName, operatorName, startDate, endDate, travelers, rooms },
      passengerInfoDueOn,
      contact: { ...contact, country: contact.countryCode && countryName(contact.countryCode) },
      passengers,
      missing: missingFields(booking, passengers),
    };
  });
}
