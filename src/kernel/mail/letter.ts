import type { Keyring } from '../keys/encryption.ts';

/** What a mail needs to be written, as it was known when it was asked for. */
export type Letter = {
  to: string;
  replyTo: string | null;
  /** Through whose site it was asked for. */
  partnerSlug: string | null;
  /** Whether that was at a host of the partner’s own; letters of before don’t say. */
  atOwnHost?: boolean;
  variables: Record<string, unknown>;
  /** When it is of no use any more; left out where it is of use whenever it comes. */
  goodUntil?: string;
};

const placeOf = (id: string) => ({ table: 'email_log', column: 'letter', id });

export function sealLetter(keyring: Keyring, id: string, letter: Letter): Buffer {
  return keyring.encrypt(JSON.stringify(letter), placeOf(id));
}

/** @throws UnreadableSecret */
export function openLetter(keyring: Keyring, id: string, sealed: Uint8Array): Letter {
  return JSON.parse(keyring.decrypt(sealed, placeOf(id)));
}
