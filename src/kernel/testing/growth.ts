import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const RUNS = 3;
const ATTEMPTS = 6;
/** What takes less is measured by chance more than by the work. */
const TOO_SHORT_MS = 40;
/** Nobody needs to look twice at less. */
const SURELY_LINEAR = 6;

/** Half-way between 4 and 16, as a ratio. Work that looks at each piece so many times grows less. */
export const LINEAR = 8;

/**
 * How many times longer work takes for four times as much: about 4 where each piece is looked at so many times, 16 where
 * each is compared with all others. 1 for what takes no time worth measuring.
 */
export function growth(work: (size: number) => void, size: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > SURELY_LINEAR; attempt++) {
    if (attempt > 0) collect();
    const large = fastest(() => work(size * 4));
    if (large < TOO_SHORT_MS) return 1;
    least = Math.min(least, large / fastest(() => work(size)));
  }
  return least;
}

/** Milliseconds of the processor in the best of some runs: what else the machine does must not count. */
function fastest(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Takes what other tests have left off the heap: to collect it costs as much as the work that is measured. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
