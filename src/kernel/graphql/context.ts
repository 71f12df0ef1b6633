import type { Context } from '../context.ts';
import type { Who } from '../policy.ts';

/** What a resolver gets besides its arguments; one for each request. */
export type GraphqlContext = {
  ctx: Context;
  requestId: string;
  /** Whether the site has a page at a path: places are named before their pages are built. */
  hasPage(path: string): boolean;
  /** Who may ask each field of the query. */
  fields: Readonly<Record<string, Who>>;
};

/** A path as it may be told: null until its page exists. */
export function shownPath(path: string, { hasPage }: Pick<GraphqlContext, 'hasPage'>): string | null {
  return hasPage(path) ? path : null;
}
