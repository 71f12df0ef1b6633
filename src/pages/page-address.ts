import type { PageFacts } from '../web/page-facts.ts';
import { pageMoves, partnerPaths } from '../web/page-moves.ts';
import type { MeantKeys } from '../web/page-shape.ts';
import type { PageId, PageRow } from '../web/page-table.ts';
import { createHasPage, createPageMatcher } from './page-matcher.ts';

/** What an address asks for, however it is spelled. */
export type PageAddress = {
  page: PageId;
  facts: PageFacts;
  /** False for every other address: a route may have it, and no page does. */
  isPage: boolean;
  /** A script asks for what the page is made of. */
  isData: boolean;
  /** Its one spelling, with nothing in it but what the page means: all that its loader sees. */
  url: URL;
  /** What the finished page is kept under, the partner's apart; null for what is rendered for one alone. */
  key: string | null;
  /** What "there is no such page" is kept under, once for each kind of page. */
  missing: string;
  /** Where another spelling leads: a path of this site, with its query. */
  movedTo: string | null;
  /** The partner below whose path it stands: where there is none, nothing leads on. */
  through: string | null;
};

/** @param partnerId whose site is asked, by the host at which the request came; null for our own */
export type PageAddresses = (method: string, given: URL, partnerId: string | null) => PageAddress;

/** No page is longer: three trips side by side have slugs of 140 signs each, a partner before them one more. */
const LONGEST_PATH = 600;
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;
/** An address that no page has, and the number of no page. */
const NOWHERE = '/404';
const NO_PAGE = '0';

/** Reads addresses by the table of pages. There are as many keys as pages, whatever strangers make up. */
export function createPageAddresses(table: readonly PageRow[]): PageAddresses {
  const match = createPageMatcher(table);
  const moves = createMoves(table);
  return (method, given, partnerId) => {
    const isData = given.pathname.endsWith('.data');
    const path = isData ? given.pathname.replace(/(?<=^\/)_\.data$|\.data$/, '') : given.pathname;
    const canonical = canonicalPath(path);
    const row = match(canonical ?? NOWHERE);
    const missing = partnerKey(partnerId, `404 ${row.id}`);
    if (!canonical || row.path === '*') {
      const url = new URL(isData ? `${NOWHERE}.data` : NOWHERE, given);
      const key = isData ? null : missing;
      const isReading = (method === 'GET' || method === 'HEAD') && !isData;
      const moved = canonical && isReading ? moves(canonical, path, given.search) : NOT_MOVED;
      return { page: row.id, facts: row.facts, isPage: false, isData, url, key, missing, ...moved };
    }
    const meant = viewAt(row, canonical);
    const url = new URL(given);
    url.pathname = isData ? given.pathname.replace(path, canonical) : canonical;
    url.search = meantQuery(given.searchParams, meant, isData).toString();
    url.hash = '';
    const isReading = (method === 'GET' || method === 'HEAD') && !isData;
    const own = url.searchParams.get('page') === NO_PAGE ? missing : keyOf(url, partnerId);
    return {
      page: row.id,
      facts: meant.facts,
      isPage: true,
      isData,
      url,
      // What is its reader’s alone is rendered for each of them, also for two who ask at the same moment.
      key: isReading && meant.facts.cache !== 'private' ? own : null,
      missing,
      movedTo: movedTo(given, url.pathname, meant.paged && !isData),
      through: null,
    };
  };
}

type Move<Answer> = (canonical: string, path: string, search: string) => Answer;

const NOT_MOVED = { movedTo: null, through: null };
const BELOW_PARTNER = /^\/pl\/([a-z0-9-]+)(\/.+)$/;

/** Leads on what stands below the path of a partner and is a public page of ours, and what people know by another name. */
function createMoves(table: readonly PageRow[]): Move<Pick<PageAddress, 'movedTo' | 'through'>> {
  const known = createKnownMoves(table);
  const match = createPageMatcher(table);
  const isPartners = createHasPage([...partnerPaths, '*'].map((path) => ({ path })));
  return (canonical, path, search) => {
    const [, through, rest] = BELOW_PARTNER.exec(canonical) ?? [];
    if (!through || !rest) return { movedTo: known(canonical, path, search), through: null };
    if (isPartners(rest)) return NOT_MOVED;
    const spelled = path.replace(/^\/+[^/]+\/+[^/]+/, '');
    const to = match(rest).path === '*' ? known(rest, spelled, search) : rest + search;
    const isPublic = to !== null && match(to.replace(/[?].*/, '')).facts.cache !== 'private';
    return isPublic ? { movedTo: to, through } : NOT_MOVED;
  };
}

/** Leads a path that people know to the page it means, its query along; null where there is none, or no such page. */
function createKnownMoves(table: readonly PageRow[]): Move<string | null> {
  const hasPage = createHasPage(table);
  const known = pageMoves.filter(([, to]) => hasPage(to)).map(([from, to]) => ({ path: from, to }));
  const match = createPageMatcher([...known, { path: '*', to: '' }]);
  return (canonical, path, search) => {
    const { path: from, to } = match(canonical);
    if (to === '') return null;
    const [parts, spelled] = [canonical.split('/'), path.replace(/\/+/g, '/').split('/')];
    const target = from.split('/').reduce((moved, part, i) => {
      const value = (part === ':sku' ? spelled : parts)[i + 1] ?? '';
      return part.startsWith(':') ? moved.replace(part, value) : moved;
    }, to);
    return target + (target.includes('?') ? search.replace('?', '&') : search);
  };
}

/** Null for a page of somebody's own choice. */
function keyOf({ pathname, search, searchParams }: URL, partnerId: string | null): string | null {
  return [...searchParams.keys()].every((key) => key === 'page') ? partnerKey(partnerId, pathname + search) : null;
}

/** Kept apart by partner, never by the host that somebody wrote. */
export function partnerKey(partnerId: string | null, key: string): string {
  return partnerId === null ? key : `${partnerId} ${key}`;
}

/** Small letters, single slashes, nothing encoded that needn't be; null for what can be no page's path. */
function canonicalPath(path: string): string | null {
  if (path.length > LONGEST_PATH) return null;
  if (CANONICAL_PATH.test(path)) return path;
  const tidy = path
    .replace(/%(?:2d|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi, decodeURIComponent)
    .replace(/;[^/]*/g, '')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return CANONICAL_PATH.test(tidy) ? tidy : null;
}

function viewAt(row: PageRow, path: string): Pick<PageRow, 'keys' | 'paged' | 'facts'> {
  const ending = Object.keys(row.endings ?? {}).find((end) => path.endsWith(end));
  return (ending && row.endings?.[ending]) || row;
}

function meantQuery(given: URLSearchParams, { keys, paged }: MeantKeys, isData: boolean): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of given) {
    // Nothing that we know holds a NUL, and the database refuses one.
    if (keys.has(key) || (isData && key === '_routes')) query.append(key, value.replaceAll('\0', ''));
  }
  const page = paged ? given.get('page') : null;
  if (page !== null && page !== '1') query.set('page', PAGE_NUMBER.test(page) ? page : NO_PAGE);
  return query;
}

/** A first page is named by its address alone. What else stands in the query leads along. */
function movedTo(given: URL, pathname: string, paged: boolean): string | null {
  const isNamedFirst = paged && given.searchParams.get('page') === '1';
  if (pathname === given.pathname && !isNamedFirst) return null;
  if (!isNamedFirst) return pathname + given.search;
  const query = new URLSearchParams(given.search);
  query.delete('page');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
