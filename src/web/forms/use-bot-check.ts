import { useRef, useState } from 'react';

export type BotCheckState = 'untouched' | 'working' | 'solved' | 'failed';

type Solving = { answer: Promise<string>; since: number };

/** A challenge is good for ten minutes. */
const GOOD_FOR_MS = 9 * 60_000;
const MOST_MS = 90_000;

/** The work that a browser does for each message (`X-Bot-Check`), begun when its form is first touched. */
export function useBotCheck() {
  const [state, setState] = useState<BotCheckState>('untouched');
  const solving = useRef<Solving | null>(null);

  /** The solution, of work that is under way or was done already. @throws when it can't be had */
  function solve(): Promise<string> {
    const before = solving.current;
    if (before && Date.now() - before.since < GOOD_FOR_MS) return before.answer;
    setState('working');
    const answer = solveOne();
    const own = { answer, since: Date.now() };
    solving.current = own;
    answer.then(
      () => own === solving.current && setState('solved'),
      () => {
        if (own !== solving.current) return;
        solving.current = null;
        setState('failed');
      },
    );
    return answer;
  }

  /** A solution opens one call. */
  function forget(): void {
    solving.current = null;
    setState('untouched');
  }

  return { state, solve, forget };
}

async function solveOne(): Promise<string> {
  const answer = await fetch('/v1/bot_challenges', { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}`);
  const { data } = (await answer.json()) as { data: { attributes: { challenge: string } } };
  const challenge = JSON.parse(data.attributes.challenge);
  const solution = await inWorker(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

function inWorker(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const late = setTimeout(() => reject(new Error('The challenge took too long')), MOST_MS);
  worker.addEventListener('message', ({ data }) => (data ? resolve(data) : reject(new Error('It wasn’t solved'))));
  worker.addEventListener('error', () => reject(new Error('The worker failed')));
  worker.postMessage(challenge);
  return promise.finally(() => {
    clearTimeout(late);
    worker.terminate();
  });
}
