import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

export type Asked = {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};
export type Answered = { status: number; text: string };
/** Asks another server. @throws Unanswered when no whole answer came in time */
export type Ask = (asked: Asked) => Promise<Answered>;

export type Patience = { connectMs: number; totalMs: number };

/** Of one answer; a call may take several (`client.ts`). */
export const PATIENCE: Patience = { connectMs: 4_000, totalMs: 12_000 };
const MOST_BYTES = 1_000_000;

/** No answer, or not all of it: whether anything was done there isn't known. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** Over the network: no redirects, bounded in time and size. */
export function networkAsk({ connectMs, totalMs }: Patience = PATIENCE): Ask {
  return async ({ method, url, headers, body }) => {
    const late = AbortSignal.timeout(totalMs);
    try {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const request = (url.startsWith('https:') ? https : http).request(url, {
        method,
        agent: false,
        signal: late,
        headers: { ...headers, 'Accept-Encoding': 'identity', 'User-Agent': 'Sojourn' },
      });
      const noConnection = setTimeout(() => request.destroy(new Error('no connection in time')), connectMs);
      request.once('socket', (socket) => {
        const connected = url.startsWith('https:') ? 'secureConnect' : 'connect';
        socket.once(connected, () => clearTimeout(noConnection));
      });
      // Of a server that speaks of another protocol Node tells neither an answer nor an error.
      const nothing = () => reject(new Error('no answer'));
      request.once('response', resolve).once('error', reject).once('close', nothing).end(body);
      try {
        const response = await promise;
        // What a destroyed answer still says concerns nobody.
        request.on('error', () => {});
        return { status: response.statusCode ?? 0, text: await textOf(response) };
      } finally {
        clearTimeout(noConnection);
        request.destroy();
      }
    } catch (error) {
      if (error instanceof Unanswered) throw error;
      const reason = late.aborted ? `nothing came within ${totalMs / 1000} seconds` : codeOf(error);
      throw new Unanswered(`${new URL(url).host} didn’t answer: ${reason}`, { cause: error });
    }
  };
}

/** What answers in this process, with the same patience. */
export function askWithin(answer: (request: Request) => Promise<Response>, totalMs = PATIENCE.totalMs): Ask {
  return async ({ method, url, headers, body }) => {
    const given = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
    try {
      return await deadline(totalMs)(async () => {
        const response = await answer(new Request(url, given));
        return { status: response.status, text: await response.text() };
      });
    } catch (error) {
      throw error instanceof Unanswered ? error : new Unanswered('the answer broke off', { cause: error });
    }
  };
}

/** Waits for a step as long as is left, and begins none once the time is over. @throws Unanswered then */
export type Deadline = <Answer>(step: () => Promise<Answer>) => Promise<Answer>;

/** One time for all that is waited for in it, from now on. Who doesn't wait any more doesn't hear how a step ended. */
export function deadline(milliseconds: number): Deadline {
  const over = AbortSignal.timeout(milliseconds);
  const late = () => new Unanswered(`nothing came within ${milliseconds / 1000} seconds`);
  return async (step) => {
    if (over.aborted) throw late();
    const { promise, reject } = Promise.withResolvers<never>();
    const stop = () => reject(late());
    over.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([step(), promise]);
    } finally {
      over.removeEventListener('abort', stop);
    }
  };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > MOST_BYTES) throw new Unanswered('the answer is larger than 1 MB');
    chunks.push(chunk as Buffer);
  }
  if (!response.complete) throw new Unanswered('the answer broke off');
  return Buffer.concat(chunks).toString('utf8');
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'the connection broke off';
}
