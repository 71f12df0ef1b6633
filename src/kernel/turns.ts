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
