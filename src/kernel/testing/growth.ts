const RUNS = 4;
/** What takes less is measured by chance more than by the work. */
const TOO_SHORT_MS = 15;

/**
 * How many times longer work takes for four times as much: about 4 where each piece is looked at so many times, 16 where
 * each is compared with all others. 1 for what takes no time worth measuring.
 */
export function growth(work: (size: number) => void, size: number): number {
  const large = fastest(() => work(size * 4));
  return large < TOO_SHORT_MS ? 1 : large / fastest(() => work(size));
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
