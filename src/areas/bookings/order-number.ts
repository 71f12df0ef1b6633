import { randomBytes } from 'node:crypto';

/** Crockford’s base 32: no letter that is read as another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM = 10;

/** "SJ", ten letters that nobody guesses, and one that tells a slip of the pen: "SJ7Q4M2K9XBWT". */
export function newOrderNumber(): string {
  const letters = [...randomBytes(RANDOM)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `SJ${letters}${checkLetter(letters)}`;
}

/** Whether it can be one at all: a slip in one letter, or two that changed places, is found out. */
export function isOrderNumber(text: string): boolean {
  const [, letters = '', check] = /^SJ([0-9A-HJKMNP-TV-Z]{10})([0-9A-HJKMNP-TV-Z])$/.exec(text) ?? [];
  return check !== undefined && checkLetter(letters) === check;
}

/** Each letter weighs by its place; 31 is prime, so that neither a change nor an exchange comes out even. */
function checkLetter(letters: string): string {
  const sum = [...letters].reduce((total, letter, place) => total + (place + 1) * LETTERS.indexOf(letter), 0);
  return LETTERS[sum % 31] as string;
}
