import type { z } from 'zod';
import { AppError, type ErrorCode } from '../errors.ts';
import { repeated } from '../text.ts';
import { pointerPart } from './snake-keys.ts';

/** A value that was sent, and where it stood in its document. */
export type Given = { value: unknown; pointer: string };

/** Sentences that have a code of their own; a schema says them by their text. */
const CODES: Record<string, ErrorCode> = {
  'Invalid email address': 'invalid_email',
  'Password is too short, use 6 characters or more': 'password_too_short',
  'Value must be in (positive) number': 'not_positive',
  'The two passwords aren’t the same': 'confirmation_mismatch',
};

/** The first thing that is wrong with a value, with a JSON Pointer to it. */
export function refusalOf(error: z.ZodError, given: Given): AppError {
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const pointer = [given.pointer, ...path.map((part) => pointerPart(String(part)))].join('/');
  const missing = path.length > 0 && (valueAt(given.value, path) ?? null) === null;
  if (missing) return new AppError('required', 'The field is required', { pointer });
  const message = issue?.message ?? '';
  const code = CODES[message];
  if (code) return new AppError(code, message, { pointer });
  const name = path.findLast((part) => typeof part === 'string') ?? 'The body';
  // A schema's own words go on after the name ("must be …"); those of the library don't.
  return new AppError('invalid', `${repeated(String(name))} ${/^[a-z]/.test(message) ? message : 'is not valid'}`, {
    pointer,
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<PropertyKey, unknown>)[part];
  }
  return found;
}
