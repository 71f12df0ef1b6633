import type { z } from 'zod';
import { AppError } from '#kernel';
import { type KeptCookie, wholeBody } from '#kernel/http';
import { typedCookies } from '#kernel/keys';
import type { Door, DoorApp } from './door.ts';
import { keepCookie } from './keep-cookie.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { type Mounting, mount } from './rest/mount.ts';

/** Of the largest form: 5,000 of what somebody writes at length, and names, addresses and what pages add. */
const MOST_LETTERS = 7_000;
/** A letter of most scripts is sent as three bytes of UTF-8, each as three signs. */
const KILOBYTES = Math.ceil((MOST_LETTERS * 9) / 1024);

export type FormCall = Parameters<typeof keepCookie>[0];
/** The fields of a form that hold text, by name. */
export type Form = Record<string, string>;
/** What became of a form: where to go on, with which cookies. */
export type Outcome = { to: string; cookies?: readonly KeptCookie[] };

/** Mounts what a form of a page sends itself without scripts: it is answered with the page that says what became of it. */
export function mountForm(
  app: DoorApp,
  door: Mounting & Pick<Door, 'config'>,
  key: Parameters<typeof mount>[2],
  work: (c: FormCall, given: Form) => Promise<Outcome>,
): void {
  mount(app, door, key, bodyCap(KILOBYTES), async (c) => {
    await wholeBody(c.req.arrayBuffer());
    // It is here: what can't be read now was never a form.
    const given = await c.req.parseBody().catch(() => ({}));
    const { to, cookies = [] } = await work(c, textsOf(given));
    for (const cookie of cookies) keepCookie(c, cookie, door.config.baseUrl.startsWith('https:'));
    c.header('Cache-Control', 'no-store');
    return c.redirect(to, 303);
  });
}

/**
 * No text of somebody’s holds a NUL or half a character, and the database takes neither. Browsers count a break as one
 * character and send two, as mails have them.
 */
function textsOf(given: Record<string, unknown>): Form {
  const texts = Object.entries(given).filter((one): one is [string, string] => typeof one[1] === 'string');
  return Object.fromEntries(
    texts.map(([name, text]) => [name, text.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed()]),
  );
}

/**
 * What was typed into a form that is refused, for the page that shows it once more (`typedIn`).
 * @param form the path that it is sent to
 * @param names of the fields that are shown again; what else was sent isn’t kept
 */
export function keepTyped(
  door: Pick<Door, 'keyring' | 'clock'>,
  form: string,
  names: readonly string[],
  given: Form,
): KeptCookie[] {
  const typed = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  return typedCookies(door, form, typed, door.clock());
}

/** Nothing of a form is kept any more. */
export const forgetTyped = (door: Pick<Door, 'keyring' | 'clock'>, form: string): KeptCookie[] =>
  typedCookies(door, form, null, door.clock());

/**
 * Where a refused form leads: for want of a second factor to where that is asked for, and then back to what was typed.
 * @param code of the refusal, which the address of the page says by `error`
 */
export const proveFirst = (code: string, refused: Outcome): Outcome =>
  code === 'second_factor_required' ? { ...refused, to: pathWith('/second-factor', { ref_url: refused.to }) } : refused;

/** A path with what there is to say in its query. */
export function pathWith(path: string, said: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(said).filter((one): one is [string, string] => one[1] !== undefined),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What stands under a name that somebody sent; nothing under names that every object has. */
export function ownOf<Value>(table: Readonly<Record<string, Value>>, name = ''): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A field of a form as its schema reads it. @throws AppError whose pointer is the name of the field */
export function readField<Schema extends z.ZodType>(
  pointer: string,
  schema: Schema,
  text: string | undefined,
): z.output<Schema> {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? '', { pointer });
}
