import { atMost, type Figure } from '../../../bench/figure.ts';
import type { Product } from '../product.ts';
import type { Run } from '../run.ts';
import { killPoints, killRound } from './kill-round.ts';
import { withShop } from './shop.ts';

const MOST_READY_SECONDS = 3;

/** The server that reserves is killed at each point where something is half done; then everybody goes on. */
export function killedServers(run: Run): Promise<Figure[]> {
  return withShop(run, 1, async (shop, [offer]) => {
    if (!offer) throw new Error('Nothing can be paid there.');
    const faults: string[] = [];
    const ready: number[] = [];
    let unlike = 0;
    let calm: Product = await shop.start();
    try {
      for (const point of killPoints) {
        for (let round = 0; round < run.rounds; round++) {
          const found = await killRound(point, shop, offer, calm);
          calm = found.calm;
          ready.push(found.readyMs / 1000);
          if (found.faults.length > 0) unlike++;
          faults.push(...found.faults);
        }
      }
    } finally {
      if (!calm.ended()) await calm.end();
    }
    const killed = `server that sells killed ${run.rounds * killPoints.length} times at ${killPoints.length} points`;
    return [
      atMost(0, {
        name: `${killed}: rounds after which a booking, its places or its money aren’t as told`,
        value: unlike,
        unit: '',
        remark: [...new Set(faults)].join('; '),
      }),
      atMost(MOST_READY_SECONDS, { name: `${killed}: ready again, slowest`, value: Math.max(...ready), unit: 's' }),
    ];
  });
}
