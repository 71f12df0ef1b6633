import type { ReviewStats, SixScores } from '#reviews/shared';
import { plural } from '../catalogue/trip-words.ts';
import { type Cell, group, marked, type RowGroup, row } from './rows.ts';

const SCORES: [keyof SixScores, string][] = [
  ['value', 'Value'],
  ['guide', 'Guide'],
  ['activities', 'Activities'],
  ['lodging', 'Lodging'],
  ['transport', 'Transport'],
  ['meals', 'Meals'],
];

const highest = { mark: 'Highest score', best: 'highest', of: 'some' } as const;

/** Scores of the reviews of each, beside each other. */
export function scoreRows(own: readonly (ReviewStats | undefined)[]): RowGroup[] {
  if (own.every((one) => !one?.count)) return [];
  const scored = (score: number | null | undefined, note?: string): Cell =>
    score ? { text: score.toFixed(1), note } : { text: 'No score yet' };
  const rounded = (score: number | null | undefined) => (score ? Math.round(score * 10) : null);
  return group('What travelers say', [
    row(
      'Overall',
      marked(
        own.map((one) => scored(one?.overall, one?.count ? plural(one.count, 'review') : undefined)),
        own.map((one) => rounded(one?.overall)),
        highest,
      ),
    ),
    ...SCORES.map(([key, label]) =>
      row(
        label,
        marked(
          own.map((one) => scored(one?.averages[key])),
          own.map((one) => rounded(one?.averages[key])),
          highest,
        ),
      ),
    ),
  ]);
}
