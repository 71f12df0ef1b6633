import { AppError } from './errors.ts';
import { countFromHere } from './thread-time.ts';

export type Turns = {
  /** Does the work when its turn has come, in the order of asking. @throws AppError busy when that takes too long */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many wait. */
  readonly waiting: number;
  /** How many work. */
  readonly working: number;
};

/** So many at a time, the others one after the other. */
export function createTurns(atOnce: number, longestWaitMs?: number): Turns {
  const queue: (() => void)[] = [];
  let working = 0;

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new AppError('busy', 'Much is being done right now. Try again in a moment.', { retryAfterSeconds: 2 }));
      };
      const late = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      queue.push(begin);
    });
  }

  return {
    async take(work) {
      if (working >= atOnce) await turn();
      else working++;
      try {
        return await work();
      } finally {
        // The turn goes to the next one; nobody comes in between.
        const next = queue.shift();
        if (next) next();
        else working--;
      }
    },
    get waiting() {
      return queue.length;
    },
    get working() {
      return working;
    },
  };
}

const OF_ONE_CALLER = 16;
const LONGEST_WAIT_MS = 3000;
const callers = new Map<string, Turns>();

/** Does what a caller asks for, some of it at a time, so that one can't take all connections and turns of the others. */
export async function inTurnOf<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
  const turns = callers.get(caller) ?? createTurns(OF_ONE_CALLER, LONGEST_WAIT_MS);
  callers.set(caller, turns);
  try {
    return await turns.take(work);
  } finally {
    if (turns.working === 0) callers.delete(caller);
  }
}

const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop in which nobody else who waited here works: ask before some milliseconds of work.
 * However many pieces of work there are, what arrives meanwhile is heard between two of them.
 */
export async function ownTurn(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letNextOneBegin);
  });
  countFromHere();
}

function letNextOneBegin(): void {
  const begin = waiting.shift();
  // Set within an immediate, the next one belongs to the turn after.
  if (waiting.length > 0) setImmediate(letNextOneBegin);
  begin?.();
}
