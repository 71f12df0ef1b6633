import type { Topic } from '../outbox/topics.ts';

/** Rows that name pictures, with the columns that do: jsonb {url, alt} and lists of them. */
export type PicturedRows = {
  /** Tables with their aliases. */
  from: string;
  /** Column with the company; null for pictures of no company. */
  operator: string | null;
  single: readonly string[];
  lists: readonly string[];
};

/** Where a kind of records names pictures: by this they are fetched, swept and told of. */
export type PictureSource = {
  written: PicturedRows;
  /** The same in the plan of a feed: "p", with the staged row "f" unless `from` says otherwise. */
  planned: Omit<PicturedRows, 'from'> & { from?: string };
  /** What is told when a picture is there, and the column with the id of whom; null where no page shows it. */
  tells: { topic: Topic; subject: string } | null;
  /** Whether something drawn stands in as long as a picture isn't there. */
  drawn: boolean;
};
