import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Card } from '#payments/testing';
import type { OrderRecord } from '../../src/areas/payments/simulator/record.ts';
import { bareEnvironment } from '../../src/kernel/testing/environment.ts';

const READY = /is at (http:\S+)\./;
const PROGRAM = new URL('../../src/areas/payments/simulator/run.ts', import.meta.url).pathname;

/** PayPal's place as a process of its own: it outlives the servers that are killed. */
export type PaypalProcess = {
  url: string;
  /** Of a server that pays there. */
  environment: Record<string, string>;
  approve(order: string, card: Card): Promise<void>;
  orders(): Promise<OrderRecord[]>;
  /** What it tells of an order, signed: each once, as far as it goes now. */
  eventsOf(order: string): Promise<{ signed: { text: string; headers: Record<string, string> } }[]>;
  stop(): void;
};

/** @param folder where its orders are kept */
export async function startPaypal(folder: string): Promise<PaypalProcess> {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--folder', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: bareEnvironment(),
  });
  const [said] = await once(child.stdout, 'data');
  const url = READY.exec(String(said))?.[1];
  if (!url) throw new Error('The simulator did not start.');
  const told = async (path: string, body?: object) => {
    const answer = await fetch(`${url}/simulator/${path}`, body && { method: 'POST', body: JSON.stringify(body) });
    return answer.json();
  };
  return {
    url,
    environment: {
      PAYPAL_API: url,
      PAYPAL_CLIENT_ID: 'simulator',
      PAYPAL_CLIENT_SECRET: 'simulator',
      PAYPAL_WEBHOOK_ID: 'SIMULATEDWEBHOOK1',
    },
    approve: (order, card) => told(`approve?order=${order}`, { card }) as Promise<never>,
    orders: () => told('orders') as Promise<OrderRecord[]>,
    eventsOf: (order) => told(`events?order=${order}`) as ReturnType<PaypalProcess['eventsOf']>,
    stop: () => void child.kill(),
  };
}
