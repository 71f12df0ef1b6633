import type { Parts } from '#kernel';
import type { Booking } from './queries/bookings.ts';

/** Whoever books. */
export type Contact = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  preferredMethod: 'email' | 'phone' | 'text' | null;
  comment: string | null;
  /** What else the company asks for, as it was sent. */
  additional: Readonly<Record<string, string>>;
};

const placeOf = (id: string) => ({ table: 'bookings', column: 'contact', id });

export function sealContact({ keyring }: Pick<Parts, 'keyring'>, id: string, contact: Contact): Buffer {
  return keyring.encrypt(JSON.stringify(contact), placeOf(id));
}

export function openContact(
  { keyring }: Pick<Parts, 'keyring'>,
  { id, contact }: Pick<Booking, 'id' | 'contact'>,
): Contact {
  return JSON.parse(keyring.decrypt(contact, placeOf(id)));
}
