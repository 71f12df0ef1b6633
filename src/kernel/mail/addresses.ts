import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses as they are recognised without being known, and what links in mails prove. */
export type AddressBook = {
  /** The same for every spelling of an address; 32 bytes. */
  hashOf(email: string): Buffer;
  /** For a link that stops marketing mail. Nothing of the address can be read from it. */
  tokenOf(email: string): string;
  /** The address's hash; null for a token that isn't ours. */
  hashIn(token: string): Buffer | null;
};

const HASH_BYTES = 32;
const PROOF_BYTES = 16;
/** Both, with nothing after them. */
const TOKEN = /^[\w-]{64}$/;

/** @param secret one that stays the same when keys change (lastingSecret) */
export function createAddressBook(secret: Uint8Array): AddressBook {
  const mac = (use: string, what: Uint8Array | string) =>
    createHmac('sha256', secret).update(`${use}:`).update(what).digest();
  const proofOf = (hash: Uint8Array) => mac('unsubscribe', hash).subarray(0, PROOF_BYTES);
  const hashOf = (email: string) => mac('address', email.trim().toLowerCase().normalize('NFC'));
  return {
    hashOf,
    tokenOf(email) {
      const hash = hashOf(email);
      return Buffer.concat([hash, proofOf(hash)]).toString('base64url');
    },
    hashIn(token) {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const hash = bytes.subarray(0, HASH_BYTES);
      return timingSafeEqual(proofOf(hash), bytes.subarray(HASH_BYTES)) ? hash : null;
    },
  };
}
