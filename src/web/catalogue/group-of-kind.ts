import { range } from './trip-words.ts';

/** How many travel together on trips of a kind; null where that isn't known. Who goes in one's own party meets no group. */
export function groupOfKind(kind: { key: string; groupMin: number | null; groupMax: number | null }): string | null {
  const { key, groupMin, groupMax } = kind;
  if (key === 'private-guided' || key === 'custom-tour') return 'Your party only';
  if (key === 'self-guided') return 'On your own';
  if (groupMin === null || groupMax === null) return null;
  return `${range([groupMin, groupMax])} ${key.includes('cruise') ? 'guests' : 'people'}`;
}
