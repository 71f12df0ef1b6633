import type { OperatorPage } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import type { ReviewList } from '#reviews/shared';
import type { TripListData } from '../search/trip-list-data.ts';
import { itemList } from './list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, type PageMeta } from './page-meta.ts';
import { reviewMarkup } from './trip-meta.ts';

type OperatorView =
  | { view: 'profile'; operator: OperatorPage; reviews: ReviewList }
  | { view: 'trips'; operator: OperatorPage; list: TripListData }
  | { view: 'reviews'; operator: OperatorPage; reviews: ReviewList };

export function operatorTrail(operator: OperatorPage, page?: string): CrumbTrail {
  const profile = { title: operator.name, href: page ? `/tour-operators/${operator.slug}` : null };
  return [{ title: 'All trips', href: '/all-trips' }, profile, ...(page ? [{ title: page }] : [])];
}

/** A company's stars are marked up only on its own pages, with the reviews in sight. */
export function operatorMeta(baseUrl: string, shown: OperatorView): PageMeta {
  const { operator } = shown;
  const path = `/tour-operators/${operator.slug}${shown.view === 'profile' ? '' : `-${shown.view}`}`;
  if (shown.view === 'trips') {
    const cheapest = shown.list.trips.map(({ price }) => price).filter((price) => price !== null);
    const from = cheapest.sort((a, b) => (a.usdCents ?? 0) - (b.usdCents ?? 0))[0];
    return {
      title: `${operator.name} Trips`,
      description: `${operator.tripsCount} trips${from ? ` from ${formatMoney(from)}` : ''}`,
      path: pagePath(path, shown.list.query.page),
      jsonLd: [itemList(baseUrl, shown.list.trips), breadcrumbList(baseUrl, operatorTrail(operator, 'Trips'), path)],
    };
  }
  const organization = {
    '@type': 'Organization',
    name: operator.name,
    url: `${baseUrl}/tour-operators/${operator.slug}`,
    ...(operator.rating !== null && shown.reviews.stats.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: operator.rating,
            reviewCount: operator.reviewsCount,
            bestRating: 5,
            worstRating: 1,
          },
          review: shown.reviews.reviews.map(reviewMarkup),
        }
      : {}),
  };
  const page = shown.view === 'reviews' ? 'Reviews' : undefined;
  return {
    title: page ? `${operator.name} Reviews` : `${operator.name} Reviews & Trips`,
    description: page
      ? `${operator.reviewsCount} reviews${operator.rating ? `, ${operator.rating.toFixed(1)}/5` : ''}`
      : [operator.knownFor, `${operator.reviewsCount} reviews`].filter(Boolean).join(' '),
    path: shown.view === 'reviews' ? pagePath(path, shown.reviews.page) : path,
    noindex: shown.view === 'reviews' && shown.reviews.stats.count === 0,
    jsonLd: [
      organization,
      breadcrumbList(baseUrl, operatorTrail(operator, page), path),
      ...(shown.view === 'profile' ? faqPage(operator.faqs) : []),
    ],
  };
}

export function pagePath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
