import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, openSilently, outcomeOf } from './connection.ts';

export type SlowSenders = {
  /** Of a server on this machine. */
  port: number;
  senders: number;
  /** How long they go on. */
  seconds: number;
  /** What comes a byte a second and never whole. */
  what: 'headers' | 'body';
};

/** Sends requests that never end. Ends by itself. */
export async function slowSenders({ port, senders, seconds, what }: SlowSenders): Promise<Outcome> {
  const begun = `POST /graphql HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`;
  const text = what === 'headers' ? `${begun}X-Slow: ` : `${begun}Content-Length: 10000\r\n\r\n{"query":"`;
  const all = await Promise.all(Array.from({ length: senders }, () => openSilently(port, text)));
  for (let second = 0; second < seconds; second++) {
    await sleep(1000);
    for (const socket of all) if (socket?.writable) socket.write('x');
  }
  return outcomeOf(all);
}
