export type Rounds = {
  /** Has the work done soon; asked for while it is being done, once more after it. */
  wake(): void;
  /** Milliseconds since the work was last done to its end, or showed that it goes on. */
  standingStill(): number;
  /** From within the work, when one round takes long. */
  goesOn(): void;
  stop(): Promise<void>;
};

type Options = { everyMs: number; failed: (error: unknown) => void; now?: () => number };

/** Work that is done whenever somebody asks, one round at a time, and by the clock in case nobody was heard. */
export function createRounds(work: () => Promise<void>, { everyMs, failed, now = monotonic }: Options): Rounds {
  let stopped = false;
  let asked = false;
  let running: Promise<void> | null = null;
  let lastSign = now();

  async function run(): Promise<void> {
    while (asked && !stopped) {
      asked = false;
      try {
        await work();
        lastSign = now();
      } catch (error) {
        if (!stopped) failed(error);
      }
    }
    running = null;
  }

  function wake(): void {
    if (stopped) return;
    asked = true;
    running ??= run();
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    standingStill: () => now() - lastSign,
    goesOn() {
      lastSign = now();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

const monotonic = () => performance.now();
