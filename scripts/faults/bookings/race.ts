import { brokenInvariants, buyersAt, leavePlaces, type Offer } from '#bookings/testing';
import { createDb } from '#kernel/db';
import { atMost, type Figure } from '../../../bench/figure.ts';
import type { Product } from '../product.ts';
import type { Run } from '../run.ts';
import type { Shop } from './kill-round.ts';
import { withShop } from './shop.ts';

const BUYERS = 200;
const SEATS = 20;
/** Of the twenty that a fault is repeated: a hundred rounds. */
const TIMES = 5;

/** Many want the last places of a date at the same moment, over HTTP, each from an address of their own. */
export function racingBuyers(run: Run): Promise<Figure[]> {
  const rounds = run.rounds * TIMES;
  return withShop(run, rounds, async (shop, offers) => {
    const server = await shop.start();
    const otherwise: string[] = [];
    let unlike = 0;
    try {
      for (const offer of offers) {
        const { held, refusals } = await raceOnce(shop, server, offer);
        if (held !== SEATS) unlike++;
        otherwise.push(...refusals.filter((code) => code !== 'sold_out'));
      }
    } finally {
      await server.end();
    }
    const broken = await brokenInvariants(createDb(shop.pool));
    const name = `${BUYERS} buyers of ${SEATS} places, ${rounds} rounds`;
    return [
      atMost(0, { name: `${name}: rounds that didn’t sell exactly ${SEATS}`, value: unlike, unit: '' }),
      atMost(0, {
        name: `${name}: refused by anything but “sold out”`,
        value: otherwise.length,
        unit: '',
        remark: [...new Set(otherwise)].join(', '),
      }),
      atMost(0, {
        name: `${name}: invariants that don’t hold`,
        value: broken.length,
        unit: '',
        remark: broken.join('; '),
      }),
    ];
  });
}

async function raceOnce({ pool, paypal }: Shop, server: Product, offer: Offer) {
  await leavePlaces(pool, offer, SEATS);
  const buyer = buyersAt({ ask: (path, init) => fetch(server.url + path, init), approve: paypal.approve });
  const buyers = Array.from({ length: BUYERS }, () => buyer());
  await Promise.all(buyers.map((one) => one.begin(offer, { number_of_travelers: 1 })));
  const answers = await Promise.all(
    buyers.map((one) => one.hold(offer, 1).catch((error) => ({ status: 0, errors: [{ code: String(error) }] }))),
  );
  const refusals = answers.flatMap(({ status, errors }) =>
    status === 200 ? [] : [errors[0]?.code ?? `status ${status}`],
  );
  return { held: BUYERS - refusals.length, refusals };
}
