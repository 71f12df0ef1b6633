import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Buyer, buyersAt, leavePlaces, type Offer, offersOf } from '#bookings/testing';
import { createPool } from '#kernel/db';
import { createKeyring } from '#kernel/keys';
import { testDatabase } from '#kernel/testing';
import { databaseUrl } from '../../src/kernel/testing/database.ts';
import { demoCatalogue, ENCRYPTION_KEYS, ownEnvironment, startServer, type TestServer } from '../journeys/server.ts';

const LONG = { timeout: 240_000 };
const key = Buffer.alloc(32, 2);
const OLD = ENCRYPTION_KEYS;
const NEXT = `2:${key.toString('base64')}`;
const BOTH = `${NEXT},${OLD}`;
const AT_ONCE = 2;

/** Somebody who was told that it is kept who travels with them. */
type Told = { buyer: Buyer; dietary: string };

const run = promisify(execFile);

async function rotate(url: string, keys: string): Promise<string> {
  const env = ownEnvironment({ DATABASE_URL: url, ENCRYPTION_KEYS: keys });
  return (await run(process.execPath, ['src/cli/cli.ts', 'rotate-keys'], { env })).stdout;
}

const serve = (url: string, keys: string) =>
  startServer({
    DATABASE_URL: url,
    DEMO_TRIPS: '0',
    ENCRYPTION_KEYS: keys,
    BOT_CHECK: 'off',
    TRUSTED_PROXIES: '1',
  });

describe('another encryption key', () => {
  const { url, pool } = testDatabase(demoCatalogue(300));

  it('is taken up while people reserve: what they were told is kept reads the same under it alone', LONG, async () => {
    const offers = await offersOf(pool, 40);
    for (const offer of offers) await leavePlaces(pool, offer, 500);
    let server: TestServer = await serve(url, OLD);
    const buyer = buyersAt({ ask: (path, init) => fetch(server.url + path, init), approve() {} });
    const kept: Told[] = [];
    let isOver = false;
    let begun = 0;
    /** Reserves and says who travels, one after another; while no server is there, that one is begun anew. */
    const reserving = async (): Promise<void> => {
      while (!isOver) {
        const one = buyer();
        const offer = offers[begun++ % offers.length] as Offer;
        const dietary = `No shellfish, no. ${begun}`;
        const person = { position: 1, first_name: 'Ada', last_name: 'Lovelace', dietary };
        try {
          const answers = [
            await one.begin(offer),
            await one.hold(offer),
            await one.step('passenger_detail', { passengers: [person] }),
          ];
          for (const { status, errors } of answers) expect([status, errors]).toEqual([expect.any(Number), []]);
          kept.push({ buyer: one, dietary });
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      }
    };
    const load = Promise.all(Array.from({ length: AT_ONCE }, reserving));
    load.catch(() => {});
    const more = async (count: number) => {
      const enough = kept.length + count;
      await expect.poll(() => kept.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    };
    const instead = async (keys: string) => {
      await server.stop();
      server = await serve(url, keys);
    };
    await more(8);
    await instead(BOTH);
    await more(4);
    const first = await rotate(url, BOTH);
    expect(first).toMatch(/[1-9]\d* values were encrypted anew under key 2/);
    expect(first).toContain('Nothing stands under key 1 any more.');
    await more(4);
    await instead(NEXT);
    await more(4);
    isOver = true;
    await load;
    const keyring = createKeyring(new Map([[2, key]]));
    for (const { buyer: one, dietary } of kept) {
      const { rows } = await pool.query('select id, details from passengers where booking_id = $1', [one.id()]);
      const place = { table: 'passengers', column: 'details', id: rows[0]?.id };
      expect(JSON.parse(keyring.decrypt(rows[0]?.details, place))).toMatchObject({ first_name: 'Ada', dietary });
    }
    const [{ buyer: last } = {}] = kept;
    expect((await last?.look())?.data.attributes.booking_travelers[0]).toMatchObject({ dietary: { provided: true } });
    expect(await rotate(url, NEXT)).toMatch(/^0 values/);
    await server.stop();
  });
});

describe('a backup from before another encryption key', () => {
  const { url, pool } = testDatabase(demoCatalogue(300));

  it('says which key it needs, and is read with it', LONG, async () => {
    const before = await serve(url, OLD);
    const buyer = buyersAt({ ask: (path, init) => fetch(before.url + path, init), approve() {} });
    const [offer] = await offersOf(pool, 1);
    const one = buyer();
    await one.begin(offer as Offer);
    await one.hold(offer as Offer);
    await one.named(2);
    await before.stop();
    const backup = 'backup_from_before';
    const ofServer = (name: string) => databaseUrl(inject('databaseServer'), name);
    const admin = createPool(ofServer('postgres'), 'imports', 1);
    const drop = () => admin.query(`drop database if exists ${backup} with (force)`);
    onTestFinished(async () => {
      await drop();
      await admin.end();
    });
    await drop();
    const own = new URL(url.replace('@/', '@socket/')).pathname.slice(1);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [own]);
    await admin.query(`create database ${backup} template ${own}`);
    const restored = ofServer(backup);
    await rotate(url, BOTH);
    await expect(serve(restored, NEXT)).rejects.toThrow('ENCRYPTION_KEYS lacks key 1');
    const after = await serve(restored, BOTH);
    onTestFinished(() => after.stop());
    const answer = await fetch(`${after.url}/v1/trips/${(offer as Offer).trip}/reserve/${one.id()}`, {
      headers: { 'X-Shop-Authorization': `Bearer ${one.token()}` },
    });
    const { data } = (await answer.json()) as { data: { attributes: { booking_travelers: object[] } } };
    expect(data.attributes.booking_travelers).toMatchObject([{ first_name: 'Ada1' }, { first_name: 'Ada2' }]);
  });
});
