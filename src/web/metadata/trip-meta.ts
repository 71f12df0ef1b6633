import type { AggregateOfferLeaf, ItemListLeaf, ProductLeaf, ReviewLeaf, TouristTripLeaf } from 'schema-dts';
import { addDays, formatMoney, majorUnits } from '#kernel/shared';
import type { ShownPrice } from '../catalogue/shown-card.ts';
import type { ShownTrip } from '../catalogue/trip/shown-trip-model.ts';
import { priceLead } from '../catalogue/trip-words.ts';
import type { ShownReview } from '../reviews/shown-review.ts';
import { breadcrumbList, type CrumbTrail, faqPage, type PageMeta } from './page-meta.ts';

export function tripTrail(trip: ShownTrip): CrumbTrail {
  return [...trip.crumbs.map(({ name, path }) => ({ title: name, href: path })), { title: trip.name }];
}

export function tripMeta(baseUrl: string, trip: ShownTrip, reviews: ShownReview[], today: string): PageMeta {
  const path = `/trips/${trip.slug}`;
  const type = trip.terms.find(({ propertyKey }) => propertyKey === 'trip_type')?.name.toLowerCase() ?? 'trip';
  const ends = trip.start && trip.end ? `, ${trip.start.name} to ${trip.end.name}` : '';
  const from = trip.price ? ` ${priceSentence(trip.price)}` : '';
  const rating = trip.rating !== null ? ` ${trip.rating.toFixed(1)}/5.` : '';
  return {
    title: `${trip.name} by ${trip.operator.name}`,
    description: `${trip.durationDays}-day ${type}${ends}.${from}${rating}`,
    path,
    image: trip.preview,
    kind: 'product',
    noindex: trip.state !== 'offered',
    jsonLd: [
      product(baseUrl, trip, reviews, today, path),
      touristTrip(baseUrl, trip, path),
      breadcrumbList(baseUrl, tripTrail(trip), path),
      ...faqPage(trip.faqs),
    ],
  };
}

/** "From $1,290." or "About $1,290, on request." */
export function priceSentence(price: ShownPrice): string {
  return `${priceLead(price)} ${formatMoney(price)}${price.onRequest ? ', on request' : ''}.`;
}

function offers(baseUrl: string, trip: ShownTrip, today: string, path: string): AggregateOfferLeaf | undefined {
  const { onSale, price } = trip;
  if (!onSale || !price) return undefined;
  const { currency } = price;
  return {
    '@type': 'AggregateOffer',
    url: `${baseUrl}${path}`,
    lowPrice: majorUnits({ cents: onSale.lowCents, currency }),
    highPrice: majorUnits({ cents: onSale.highCents, currency }),
    offerCount: onSale.count,
    priceCurrency: currency,
    priceValidUntil: addDays(today, 1),
    availability: 'https://schema.org/InStock',
  };
}

function product(baseUrl: string, trip: ShownTrip, reviews: ShownReview[], today: string, path: string): ProductLeaf {
  return {
    '@type': 'Product',
    name: trip.name,
    image: `${baseUrl}${trip.preview.src}`,
    description: trip.details ?? trip.highlights.join('. '),
    sku: trip.sku,
    brand: { '@type': 'Brand', name: trip.operator.name },
    url: `${baseUrl}${path}`,
    offers: offers(baseUrl, trip, today, path),
    ...(trip.rating !== null && trip.reviewsCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: trip.rating,
            reviewCount: trip.reviewsCount,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews
            .filter(({ tripId }) => tripId === trip.id)
            .map((review) => reviewMarkup(review, { '@type': 'Product', name: trip.name })),
        }
      : {}),
  };
}

export function reviewMarkup(review: ShownReview, itemReviewed: ReviewLeaf['itemReviewed']): ReviewLeaf {
  return {
    '@type': 'Review',
    itemReviewed,
    author: { '@type': 'Person', name: review.authorName },
    datePublished: review.reviewedAt.slice(0, 10),
    ...(review.summary ? { name: review.summary } : {}),
    ...(review.content ? { reviewBody: review.content } : {}),
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
  };
}

function touristTrip(baseUrl: string, trip: ShownTrip, path: string): TouristTripLeaf {
  return {
    '@type': 'TouristTrip',
    name: trip.name,
    url: `${baseUrl}${path}`,
    provider: {
      '@type': 'Organization',
      name: trip.operator.name,
      url: `${baseUrl}/tour-operators/${trip.operator.slug}`,
    },
    ...(trip.days.length > 0 ? { itinerary: itinerary(trip) } : {}),
  };
}

function itinerary(trip: ShownTrip): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: trip.days.map((day, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Place',
        name: day.placeName ?? day.label,
        ...(day.latLong
          ? { geo: { '@type': 'GeoCoordinates', latitude: day.latLong.lat, longitude: day.latLong.long } }
          : {}),
      },
    })),
  };
}
