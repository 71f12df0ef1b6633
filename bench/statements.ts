import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { newId } from '#kernel';

/** A statement as it was sent to the database. Bytes are told in hex, times as text. */
export type Statement = { text: string; values: unknown[] };

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const ORDER = /SJ[0-9A-Z]{11}/g;
const HASH = /^\\x[0-9a-f]{64}$/;

const within = new AsyncLocalStorage<Statement[]>();

/** From now on notes what `work`, and all that follows from it, sends over any connection of this process. */
export function noteStatements(): void {
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...asked: unknown[]) {
      const [first, second] = asked;
      const noted = within.getStore();
      if (noted) {
        const { text, values } = (typeof first === 'string' ? { text: first, values: second } : first) as Statement;
        noted.push({ text, values: (Array.isArray(values) ? values : []).map(plain) });
      }
      return query.apply(this, asked);
    },
  });
}

export const noting = <Result>(into: Statement[], work: () => Result): Result => within.run(into, work);

/** As text that the database reads the same way; a process tells another of it. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'bigint' ? String(value) : value;
}

/**
 * The same for somebody else: ids and numbers made since `since`, hashes and what `instead` names are others, and the
 * same again wherever they stand.
 */
export function forAnother(
  statements: readonly Statement[],
  since: Date,
  instead: ReadonlyMap<string, string>,
): Statement[] {
  const others = new Map(instead);
  const other = (was: string, make: () => string) => {
    const known = others.get(was) ?? make();
    others.set(was, known);
    return known;
  };
  const isNew = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16) >= since.getTime();
  const anew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(anew);
    if (typeof value !== 'string') return value;
    if (HASH.test(value)) return other(value, () => `\\x${randomBytes(32).toString('hex')}`);
    let text = value;
    for (const [was, is] of instead) text = text.replaceAll(was, is);
    return text
      .replace(UUID, (id) => (isNew(id) ? other(id, newId) : id))
      .replace(ORDER, (number) => other(number, () => `SJ${letters()}`));
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(anew) }));
}

/** Of the letters that numbers of orders are made of. */
const letters = () =>
  [...createHash('sha256').update(newId()).digest().subarray(0, 11)]
    .map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32])
    .join('');
