import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { KeptCookie } from '../http/rest-route.ts';
import type { Keyring } from './encryption.ts';

type Keys = { keyring: Keyring };
type Texts = Readonly<Record<string, string>>;

const COOKIES = ['typed', 'typed-2', 'typed-3'] as const;
/** A browser keeps 4,096 bytes under a name. */
const IN_ONE = 3_800;
const KEPT_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const MOST_BYTES = 64_000;

/** Where the texts of a form are sealed; those of one are nothing to the page of another. */
const placeOf = (form: string) => ({ table: 'forms', column: 'typed', id: form });

/**
 * What was typed into a form that was refused, sealed, for the browser that typed it: the page shows it once more, with
 * scripts and without, and no address holds a name. One form at a time; of more than a browser keeps, not the longest field.
 * @param form the path that it is sent to
 * @param typed the fields to be shown once more, by name; null: nothing is kept any more
 */
export function typedCookies({ keyring }: Keys, form: string, typed: Texts | null, now: Date): KeptCookie[] {
  const parts = typed === null ? [] : chunksOf(seal(keyring, form, typed, now));
  if (typed !== null && parts.length > COOKIES.length)
    return typedCookies({ keyring }, form, withoutLongest(typed), now);
  return COOKIES.map((name, at) => ({ name, value: parts[at] ?? null, days: KEPT_MS / DAY_MS }));
}

function withoutLongest(typed: Texts): Texts | null {
  const [longest] = Object.entries(typed).sort(([, a], [, b]) => b.length - a.length);
  return longest ? Object.fromEntries(Object.entries(typed).filter(([name]) => name !== longest[0])) : null;
}

/** Null for what isn’t of this form, isn’t ours, or was typed a while ago. @param cookies the header of a request */
export function typedIn(
  { keyring }: Keys,
  form: string,
  cookies: string | null,
  now: Date,
): Partial<Record<string, string>> | null {
  const sealed = COOKIES.map(
    (name) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?=;|$)`).exec(cookies ?? '')?.[1] ?? '',
  );
  try {
    const bytes = keyring.decrypt(Buffer.from(sealed.join(''), 'base64url'), placeOf(form));
    const packed = Buffer.from(bytes, 'base64url');
    const { until, typed } = JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString());
    return until > now.getTime() ? typed : null;
  } catch {
    return null;
  }
}

function seal(keyring: Keyring, form: string, typed: Texts, now: Date): string {
  const packed = deflateRawSync(JSON.stringify({ until: now.getTime() + KEPT_MS, typed }));
  return keyring.encrypt(packed.toString('base64url'), placeOf(form)).toString('base64url');
}

const chunksOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / IN_ONE) }, (_, at) => text.slice(at * IN_ONE, (at + 1) * IN_ONE));
