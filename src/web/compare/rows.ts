import type { MonthDepartures } from '../ui/month-text.ts';

/** What stands in one cell; null is what the company doesn't say. */
export type Cell = {
  text: string;
  note?: string;
  mark?: string;
  /** strong: what one looks for first. plain: sentences, which nobody reads in bold. */
  weight?: 'strong' | 'plain';
} | null;

export type Row = {
  label: string;
  cells: Cell[];
  /** Departures in each of twelve months, in place of words. */
  months?: MonthDepartures[][];
  /** Whether all say the same. */
  same: boolean;
};

export type RowGroup = { title: string; rows: Row[] };

/** A line of the table; null when no trip says anything. */
export function row(label: string, cells: Cell[]): Row | null {
  if (cells.every((cell) => cell === null)) return null;
  const words = cells.map((cell) => cell && [cell.text, cell.note]);
  const first = JSON.stringify(words[0]);
  return { label, cells, same: words.every((one) => JSON.stringify(one) === first) };
}

export function group(title: string, rows: (Row | null)[]): RowGroup[] {
  const said = rows.filter((one) => one !== null);
  return said.length > 0 ? [{ title, rows: said }] : [];
}

/**
 * Marks the one cell that has the lowest (or highest) figure. Only where that is a fact: every trip has one, or, of
 * scores, at least two, and no two share the first place.
 */
export function marked(
  cells: Cell[],
  figures: readonly (number | null)[],
  { mark, best, of = 'all' }: { mark: string; best: 'lowest' | 'highest'; of?: 'all' | 'some' },
): Cell[] {
  const known = figures.filter((figure) => figure !== null);
  if (known.length < 2 || (of === 'all' && known.length < figures.length)) return cells;
  const first = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  if (known.filter((figure) => figure === first).length > 1) return cells;
  return cells.map((cell, i) => (cell && figures[i] === first ? { ...cell, mark } : cell));
}
