import type { ItemListLeaf, ProductLeaf } from 'schema-dts';
import type { LatestReview } from '../reviews/latest-reviews.loader.ts';
import { reviewMarkup } from './trip-meta.ts';

/** Position, address and name of the cards in sight; nothing for an empty list. */
export function itemList(
  baseUrl: string,
  items: readonly { slug: string; name: string }[],
  folder: 'trips' | 'tour-operators' = 'trips',
): ItemListLeaf[] {
  return linkList(
    baseUrl,
    items.map(({ slug, name }) => ({ name, path: `/${folder}/${slug}` })),
  );
}

/** The same of pages of several kinds, by their paths. */
export function linkList(baseUrl: string, links: readonly { name: string; path: string }[]): ItemListLeaf[] {
  if (links.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: links.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${baseUrl}${path}`,
        name,
      })),
    },
  ];
}

/** The trips that reviews in sight are about, in that order, each with those of them that are about it. */
export function reviewedTrips(baseUrl: string, reviews: readonly LatestReview[]): ItemListLeaf[] {
  const slugs = [...new Set(reviews.map(({ trip }) => trip.slug))];
  if (slugs.length === 0) return [];
  const products = slugs.map((slug) =>
    reviewedTrip(
      baseUrl,
      reviews.filter(({ trip }) => trip.slug === slug),
    ),
  );
  return [
    {
      '@type': 'ItemList',
      itemListElement: products.flat().map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
}

function reviewedTrip(baseUrl: string, reviews: readonly LatestReview[]): ProductLeaf[] {
  const [first] = reviews;
  if (!first) return [];
  const { name, slug } = first.trip;
  return [
    {
      '@type': 'Product',
      name,
      url: `${baseUrl}/trips/${slug}`,
      brand: { '@type': 'Brand', name: first.operatorName },
      review: reviews.map((review) => reviewMarkup(review, { '@type': 'Product', name })),
    },
  ];
}
