/** The value that the given share of all values doesn't exceed, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
}

export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export const ROUNDS = 3;

/** The same thing three times, one after the other. */
export async function rounds<Result>(measure: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await measure(round));
  return results;
}
