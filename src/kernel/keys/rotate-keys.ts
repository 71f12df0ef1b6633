import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { createKeyring } from './encryption.ts';

/** A column of encrypted values, in a table whose rows are named by `id`. */
export type EncryptedColumn = { table: string; column: string };

type Keys = ReadonlyMap<number, Uint8Array>;

const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The version of the key under which a value stands: its first two bytes (encryption.ts). */
const versionOf = (column: string) => sql`(get_byte(${sql.ref(column)}, 0) * 256 + get_byte(${sql.ref(column)}, 1))`;

/** How many values of these columns stand under each version of a key. */
export async function keysInUse(db: Db, columns: readonly EncryptedColumn[]): Promise<Map<number, number>> {
  const inUse = new Map<number, number>();
  for (const { table, column } of columns) {
    const { rows } = await sql<{ version: number; count: number }>`
      select ${versionOf(column)} as version, count(*) as count from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1 order by 1`.execute(db);
    for (const { version, count } of rows) inUse.set(version, (inUse.get(version) ?? 0) + count);
  }
  return inUse;
}

/** @throws ConfigError when a value stands under a key that isn't among these: it could never be read again */
export async function assertKeysHeld(db: Db, keys: Keys, columns: readonly EncryptedColumn[]): Promise<void> {
  const missing = [...(await keysInUse(db, columns)).keys()].filter((version) => !keys.has(version));
  if (missing.length === 0) return;
  const named = `${missing.length === 1 ? 'key' : 'keys'} ${missing.join(', ')}`;
  throw new ConfigError([
    `ENCRYPTION_KEYS lacks ${named}, under which values of the database stand. Add what is missing again and run "npm run cli -- rotate-keys"; it says when a key may go.`,
  ]);
}

/**
 * Encrypts anew, under the newest key, what stands under an older one: some rows a transaction, so that it can be broken
 * off and begun again at any time, beside running servers. When a row was changed last stays as it was.
 * @returns how many values were encrypted anew
 * @throws UnreadableSecret for a value that none of these keys reads; what came before it stays done
 */
export async function rotateKeys(ctx: Context, keys: Keys, columns: readonly EncryptedColumn[]): Promise<number> {
  const keyring = createKeyring(keys);
  const newest = Math.max(...keys.keys());
  let renewed = 0;
  for (const { table, column } of columns) {
    for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
      const from: string = after;
      after = await transaction(ctx, async ({ db }) => {
        await sql`select set_config('sojourn.untouched', 'on', true)`.execute(db);
        const { rows } = await sql<{ id: string; stored: Buffer }>`
          select id, ${sql.ref(column)} as stored from ${sql.table(table)}
          where id > ${from} and ${sql.ref(column)} is not null and ${versionOf(column)} <> ${newest}
          order by id limit ${AT_ONCE} for update`.execute(db);
        const values = rows.map(({ id, stored }) => keyring.renew(stored, { table, column, id }));
        await sql`
          update ${sql.table(table)} t set ${sql.ref(column)} = new.stored
          from unnest(${rows.map(({ id }) => id)}::uuid[], ${values}::bytea[]) as new (id, stored)
          where t.id = new.id`.execute(db);
        renewed += rows.length;
        return rows.at(-1)?.id;
      });
    }
  }
  return renewed;
}
