import { z } from 'zod';
import { posterOf, posterUrl } from '#posters/shared';
import type { TripCard } from '../trips/trip-card.ts';
import { operatorAttributes } from './operator-resource.ts';
import { picture } from './picture.ts';

const namedOperator = z
  .object({
    type: z.literal('operators'),
    id: z.string(),
    attributes: operatorAttributes.pick({ name: true, slug: true }),
  })
  .meta({ id: 'NamedOperator', description: 'A company by its name; `/v1/operators/{slug}` says more of it.' });

/** A trip in a list. Prices are per person, mandatory charges included, in minor units of `currency`. */
const tripResource = z
  .object({
    type: z.literal('trips'),
    id: z.string(),
    attributes: z.object({
      name: z.string(),
      slug: z.string(),
      sku: z.string(),
      duration: z.int().min(1).meta({ description: 'Days.' }),
      price_cents: z.int().min(0).nullable().meta({ description: 'Null: none is known.' }),
      price_on_request: z.boolean().meta({
        description:
          'The price is about what one pays when the company says yes: no date with a price is for sale at once.',
      }),
      currency: z.string().nullable(),
      price_usd_cents: z.int().min(0).nullable().meta({ description: 'At the newest rate of exchange.' }),
      price_tier: z.string().nullable().meta({ description: 'Whose price it is, if not that of two sharing.' }),
      member_price_cents: z.int().min(0).nullable(),
      strike_through_price_cents: z.int().min(0).nullable().meta({
        description: 'The lowest price of the 30 days before it fell; null unless that is proven.',
      }),
      rating: z.number().min(1).max(5).nullable(),
      reviews_count: z.int().min(0),
      cover_image: picture.nullable().meta({ description: 'Null while we keep none.' }),
      poster_url: z.string().meta({ description: 'A drawing on this site, SVG: what stands in for a cover.' }),
    }),
    relationships: z.object({
      operator: z.object({ data: z.object({ type: z.literal('operators'), id: z.string() }) }),
    }),
  })
  .meta({ id: 'Trip', description: 'A trip as lists show it.' });

/** Trips of a list and, each once, who runs them. */
export const tripDocument = z.object({ data: z.array(tripResource), included: z.array(namedOperator) });

export function toTripDocument(cards: readonly TripCard[]): z.output<typeof tripDocument> {
  const operators = new Map(cards.map(({ operator }) => [operator.id, operator]));
  return {
    data: cards.map(toTripResource),
    included: [...operators.values()].map(({ id, name, slug }) => ({
      type: 'operators' as const,
      id,
      attributes: { name, slug },
    })),
  };
}

function toTripResource(card: TripCard): z.output<typeof tripResource> {
  const { price, cover } = card;
  return {
    type: 'trips',
    id: card.id,
    attributes: {
      name: card.name,
      slug: card.slug,
      sku: card.sku,
      duration: card.durationDays,
      price_cents: price?.cents ?? null,
      price_on_request: price?.onRequest ?? false,
      currency: price?.currency ?? null,
      price_usd_cents: price?.usdCents ?? null,
      price_tier: price?.tierLabel ?? null,
      member_price_cents: price?.memberCents ?? null,
      strike_through_price_cents: card.strikeThrough?.cents ?? null,
      rating: card.rating,
      reviews_count: card.reviewsCount,
      cover_image: cover && { url: cover.url, alt: cover.alt, width: cover.width, height: cover.height },
      poster_url: posterUrl(posterOf(card.slug, card.poster), 'card'),
    },
    relationships: { operator: { data: { type: 'operators', id: card.operator.id } } },
  };
}

const exampleTrip: z.output<typeof tripResource> = {
  type: 'trips',
  id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
  attributes: {
    name: 'Inca Trail to Machu Picchu',
    slug: 'inca-trail-to-machu-picchu',
    sku: 'AND-IT8',
    duration: 8,
    price_cents: 189_500,
    price_on_request: false,
    currency: 'USD',
    price_usd_cents: 189_500,
    price_tier: null,
    member_price_cents: 184_500,
    strike_through_price_cents: null,
    rating: 4.8,
    reviews_count: 126,
    cover_image: null,
    poster_url: '/posters/terraces_machu-picchu_golden_7_card.v2.svg',
  },
  relationships: { operator: { data: { type: 'operators', id: '019a9f6e-6f00-7d11-8c0b-5e6f7a8b9c0d' } } },
};

export const tripExample: z.output<typeof tripDocument> = {
  data: [exampleTrip],
  included: [
    {
      type: 'operators',
      id: exampleTrip.relationships.operator.data.id,
      attributes: { name: 'Andeo Expeditions', slug: 'andeo-expeditions' },
    },
  ],
};
