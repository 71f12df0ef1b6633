import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { newId } from '../ids.ts';
import type { Keyring } from './encryption.ts';

const BYTES = 32;
type Row = { id: string; value: Buffer };

/**
 * A secret that stays the same when keys change, for what has to be recognised years later: hashes of addresses, links in
 * old mails. It is made when it is first asked for, by whichever process.
 */
export async function lastingSecret(db: Db, keyring: Keyring, name: string): Promise<Uint8Array> {
  const id = newId();
  const made = keyring.encrypt(randomBytes(BYTES).toString('base64'), placeOf(id));
  await sql`
    insert into lasting_secrets (id, name, value) values (${id}, ${name}, ${made})
    on conflict (name) do nothing`.execute(db);
  const { rows } = await sql<Row>`select id, value from lasting_secrets where name = ${name}`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error(`The secret ${name} was deleted as it was made.`);
  return Buffer.from(keyring.decrypt(kept.value, placeOf(kept.id)), 'base64');
}

const placeOf = (id: string) => ({ table: 'lasting_secrets', column: 'value', id });
