import { formatMoney } from '#kernel/shared';
import { aboutUsd } from '../catalogue/trip-words.ts';

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
  trip_categories: (Named & { trip_page_slug: string | null; category_type: string; trip_count: number })[];
  operators: Named[];
  /** Articles without an href have no page to go to. */
  articles: (Named & { href?: string | null })[];
  trips: (Named & SuggestedPrice)[];
  total_trips: number;
};

export type SearchOption = { href: string; title: string; note?: string };

export type SearchSection = {
  key: 'categories' | 'attractions' | 'company' | 'articles' | 'trips' | 'all';
  title: string;
  options: SearchOption[];
};

const ATTRACTIONS = 'Top Attractions & Experiences';

export function resultsHref(term: string, literal = false): string {
  return `/catalogsearch/result?${new URLSearchParams({ q: term, ...(literal && { exact: '1' }) })}`;
}

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

/** The answer in the order of the dropdown; empty sections are left out. */
export function searchSections(found: Suggestions, term: string, literal: boolean): SearchSection[] {
  const sections: SearchSection[] = [
    {
      key: 'categories',
      title: 'Destinations and kinds of trip',
      options: found.trip_categories.map(({ name, slug, trip_page_slug, trip_count }) => ({
        href: trip_page_slug ? `/trip-list/${trip_page_slug}` : `/guide/${slug}`,
        title: name,
        note: `${trip_count.toLocaleString('en-US')} ${trip_count === 1 ? 'trip' : 'trips'}`,
      })),
    },
    {
      key: 'attractions',
      title: 'Attractions',
      options: found.trip_categories.slice(0, 1).map(() => ({ href: '/attractions', title: ATTRACTIONS })),
    },
    {
      key: 'company',
      title: 'Company Profile',
      options: found.operators.slice(0, 1).map(({ name, slug }) => ({ href: `/tour-operators/${slug}`, title: name })),
    },
    {
      key: 'articles',
      title: 'Articles',
      options: found.articles.flatMap(({ name, href }) => (href ? [{ href, title: name }] : [])).slice(0, 2),
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
