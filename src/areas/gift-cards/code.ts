import { randomBytes } from 'node:crypto';

/** Without letters that are read as others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;
const GROUP = 4;

/** 140 bits, in groups that can be read out: "7K2M-…". It is told once; what is kept is its hash. */
export function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** The code as it was written by somebody; null for what can't be one. */
export function readCode(given: string): string | null {
  const letters = given.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter)) ? letters : null;
}
