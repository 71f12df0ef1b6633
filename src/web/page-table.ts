import { listKeys } from '#search/shared';

/** Keys of a query that change what a page says. Any other is somebody else's, and its loader never sees it. */
export type MeantKeys = {
  keys: ReadonlySet<string>;
  /** There are pages 2, 3 … under `page`. */
  paged: boolean;
};

type PageShape = MeantKeys & {
  /** Its route module below src/web, and its name in the table of policies. */
  id: string;
  /** As the router writes it; '*' is every other address. */
  path: string;
  /** Where the end of the last part of the address names a view of its own. */
  endings?: Record<string, MeantKeys>;
};

const nothing: MeantKeys = { keys: new Set(), paged: false };
const list: MeantKeys = { keys: listKeys, paged: true };
const reviews: MeantKeys = { keys: new Set(['sort']), paged: true };
const choice: MeantKeys = { keys: new Set(['departure', 'tier', 'travelers']), paged: false };

const pages = [
  { id: 'catalogue/home.route', path: '', ...nothing },
  { id: 'search/all-trips.route', path: 'all-trips', ...list },
  { id: 'search/trip-list.route', path: 'trip-list/:slug', ...list },
  { id: 'search/results.route', path: 'catalogsearch/result', ...list },
  { id: 'catalogue/trip.route', path: 'trips/:slug', ...choice },
  {
    id: 'catalogue/operator.route',
    path: 'tour-operators/:slug',
    ...nothing,
    endings: { '-trips': list, '-reviews': reviews },
  },
  { id: 'docs/docs.route', path: 'docs', ...nothing },
  { id: 'not-found.route', path: '*', ...nothing },
] as const satisfies PageShape[];

const samples = [{ id: 'dev/ui.route', path: 'dev/ui', ...nothing }] as const satisfies PageShape[];

export type PageId = (typeof pages)[number]['id'] | (typeof samples)[number]['id'];

export type PageRow = PageShape & { id: PageId };

/** Every page there is; those for developers aren't built for production. */
export function pagesIn(mode: 'production' | 'development'): readonly PageRow[] {
  return mode === 'production' ? pages : [...samples, ...pages];
}
