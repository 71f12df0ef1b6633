import { forAll, type Policy } from '#kernel/shared';
import { listKeys } from '#search/shared';

/** Keys of a query that change what a page says. Any other is somebody else's, and its loader never sees it. */
export type MeantKeys = {
  keys: ReadonlySet<string>;
  /** There are pages 2, 3 … under `page`. */
  paged: boolean;
};

type PageShape = MeantKeys & {
  /** Its route module below src/web. */
  id: string;
  /** Who may see it and ask for its data, and how often. */
  policy: Policy;
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
  { id: 'catalogue/home.route', path: '', policy: forAll.page, ...nothing },
  { id: 'search/all-trips.route', path: 'all-trips', policy: forAll.page, ...list },
  { id: 'search/trip-list.route', path: 'trip-list/:slug', policy: forAll.page, ...list },
  { id: 'guide/guide.route', path: 'guide/:slug', policy: forAll.page, ...nothing },
  { id: 'search/results.route', path: 'catalogsearch/result', policy: forAll.page, ...list },
  { id: 'catalogue/trip.route', path: 'trips/:slug', policy: forAll.page, ...choice },
  {
    id: 'catalogue/operator.route',
    path: 'tour-operators/:slug',
    policy: forAll.page,
    ...nothing,
    endings: { '-trips': list, '-reviews': reviews },
  },
  {
    id: 'compare/trips.route',
    path: 'products/c/:slugs',
    policy: forAll.page,
    keys: new Set(['only']),
    paged: false,
  },
  { id: 'docs/docs.route', path: 'docs', policy: forAll.page, ...nothing },
  { id: 'not-found.route', path: '*', policy: forAll.page, ...nothing },
] as const satisfies PageShape[];

const samples = [
  { id: 'dev/ui.route', path: 'dev/ui', policy: forAll.page, ...nothing },
] as const satisfies PageShape[];

export type PageId = (typeof pages)[number]['id'] | (typeof samples)[number]['id'];

export type PageRow = PageShape & { id: PageId };

/** Every page there is; those for developers aren't built for production. */
export function pagesIn(mode: 'production' | 'development'): readonly PageRow[] {
  return mode === 'production' ? pages : [...samples, ...pages];
}
