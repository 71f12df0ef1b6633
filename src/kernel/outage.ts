import type { Log } from './log.ts';

/** Something beside us that may be away. The log tells of it twice: when that begins and when it is over. */
export type Outage = {
  isOn(): boolean;
  /** It couldn’t be asked; what fails while it is away is counted. @returns for how many milliseconds it has been away */
  failed(reason: string): number;
  /** It answers. */
  over(): void;
  /** Nobody waits for it any more. */
  forget(): void;
};

type Told = {
  log: Log;
  /** Milliseconds, from wherever. */
  now: () => number;
  begins: string;
  ends: string;
};

export function createOutage({ log, now, begins, ends }: Told): Outage {
  let current: { began: number; failures: number } | null = null;
  return {
    isOn: () => current !== null,
    failed(reason) {
      if (current) {
        current.failures += 1;
        return now() - current.began;
      }
      current = { began: now(), failures: 1 };
      log.error({ reason }, begins);
      return 0;
    },
    over() {
      if (!current) return;
      const { began, failures } = current;
      current = null;
      log.info({ seconds: Math.round((now() - began) / 100) / 10, failures }, ends);
    },
    forget() {
      current = null;
    },
  };
}
