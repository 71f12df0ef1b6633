import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Offer } from '#bookings/testing';
import { atLeast, atMost, type Figure } from '../../../bench/figure.ts';
import type { Product } from '../product.ts';
import type { Run } from '../run.ts';
import type { Shop } from './kill-round.ts';
import { withShop } from './shop.ts';

const TIMES = 5;
const LONGEST_MS = 40;
/** Whatever was asked is done by then, with nobody there to hear of it. */
const SETTLED_MS = 400;
const PERSON = {
  email: 'cut@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  country_code: 'GB',
  number_of_travelers: 1,
};

/** Connections that are cut somewhere between the request and its answer, which is asked for again with the same key. */
export function cutReplies(run: Run): Promise<Figure[]> {
  const rounds = run.rounds * TIMES;
  return withShop(run, 1, async (shop, [offer]) => {
    if (!offer) throw new Error('Nothing can be paid there.');
    const server = await shop.start();
    const found = { twice: 0, silent: 0, done: 0 };
    try {
      for (let round = 0; round < rounds; round++) {
        const { wasDone, made, replayed } = await cutOnce(shop, server, offer, (round / rounds) * LONGEST_MS);
        if (made !== 1) found.twice++;
        if (wasDone) found.done++;
        if (wasDone && !replayed) found.silent++;
      }
    } finally {
      await server.end();
    }
    const name = `${rounds} connections cut while a reservation is begun`;
    return [
      atMost(0, { name: `${name}: not exactly one reservation`, value: found.twice, unit: '' }),
      atMost(0, { name: `${name}: begun before, and not answered as a replay`, value: found.silent, unit: '' }),
      atLeast(1, { name: `${name}: cut after it was begun`, value: found.done, unit: '' }),
    ];
  });
}

async function cutOnce({ pool }: Shop, { url, port }: Product, { trip }: Offer, afterMs: number) {
  const count = async () => Number((await pool.query('select count(*) as n from bookings')).rows[0]?.n);
  const key = randomUUID();
  const body = JSON.stringify(PERSON);
  const path = `/v1/trips/${trip}/reserve`;
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': '198.18.0.9' };
  const before = await count();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = Object.entries({ Host: `localhost:${port}`, 'Content-Length': Buffer.byteLength(body), ...headers });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`);
  await pause(afterMs);
  socket.destroy();
  await pause(SETTLED_MS);
  const wasDone = (await count()) > before;
  const again = await fetch(url + path, { method: 'POST', headers, body });
  await again.arrayBuffer();
  return { wasDone, made: (await count()) - before, replayed: again.headers.get('Idempotency-Replayed') === 'true' };
}
