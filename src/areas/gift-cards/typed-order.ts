import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Parts } from '#kernel';
import type { KeptCookie } from '#kernel/http';

type Keys = Pick<Parts, 'keyring'>;

/** The fields of an order that people type. */
export const typedFields = [
  'amount',
  'currency',
  'recipient_name',
  'recipient_email',
  'message',
  'sender_name',
  'sender_email',
  'deliver_on',
] as const;
export type TypedOrder = Partial<Record<(typeof typedFields)[number], string>>;

const PLACE = { table: 'gift_cards', column: 'typed_order', id: 'page' };
const COOKIES = ['gift-card-typed', 'gift-card-typed-2', 'gift-card-typed-3'] as const;
/** A browser keeps 4,096 bytes under a name. */
const IN_ONE = 3_800;
const KEPT_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** No field takes more. */
const LONGEST = 1_000;
const MOST_BYTES = 64_000;

/**
 * What was typed into an order that was refused, sealed, for the browser that typed it: the page shows it once more, with
 * scripts and without, and no address holds a name. Null: nothing is kept any more.
 */
export function typedCookies(
  { keyring }: Keys,
  given: Readonly<Record<string, string>> | null,
  now: Date,
): KeptCookie[] {
  const parts = given === null ? [] : chunksOf(seal(keyring, given, now));
  return COOKIES.map((name, at) => {
    const value = parts.length <= COOKIES.length ? (parts[at] ?? null) : null;
    return { name, value, days: KEPT_MS / DAY_MS };
  });
}

/** Null for what isn’t ours, or was typed a while ago. */
export function typedIn({ keyring }: Keys, cookies: string | null, now: Date): TypedOrder | null {
  const sealed = COOKIES.map(
    (name) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?=;|$)`).exec(cookies ?? '')?.[1] ?? '',
  );
  try {
    const bytes = keyring.decrypt(Buffer.from(sealed.join(''), 'base64url'), PLACE);
    const packed = Buffer.from(bytes, 'base64url');
    const { until, typed } = JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString());
    return until > now.getTime() ? typed : null;
  } catch {
    return null;
  }
}

function seal(keyring: Parts['keyring'], given: Readonly<Record<string, string>>, now: Date): string {
  const typed = Object.fromEntries(
    typedFields.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name].slice(0, LONGEST)]])),
  );
  const packed = deflateRawSync(JSON.stringify({ until: now.getTime() + KEPT_MS, typed }));
  return keyring.encrypt(packed.toString('base64url'), PLACE).toString('base64url');
}

const chunksOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / IN_ONE) }, (_, at) => text.slice(at * IN_ONE, (at + 1) * IN_ONE));
