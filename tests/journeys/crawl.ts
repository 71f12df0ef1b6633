import { createPageAddresses } from '#pages';
import { pagesIn } from '../../src/web/page-table.ts';
import { headOf } from './document-head.ts';

type Crawled = {
  /** Links that don't lead anywhere, with the page that holds them. */
  broken: string[];
  /** Redirects that lead to another redirect. */
  chains: string[];
  /** Pages without one title, one description, one canonical address and one heading of the first level. */
  incomplete: string[];
  /** Drawn pictures that a page shows twice, in whatever crop. */
  repeated: string[];
  /** Pages whose own part leads nowhere but up. */
  deadEnds: string[];
  /** Headings with nothing below them, lists without an entry and tables without a row. */
  empty: string[];
  /** Titles and descriptions that several pages have which robots may index, with these pages. */
  alike: string[];
  /** Drawn pictures on all pages. */
  pictures: number;
  visited: number;
};

/** What is visited, where not all of it is: what pages of a kind say is much the same. */
const MOST_VISITED = 700;
/** Of what somebody may choose on pages of a kind by the same keys (a filter, a departure): it has no end. */
const MOST_CHOICES = 60;

/** `npm run test:crawl`: until there are no more. */
export const followsAll = process.env.EVERY_LINK === 'yes';

/** Follows every link of a site. */
export async function crawl(site: string, most = followsAll ? Infinity : MOST_VISITED): Promise<Crawled> {
  const seen = new Map<string, string>([['/', '(start)']]);
  const queue = ['/'];
  const broken: string[] = [];
  const incomplete: string[] = [];
  /** Where each address that moved leads. */
  const moved = new Map<string, string>();
  const repeated: string[] = [];
  const deadEnds: string[] = [];
  const empty: string[] = [];
  const words = new Map<string, Set<string>>();
  let pictures = 0;
  const choices = new Map<string, number>();
  const isOneTooMany = (next: string, from: string) => {
    const choice = choiceOf(next);
    if (most < Infinity || choice === null) return false;
    const before = choices.get(choice) ?? 0;
    choices.set(choice, before + 1);
    return before >= MOST_CHOICES || choiceOf(from) !== null;
  };
  while (queue.length > 0) {
    const batch = queue.splice(0, 6);
    await Promise.all(
      batch.map(async (path) => {
        const response = await fetch(site + path, { redirect: 'manual' });
        const body = await response.text();
        if (response.status >= 400) broken.push(`${response.status} ${path} from ${seen.get(path)}`);
        const location = response.headers.get('location');
        if (location) moved.set(path, addressOf(new URL(location, site + path)));
        const isPage = response.headers.get('content-type')?.startsWith('text/html');
        if (isPage && response.status === 200)
          incomplete.push(...missingOf(body, path).map((part) => `${part} on ${path}`));
        if (isPage && response.status === 200 && !leadsOn(body, path)) deadEnds.push(path);
        if (isPage && response.status === 200) empty.push(...emptyPartsOf(body).map((part) => `${part} on ${path}`));
        if (isPage && response.status === 200) {
          for (const one of ownWordsOf(body, path)) words.set(one, (words.get(one) ?? new Set()).add(path));
        }
        const found = isPage ? linksOf(body) : [];
        const posters = isPage ? postersOf(body) : [];
        pictures += posters.length;
        const again = posters.filter((poster, i) => posters.indexOf(poster) !== i);
        repeated.push(...again.map((poster) => `${poster} on ${path}`));
        for (const link of location ? [...found, location] : found) {
          const url = new URL(link, site + path);
          if (url.origin !== site || !/^https?:$/.test(url.protocol)) continue;
          const next = addressOf(url);
          if (seen.has(next) || seen.size >= most || isOneTooMany(next, path)) continue;
          seen.set(next, path);
          queue.push(next);
        }
      }),
    );
  }
  // Which of two is asked first is a matter of chance: the whole is looked at when all of it is there.
  const chains = [...moved].flatMap(([path, to]) => (moved.has(to) ? [`${path} from ${seen.get(path)}`] : []));
  const alike = [...words]
    .filter(([, pages]) => pages.size > 1)
    .map(([one, pages]) => `${one} on ${[...pages].join(', ')}`);
  return { broken, chains, incomplete, repeated, deadEnds, empty, alike, pictures, visited: seen.size };
}

/** As in production: a demo keeps robots from all of its pages. */
const readAddress = createPageAddresses(pagesIn('production'));

/** The title and the description of a page that is in indexes; of a list’s further pages and filters, the first speaks. */
function ownWordsOf(html: string, path: string): string[] {
  const { titles, canonicals, meta } = headOf(html);
  const isItself = new URL(canonicals[0] ?? '/').pathname === path;
  if (!isItself || readAddress('GET', new URL(path, 'http://localhost'), null).facts.robots !== 'index') return [];
  return [`title “${titles[0]}”`, `description “${meta.description}”`];
}

/** The keys by which an address says what somebody chose, and where; null for a page as it is, and its further ones. */
function choiceOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const keys = [...new Set(searchParams.keys())].filter((key) => key !== 'page').sort();
  return keys.length > 0 ? `${pathname.split('/')[1]} ${keys}` : null;
}

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** Steps of the quiz and searches without a find are left out of indexes, and name no other page as theirs. */
const WITHOUT_CANONICAL = /^\/(?:wonderful-world-of-travel\?.*quiz=|attractions\?.*q=)/;

function missingOf(html: string, path: string): string[] {
  const { titles, canonicals, meta } = headOf(html);
  const headings = html.match(/<h1[\s>]/g) ?? [];
  const hasNone = canonicals.length === 0 && WITHOUT_CANONICAL.test(path);
  const counts = { title: titles.length, canonical: hasNone ? 1 : canonicals.length, h1: headings.length };
  return [
    ...Object.entries(counts).flatMap(([part, count]) => (count === 1 ? [] : [`${count} × ${part}`])),
    ...(meta.description ? [] : ['no description']),
  ];
}

/** What is sent is no link: nobody asks for it. */
const POSTED = /<form[^>]*\smethod="post"[^>]*>/gi;
const ADDRESS = /\s(?:href|src|action)="([^"]+)"/gi;

function linksOf(html: string): string[] {
  return [...html.replace(POSTED, '').matchAll(ADDRESS)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('#') && !/^(data|mailto|tel):/.test(link));
}

const MAIN = /<main[\s>][\s\S]*<\/main>/;
const BREADCRUMBS = /<nav[^>]*aria-label="Breadcrumb"[\s\S]*?<\/nav>/g;
const ANCHOR = /<a[^>]*\shref="(\/[^"]*)"/g;

/** Whether the page itself, without the shell and the way up, links to another page, or asks something that leads on. */
function leadsOn(html: string, path: string): boolean {
  const own = MAIN.exec(html)?.[0].replace(BREADCRUMBS, '') ?? '';
  return (
    /<form[^>]*\saction="\//.test(own) ||
    [...own.matchAll(ANCHOR)].some(([, href = '']) => href.split(/[?#]/)[0] !== path.split('?')[0])
  );
}

const HEADING = /<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g;
const EMPTY_LIST = /<(ul|ol|dl|tbody|select)\b[^>]*>\s*<\/\1>/g;
const SHOWS = /[\p{L}\p{N}]|<(?:img|svg|input|button)\b/u;

/** A heading reaches to the next one that isn't below it. */
function emptyPartsOf(html: string): string[] {
  const main = (MAIN.exec(html)?.[0] ?? '').replace(/<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>/g, '');
  const headings = [...main.matchAll(HEADING)].map(({ 0: whole, 1: level, 2: words = '', index }) => ({
    level: Number(level),
    words: words.replace(/<[^>]*>/g, ''),
    from: index,
    to: index + whole.length,
  }));
  const bare = headings.filter(({ level, to }, i) => {
    const next = headings.slice(i + 1).find((other) => other.level <= level);
    const below = main.slice(to, next?.from).replace(/<(?!img|svg|input|button)[^>]*>/g, '');
    return !SHOWS.test(below);
  });
  return [
    ...bare.map(({ level, words }) => `nothing below h${level} “${words}”`),
    ...[...main.matchAll(EMPTY_LIST)].map(([, tag]) => `an empty ${tag}`),
  ];
}

const POSTER = /<img[^>]*\ssrc="\/posters\/([a-z0-9_-]+)_[a-z]+\.v\d+\.svg"/g;

function postersOf(html: string): string[] {
  return [...html.matchAll(POSTER)].map(([, poster = '']) => poster);
}
