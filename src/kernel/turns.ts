export type Turns = {
  /** Does the work when its turn has come, in the order of asking. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many wait. */
  readonly waiting: number;
};

/** So many at a time, the others one after the other. */
export function createTurns(atOnce: number): Turns {
  const queue: (() => void)[] = [];
  let working = 0;
  return {
    async take(work) {
      if (working >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
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
  };
}

const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop in which nobody else who waited here works: ask before some milliseconds of work.
 * However many pieces of work there are, what arrives meanwhile is heard between two of them.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letNextOneBegin);
  });
}

function letNextOneBegin(): void {
  const begin = waiting.shift();
  // Set within an immediate, the next one belongs to the turn after.
  if (waiting.length > 0) setImmediate(letNextOneBegin);
  begin?.();
}
