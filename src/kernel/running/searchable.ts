import type { Context } from '../context.ts';
import type { Topic } from '../outbox/topics.ts';

/** Something with a name and a page of its own that the box under the search field suggests. */
export type Searchable = {
  /** One word for what it is; its entries stand in the index under it. */
  kind: string;
  /** Told when one comes, changes or goes. */
  news: Topic;
  /** Those of these ids that may be shown, by name. */
  read: (ctx: Context, ids: readonly string[]) => Promise<NamedThing[]>;
};

export type NamedThing = { id: string; name: string; slug: string };
