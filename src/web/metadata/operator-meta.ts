import type { OrganizationLeaf } from 'schema-dts';
import type { NamedLink } from '#catalogue/shared';
import type { ShownCompany, ShownOperator } from '../catalogue/operator/shown-operator.ts';
import type { ShownCard, ShownPrice } from '../catalogue/shown-card.ts';
import { plural } from '../catalogue/trip-words.ts';
import type { ShownReviews } from '../reviews/shown-review.ts';
import type { TripListData } from '../search/trip-list-data.ts';
import { knownValue } from '../server-value.ts';
import { itemList } from './list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, type PageMeta } from './page-meta.ts';
import { pagePath } from './page-path.ts';
import { priceSentence, reviewMarkup } from './trip-meta.ts';

type OperatorView =
  | { view: 'profile'; operator: ShownOperator; reviews: ShownReviews }
  | { view: 'trips'; operator: ShownCompany; list: TripListData }
  | { view: 'reviews'; operator: ShownCompany; trip: { slug: string; name: string } | null; reviews: ShownReviews }
  | { view: 'previous-trips'; operator: ShownCompany; trips: readonly NamedLink[]; total: number; page: number };

export function operatorTrail(operator: ShownCompany, page?: string): CrumbTrail {
  const profile = { title: operator.name, href: page ? `/tour-operators/${operator.slug}` : null };
  return [{ title: 'Tour companies', href: '/operators' }, profile, ...(page ? [{ title: page }] : [])];
}

/** A company's stars are marked up only on its own pages, with the reviews in sight. */
export function operatorMeta(baseUrl: string, shown: OperatorView): PageMeta {
  const { operator } = shown;
  const path = `/tour-operators/${operator.slug}${shown.view === 'profile' ? '' : `-${shown.view}`}`;
  if (shown.view === 'trips') {
    const trips = knownValue(shown.list.trips);
    const from = trips.length === operator.tripsCount ? lowestPrice(trips) : null;
    return {
      title: `${operator.name} Trips`,
      description: `${plural(operator.tripsCount, 'trip')}${from ? `. ${priceSentence(from)}` : ''}`,
      path: pagePath(path, shown.list.query.page),
      noindex: operator.tripsCount === 0,
      jsonLd: [...itemList(baseUrl, trips), breadcrumbList(baseUrl, operatorTrail(operator, 'Trips'), path)],
    };
  }
  if (shown.view === 'previous-trips') {
    return {
      title: `Previous ${operator.name} Trips`,
      description: `${plural(shown.total, 'trip')} that ${operator.name} no longer offers as described.`,
      path: pagePath(path, shown.page),
      noindex: true,
      jsonLd: [
        ...itemList(baseUrl, shown.trips),
        breadcrumbList(baseUrl, operatorTrail(operator, 'Previous trips'), path),
      ],
    };
  }
  const { reviews } = shown;
  const { name } = operator;
  const organization: OrganizationLeaf = {
    '@type': 'Organization',
    name,
    url: `${baseUrl}/tour-operators/${operator.slug}`,
    ...(operator.rating !== null && reviews.stats.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: operator.rating,
            reviewCount: operator.reviewsCount,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews.reviews.map((review) => reviewMarkup(review, { '@type': 'Organization', name })),
        }
      : {}),
  };
  const count = operator.reviewsCount === 0 ? 'No reviews yet.' : plural(operator.reviewsCount, 'review');
  if (shown.view === 'reviews' && shown.trip) return reviewsOfTrip(baseUrl, { ...shown, trip: shown.trip }, path);
  if (shown.view === 'reviews') {
    return {
      title: `${operator.name} Reviews`,
      description: count + (operator.rating === null ? '' : `, ${operator.rating.toFixed(1)}/5`),
      path: pagePath(path, reviews.page),
      noindex: reviews.stats.count === 0,
      jsonLd: [organization, breadcrumbList(baseUrl, operatorTrail(operator, 'Reviews'), path)],
    };
  }
  return {
    title: `${operator.name} Reviews & Trips`,
    description: [shown.operator.knownFor, operator.reviewsCount === 0 ? plural(operator.tripsCount, 'trip') : count]
      .filter(Boolean)
      .join(' '),
    path,
    jsonLd: [organization, breadcrumbList(baseUrl, operatorTrail(operator), path), ...faqPage(shown.operator.faqs)],
  };
}

/** Null as well where one of them has no rate, so that nobody knows. */
function lowestPrice(trips: readonly ShownCard[]): ShownPrice | null {
  const prices = trips.flatMap(({ price }) => price ?? []);
  if (prices.some(({ usdCents }) => usdCents === null)) return null;
  return prices.sort((a, b) => (a.usdCents ?? 0) - (b.usdCents ?? 0))[0] ?? null;
}

type TripReviewsView = Pick<Extract<OperatorView, { view: 'reviews' }>, 'operator' | 'reviews'> & {
  trip: { slug: string; name: string };
};

/** A part of a page that robots have whole: for people alone. */
function reviewsOfTrip(baseUrl: string, { operator, trip, reviews }: TripReviewsView, path: string): PageMeta {
  const { stats, page } = reviews;
  return {
    title: `Reviews of ${trip.name}`,
    description: `${plural(stats.count, 'review')} of ${trip.name} by ${operator.name}.`,
    path: `${path}?trip=${trip.slug}${page > 1 ? `&page=${page}` : ''}`,
    noindex: true,
    jsonLd: [breadcrumbList(baseUrl, operatorTrail(operator, 'Reviews'), path)],
  };
}
