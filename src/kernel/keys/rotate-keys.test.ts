import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { testContext, testDatabase } from '../testing/index.ts';
import { createKeyring } from './encryption.ts';
import { assertKeysHeld, keysInUse, rotateKeys } from './rotate-keys.ts';

const key = (version: number): [number, Uint8Array] => [version, Buffer.alloc(32, version)];
const [old, both, next] = [new Map([key(1)]), new Map([key(1), key(2)]), new Map([key(2)])];
const columns = [{ table: 'idempotency_keys', column: 'answer' }];

describe('a new key', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);
  const place = (id: string) => ({ ...columns[0], id }) as { table: string; column: string; id: string };

  /** Kept answers, each under the newest of these keys. */
  async function write(keys: ReadonlyMap<number, Uint8Array>, texts: readonly string[]): Promise<void> {
    const keyring = createKeyring(keys);
    const rows = texts.map((text) => {
      const id = newId();
      return { id, answer: keyring.encrypt(text, place(id)) };
    });
    await sql`
      insert into idempotency_keys (id, key_hash, request_hash, status, answer, claimed_until, expires_at)
      select id, uuid_send(id), '', 200, answer, now(), now() + interval '1 day'
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ answer }) => answer)}::bytea[]) as new (id, answer)
    `.execute(db);
  }
  async function read(keys: ReadonlyMap<number, Uint8Array>): Promise<string[]> {
    const { rows } = await sql<{ id: string; answer: Buffer }>`
      select id, answer from idempotency_keys where answer is not null order by id`.execute(db);
    const keyring = createKeyring(keys);
    return rows.map(({ id, answer }) => keyring.decrypt(answer, place(id)));
  }
  beforeEach(() => sql`truncate idempotency_keys`.execute(db));

  it('takes over every value, more than one batch of them, and leaves none that only the old key reads', async () => {
    const texts = Array.from({ length: 450 }, (_, i) => `answer ${i}`);
    await write(old, texts);
    await write(next, ['under the new one already']);
    expect(await keysInUse(db, columns)).toEqual(
      new Map([
        [1, 450],
        [2, 1],
      ]),
    );
    expect(await rotateKeys(ctx, both, columns)).toBe(450);
    expect(await keysInUse(db, columns)).toEqual(new Map([[2, 451]]));
    expect((await read(next)).toSorted()).toEqual([...texts, 'under the new one already'].toSorted());
    expect(await rotateKeys(ctx, both, columns)).toBe(0);
  });

  it('goes on where it was broken off', async () => {
    await write(
      old,
      Array.from({ length: 250 }, (_, i) => `answer ${i}`),
    );
    // The last one in order can't be read: the batch it is in stays as it was, those before are done.
    await sql`update idempotency_keys set answer = set_byte(answer, 20, get_byte(answer, 20) # 1)
      where id = (select id from idempotency_keys order by id desc limit 1)`.execute(db);
    await expect(rotateKeys(ctx, both, columns)).rejects.toThrow('idempotency_keys.answer was changed');
    expect((await keysInUse(db, columns)).get(2)).toBe(200);
    await sql`delete from idempotency_keys where id = (select id from idempotency_keys order by id desc limit 1)`.execute(
      db,
    );
    expect(await rotateKeys(ctx, both, columns)).toBe(49);
  });

  it('leaves it as it was when a row was touched last, by which people’s data goes', async () => {
    const before = new Date('2026-01-02T03:04:05Z');
    const touched = async () =>
      (await sql<{ at: Date }>`select updated_at as at from lasting_secrets`.execute(db)).rows;
    const id = newId();
    const secret = { table: 'lasting_secrets', column: 'value' };
    const value = createKeyring(old).encrypt('secret', { ...secret, id });
    await sql`
      insert into lasting_secrets (id, name, value, updated_at) values (${id}, 'addresses', ${value}, ${before})`.execute(
      db,
    );
    expect(await rotateKeys(ctx, both, [secret])).toBe(1);
    expect(await touched()).toEqual([{ at: before }]);
    await sql`update lasting_secrets set name = 'another'`.execute(db);
    expect(await touched()).not.toEqual([{ at: before }]);
  });

  it('may not push out an old one under which values stand', async () => {
    await write(old, ['kept']);
    await expect(assertKeysHeld(db, next, columns)).rejects.toThrow('ENCRYPTION_KEYS lacks key 1');
    await assertKeysHeld(db, both, columns);
    await rotateKeys(ctx, both, columns);
    await assertKeysHeld(db, next, columns);
  });
});
