import { AppError } from '../errors.ts';
import { repeated } from '../text.ts';

/** "limitValue" → "limit_value"; a digit stays with the word before it: "price1Cents" → "price1_cents". */
export function snakeKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What a sender keeps for itself: the keys inside stay as they are. */
const UNTOUCHED = new Set(['additional_details']);
const MOST_LEVELS = 32;

/**
 * A JSON value with the keys of all its objects in snake_case. Nothing in it can reach a prototype or be refused by
 * the database: lone surrogates are replaced.
 * @throws AppError duplicate_key for a key in both spellings, invalid for a NUL or more than 32 levels; with a pointer.
 */
export function snakeKeys(value: unknown, pointer = '', level = 0, rename = snakeKey): unknown {
  if (level > MOST_LEVELS) {
    throw new AppError('invalid', `The body is nested more than ${MOST_LEVELS} levels deep.`, { pointer });
  }
  if (typeof value === 'string') return cleanText(value, pointer);
  if (Array.isArray(value)) {
    return value.map((entry, i) => snakeKeys(entry, `${pointer}/${i}`, level + 1, rename));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = new Map<string, unknown>();
  for (const [spelling, inner] of Object.entries(value)) {
    const key = cleanText(rename(spelling), pointer);
    const at = `${pointer}/${pointerPart(key)}`;
    if (entries.has(key)) {
      throw new AppError('duplicate_key', `${repeated(key)} is given in two spellings. Send it once.`, { pointer: at });
    }
    entries.set(key, snakeKeys(inner, at, level + 1, UNTOUCHED.has(key) ? asItIs : rename));
  }
  return Object.fromEntries(entries);
}

const asItIs = (key: string) => key;

function cleanText(text: string, pointer: string): string {
  if (text.includes('\0')) throw new AppError('invalid', 'A text holds a NUL character. Leave it out.', { pointer });
  return text.toWellFormed();
}

/** A key as a part of a JSON Pointer (RFC 6901); one that is far too long is cut. */
export function pointerPart(key: string): string {
  return repeated(key).replaceAll('~', '~0').replaceAll('/', '~1');
}
