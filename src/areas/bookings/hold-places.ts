import { type Context, type Parts, transaction } from '#kernel';
import { changeDates, changeRooms, type Of } from './change-reservation.ts';
import type { Reservation } from './reservation.ts';
import { priceChanged } from './seen-price.ts';

export type PlacesWish = {
  departureId: string;
  travelers: number;
  level: number;
  sharesRoom: boolean;
  /** The total that was shown, in minor units; null where none was. */
  seenCents: number | null;
};

/**
 * Holds places for a party in one go: date, kind of room, and the price that was seen. All of it or nothing.
 * @throws AppError price_changed with both figures, and what changeDates and changeRooms throw
 */
export function holdPlaces(ctx: Context, parts: Parts, of: Of, wish: PlacesWish): Promise<Reservation> {
  const { departureId, travelers, level, sharesRoom, seenCents } = wish;
  return transaction(ctx, async (inside) => {
    await changeDates(inside, parts, of, { departureId, travelers });
    const held = await changeRooms(inside, parts, { id: of.id }, { level, rooms: null, sharesRoom });
    if (seenCents !== null && seenCents !== held.booking.totalCents) throw priceChanged(seenCents, held.booking);
    return held;
  });
}
