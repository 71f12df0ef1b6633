import { connect } from 'node:net';
import { type Answer, readAnswers } from './answers.ts';
import { bytesOf, type FuzzRequest, leaves } from './fuzz-request.ts';

/** How long an answer is waited for; what counts as too slow is judged elsewhere. */
const PATIENCE_MS = 15_000;

export type Outcome = {
  answers: Answer[];
  ms: number;
  /** closed by the server, broken off by it, left by us as the request's manners want, or still open at the end. */
  end: 'closed' | 'broken' | 'left' | 'silent';
};

/** Sends the bytes of a request over a connection of its own; HTTP libraries would refuse half of them. */
export function send(port: number, request: FuzzRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const started = performance.now();
    const parts: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const finish = (end: Outcome['end']) => {
      clearTimeout(timer);
      socket.destroy();
      const ms = performance.now() - started;
      resolve({ answers: readAnswers(Buffer.concat(parts), request.method), ms, end });
    };
    const timer = setTimeout(finish, PATIENCE_MS, 'silent');
    socket.on('connect', () => {
      // Gone with the bytes in the server's hands, not in ours.
      socket.write(bytesOf(request, `localhost:${port}`), () => leaves(request) && setImmediate(finish, 'left'));
    });
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => finish('closed'));
    socket.on('error', () => finish('broken'));
  });
}

/** So many at a time, in their order; `take` hears of each. */
export async function sendAll(
  port: number,
  requests: readonly FuzzRequest[],
  take: (request: FuzzRequest, outcome: Outcome) => void,
  atOnce = 6,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) take(request, await send(port, request));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
