import type { Parts } from '#kernel';

export type Person = { name: string; email: string };

/** Who buys a card, for whom, and what they write. */
export type People = { purchaser: Person; recipient: Person; message: string };

type Keys = Pick<Parts, 'keyring'>;

const placeOf = (id: string) => ({ table: 'gift_cards', column: 'people', id });

export function sealPeople({ keyring }: Keys, id: string, people: People): Buffer {
  return keyring.encrypt(JSON.stringify(people), placeOf(id));
}

export function openPeople({ keyring }: Keys, id: string, sealed: Buffer): People {
  return JSON.parse(keyring.decrypt(sealed, placeOf(id)));
}
