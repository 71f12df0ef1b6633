import { join } from 'node:path';
import { atMost, type Figure } from '../../bench/figure.ts';
import { killPoints, killRound } from '../../src/areas/payments/testing/kill-round.ts';
import { startPaypal } from './paypal-process.ts';
import type { Run } from './run.ts';

/** A process that pays is killed at each point around what it says to PayPal and writes; then everybody goes on. */
export async function killedPayers({ stage, rounds }: Run): Promise<Figure[]> {
  const simulator = await startPaypal(join(stage.folder, 'paypal-simulator'));
  const faults: string[] = [];
  let unlike = 0;
  try {
    for (const point of killPoints) {
      for (let round = 0; round < rounds; round++) {
        const found = await killRound(point, stage.pool, stage.connectionString, simulator);
        if (found.faults.length > 0) unlike++;
        faults.push(...found.faults.map((fault) => `${point}: ${fault}`));
      }
    }
  } finally {
    simulator.stop();
  }
  const killed = rounds * killPoints.length;
  return [
    atMost(0, {
      name: `payer killed ${killed} times at ${killPoints.length} points: payments that aren’t one order, one capture, one refund`,
      value: unlike,
      unit: '',
      remark: [...new Set(faults)].join('; '),
    }),
  ];
}
