import type { z } from 'zod';
import type { FeedKind, FeedKinds } from '#kernel/feed';
import { fieldPath } from './field-path.ts';
import { nearest } from './records/columns.ts';

export type Fault = { field: string | null; problem: string };
export type Checked = { kind: FeedKind; record: Record<string, unknown> } | { kind: FeedKind | null; faults: Fault[] };

/** Checks one value against the records a feed may hold. */
export function validate(kinds: FeedKinds, value: Record<string, unknown>): Checked {
  const kind = kinds.get(value.kind as string);
  if (!kind) return { kind: null, faults: [{ field: 'kind', problem: wrongKind(kinds, value.kind) }] };
  const result = kind.record.safeParse(value, { error: describe });
  if (result.success) return { kind, record: result.data };
  return { kind, faults: result.error.issues.map((issue) => faultOf(issue, value)) };
}

function wrongKind(kinds: FeedKinds, given: unknown): string {
  const names = [...kinds.keys()];
  const known = `one of ${names.join(', ')}`;
  if (given === undefined) return `is missing: must be ${known}`;
  const close = typeof given === 'string' ? nearest(given, names) : null;
  return `must be ${known}${close ? `; did you mean ${close}?` : ''}${shown(given, 'kind')}`;
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): Fault {
  const input = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  const field = fieldPath(issue.path) || null;
  if (issue.code === 'invalid_key') return { field, problem: `its name ${issue.issues[0]?.message}` };
  const missing = input === undefined && issue.code === 'invalid_type';
  return { field, problem: missing ? 'is missing' : issue.message + shown(input, field ?? '') };
}

/** What stands there instead; never a long text or anybody's address. */
function shown(input: unknown, field: string): string {
  if (input === undefined || typeof input === 'object' || /email|name|reply|content/.test(field)) return '';
  const text = JSON.stringify(input) ?? '';
  return text.length > 80 ? '' : `, is ${text}`;
}

const KEYS_SHOWN = 10;
const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, in CSV also yes or no',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
};

/** In words what a field must hold, for the checks that bring no words of their own. */
function describe(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an email address' : 'has a form that is not allowed here';
    case 'unrecognized_keys':
      return `has a field that is not known here: ${listed(issue.keys)}`;
    default:
      return undefined;
  }
}

/** The first few of any number of names. */
function listed(keys: readonly string[]): string {
  const names = keys.slice(0, KEYS_SHOWN).map((key) => fieldPath([key]));
  const others = keys.length - names.length;
  return names.join(', ') + (others > 0 ? ` and ${others.toLocaleString('en-US')} more` : '');
}

function atLeast(origin: string, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? 'may not be empty' : `needs at least ${minimum} characters`;
  if (origin === 'array') return minimum === 1 ? 'may not be empty' : `needs at least ${minimum} entries`;
  return `must be ${minimum} or more`;
}

function atMost(origin: string, maximum: number): string {
  if (origin === 'string') return `may have at most ${maximum.toLocaleString('en-US')} characters`;
  if (origin === 'array') return `may have at most ${maximum} entries`;
  return `must be ${maximum} or less`;
}
