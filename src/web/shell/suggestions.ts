import { formatMoney } from '#kernel/shared';
import { aboutUsd } from '../catalogue/trip-words.ts';
import { resultsHref } from './results-href.ts';
import type { SuggestedPages } from './shell-data.ts';

type Named = { name: string; slug: string };

type SuggestedPrice = {
  price_cents: number | null;
  currency: string | null;
  price_usd_cents: number | null;
  price_on_request: boolean;
};

/** What GET /v1/search answers for a term. */
export type Suggestions = {
  corrected: { from: string; to: string } | null;
  trip_categories: (Named & {
    trip_page_slug: string | null;
    guide_path: string | null;
    category_type: string;
    trip_count: number;
  })[];
  operators: Named[];
  articles: Named[];
  trips: (Named & SuggestedPrice)[];
  total_trips: number;
};

export type SearchOption = { href: string; title: string; note?: string };

export type SearchSection = {
  key: 'categories' | 'attractions' | 'company' | 'articles' | 'trips' | 'all';
  title: string;
  options: SearchOption[];
};

function priceNote({
  price_cents: cents,
  currency,
  price_usd_cents: usdCents,
  price_on_request: onRequest,
}: SuggestedPrice) {
  if (cents === null || !currency) return undefined;
  const about = aboutUsd({ currency, usdCents });
  const price = formatMoney({ cents, currency }) + (about ? ` (about ${formatMoney(about)})` : '');
  return onRequest ? `about ${price}, on request` : `from ${price}`;
}

const LONG_TAIL = /^\/lt[gt]\//;

/** What the dropdown shows of an answer. */
export type FoundSections = Pick<Suggestions, 'corrected'> & { sections: SearchSection[] };

/**
 * The answer in the order of the dropdown; empty sections are left out.
 * @param site which of the pages that they may lead to the site has
 */
export function searchSections(
  found: Suggestions,
  term: string,
  literal: boolean,
  { attractions, longTails }: SuggestedPages,
): SearchSection[] {
  const isThere = (href: string) => longTails || !LONG_TAIL.test(href);
  const sections: SearchSection[] = [
    {
      key: 'categories',
      title: 'Destinations and kinds of trip',
      options: found.trip_categories.flatMap(({ name, trip_page_slug, guide_path, trip_count }) => {
        const list = trip_page_slug && `/trip-list/${trip_page_slug}`;
        const href = guide_path && isThere(guide_path) ? guide_path : list;
        const note = `${trip_count.toLocaleString('en-US')} ${trip_count === 1 ? 'trip' : 'trips'}`;
        return href ? [{ href, title: name, note }] : [];
      }),
    },
    {
      key: 'attractions',
      title: 'Places to see',
      options: attractions && found.trip_categories.length > 0 ? [attractions] : [],
    },
    {
      key: 'company',
      title: 'Company Profile',
      options: found.operators.slice(0, 1).map(({ name, slug }) => ({ href: `/tour-operators/${slug}`, title: name })),
    },
    {
      key: 'articles',
      title: 'Articles',
      options: found.articles.slice(0, 2).map(({ name, slug }) => ({ href: `/blog/${slug}`, title: name })),
    },
    {
      key: 'trips',
      title: 'Trips',
      options: found.trips.slice(0, 2).map(({ name, slug, ...price }) => ({
        href: `/trips/${slug}`,
        title: name,
        note: priceNote(price),
      })),
    },
    {
      key: 'all',
      title: 'All results',
      options: found.total_trips > 0 ? [{ href: resultsHref(term, literal), title: 'See all matching trips' }] : [],
    },
  ];
  return sections.filter((section) => section.options.length > 0);
}
