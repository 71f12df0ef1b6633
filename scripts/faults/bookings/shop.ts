import { join } from 'node:path';
import { type Offer, offersOf } from '#bookings/testing';
import { startPaypal } from '../paypal-process.ts';
import { startProduct } from '../product.ts';
import type { Run } from '../run.ts';
import type { Shop } from './kill-round.ts';

/** What buyers on this machine need, each with an address of their own. */
const OPEN = { TRUSTED_PROXIES: '1', BOT_CHECK: 'off' };

/** A place to buy at, with offers of its own; afterwards the stage is as it was. */
export async function withShop<Result>(
  { stage }: Run,
  count: number,
  work: (shop: Shop, offers: Offer[]) => Promise<Result>,
): Promise<Result> {
  const { pool, folder, connectionString } = stage;
  const paypal = await startPaypal(join(folder, 'paypal-of-bookings'));
  const environment = { DATABASE_URL: connectionString, ...OPEN, ...paypal.environment };
  const offers = await offersOf(pool, count);
  if (offers.length < count) throw new Error(`Only ${offers.length} dates can be paid there, not ${count}.`);
  const before = await pool.query(
    'select departure_id, capacity, held, sold from departure_inventory where departure_id = any($1::uuid[])',
    [offers.map(({ departureId }) => departureId)],
  );
  try {
    const start: Shop['start'] = (more = {}) => startProduct(folder, { ...environment, ...more });
    return await work({ pool, paypal, start }, offers);
  } finally {
    paypal.stop();
    await pool.query('truncate bookings, payments, seat_holds, paypal_events cascade');
    for (const { departure_id, capacity, held, sold } of before.rows) {
      await pool.query('update departure_inventory set capacity = $2, held = $3, sold = $4 where departure_id = $1', [
        departure_id,
        capacity,
        held,
        sold,
      ]);
    }
  }
}
