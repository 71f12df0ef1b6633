import { freshMemberOf } from '#accounts';
import { type Context, orNotFound, type Parts, transaction } from '#kernel';
import { noteAudit } from '#kernel/audit';
import { isMemberOf } from './access.ts';
import { maskPassenger, type PassengerKey, passengerKeys, readableField } from './passenger-fields.ts';
import { type Named, namedOf, roomOf } from './passengers.ts';
import { readBooking } from './queries/bookings.ts';

type Keys = Pick<Parts, 'keyring'>;

export type OwnPassenger = Named & { room: number };

/**
 * Who travels on one’s own booking, in full: for the member whose it is, who has just signed in. A token of the booking isn’t
 * enough. Each look is noted.
 * @throws AppError unauthenticated; fresh_sign_in_required; not_found alike for another’s and for one that isn’t there
 */
export function ownPassengers(ctx: Context, keys: Keys, id: string): Promise<OwnPassenger[]> {
  freshMemberOf(ctx);
  return transaction(ctx, async (inside) => {
    const booking = orNotFound(await readBooking(inside.db, id), (one) => isMemberOf(ctx.actor, one));
    await noteAudit(inside.db, ctx.actor, {
      action: 'booking.passengers',
      subjectId: booking.id,
      details: { order: booking.orderNumber },
    });
    const named = await namedOf(inside, keys, booking.id);
    return named.map((one) => ({ ...one, room: roomOf(booking, one.fields.position) }));
  });
}

/** What is otherwise masked of a traveler, as it is read: countries by their names. */
export type ToldInFull = { position: number; name: string; told: { key: PassengerKey; value: string }[] };

/** The same for its page: what stands masked there. Nobody of whom nothing does. @throws AppError as ownPassengers */
export async function maskedInFull(ctx: Context, keys: Keys, id: string): Promise<ToldInFull[]> {
  const named = await ownPassengers(ctx, keys, id);
  const all = named.map(({ fields }): ToldInFull => {
    const masked = maskPassenger(fields);
    const told = passengerKeys.flatMap((key) => {
      const value = fields[key];
      if (!value || masked[key] === value) return [];
      return [{ key, value: readableField(key, value) }];
    });
    return { position: fields.position, name: `${fields.first_name} ${fields.last_name}`, told };
  });
  return all.filter(({ told }) => told.length > 0);
}
