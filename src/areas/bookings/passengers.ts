import { type Context, newId, type Parts } from '#kernel';
import { type PassengerFields, type PassengerKey, passengerKeys } from './passenger-fields.ts';
import type { Booking } from './queries/bookings.ts';
import { deletePassengersAfter, readPassengers, writePassengers } from './queries/passengers.ts';

type Keys = Pick<Parts, 'keyring'>;

const placeOf = (id: string) => ({ table: 'passengers', column: 'details', id });

export type Named = { id: string; fields: PassengerFields };

/** Everybody of a party who has been named, in their order. */
export async function namedOf({ db }: Context, { keyring }: Keys, bookingId: string): Promise<Named[]> {
  const rows = await readPassengers(db, bookingId);
  return rows.map(({ id, position, details }) => {
    const told = JSON.parse(keyring.decrypt(details, placeOf(id))) as Omit<PassengerFields, 'position'>;
    return { id, fields: { ...told, position } };
  });
}

/** What was told of each of them, in full. */
export async function passengersOf(ctx: Context, keys: Keys, bookingId: string): Promise<PassengerFields[]> {
  return (await namedOf(ctx, keys, bookingId)).map(({ fields }) => fields);
}

/** In which room somebody sleeps, by who sleeps where now. */
export function roomOf({ rooms }: Pick<Booking, 'rooms'>, position: number): number {
  return rooms.find(({ positions }) => positions.includes(position))?.number ?? 1;
}

/** Keeps what is said of passengers: what isn’t mentioned stays as it was. */
export async function keepPassengers(
  { db }: Context,
  { keyring }: Keys,
  booking: Pick<Booking, 'id' | 'rooms'>,
  given: readonly PassengerFields[],
): Promise<void> {
  const known = new Map((await readPassengers(db, booking.id)).map((row) => [row.position, row]));
  const rows = given.map(({ position, ...fields }) => {
    const before = known.get(position);
    const id = before?.id ?? newId();
    const kept = before ? JSON.parse(keyring.decrypt(before.details, placeOf(id))) : {};
    const details = keyring.encrypt(JSON.stringify({ ...kept, ...withoutGaps(fields) }), placeOf(id));
    return { id, position, room: roomOf(booking, position), details };
  });
  await writePassengers(db, booking.id, rows);
}

export const dropPassengersAfter = (ctx: Context, bookingId: string, position: number) =>
  deletePassengersAfter(ctx.db, bookingId, position);

const withoutGaps = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What the company needs of each passenger. */
export function askedFields({ terms }: Pick<Booking, 'terms'>): PassengerKey[] {
  const asked = new Set(terms.reservationFields);
  return passengerKeys.filter((key) => key === 'first_name' || key === 'last_name' || asked.has(key));
}

/** The same that hasn’t been told. */
export function missingFields(
  booking: Pick<Booking, 'travelers' | 'terms'>,
  passengers: readonly PassengerFields[],
): { position: number; fields: PassengerKey[] }[] {
  const wanted = askedFields(booking);
  return Array.from({ length: booking.travelers }, (_, at) => {
    const passenger = passengers.find(({ position }) => position === at + 1);
    const fields = wanted.filter((key) => !passenger?.[key]);
    return { position: at + 1, fields };
  }).filter(({ fields }) => fields.length > 0);
}
