import type { RowGroup } from './rows.ts';

/** What stands above a column. */
export type ComparedHead = {
  slug: string;
  name: string;
  href: string;
  /** Who runs it, of a trip. */
  by?: string;
};

/** What an address asks for and isn't shown. */
export type LeftOut = {
  /** How many come after the third. */
  beyond: number;
  /** Slugs that nothing has, or nothing that is still shown. */
  unknown: string[];
};

/** What an address says so that rows that all say alike are hidden. */
export const ONLY = ['only', 'differences'] as const;

export const asksDifferences = ({ url }: Request) => new URL(url).searchParams.get(ONLY[0]) === ONLY[1];

/** Two or three of a kind, side by side. */
export type Comparison<Head extends ComparedHead> = {
  path: string;
  heads: Head[];
  groups: RowGroup[];
  leftOut: LeftOut;
  onlyDifferences: boolean;
};
