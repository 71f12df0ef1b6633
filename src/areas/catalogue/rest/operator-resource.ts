import { z } from 'zod';
import { resource } from '#kernel/http';
import type { OperatorCard } from '../operators/operator-page-model.ts';
import { picture } from './picture.ts';

/** A company as lists show it. */
export const operatorAttributes = z.object({
  name: z.string(),
  slug: z.string(),
  rating: z.number().min(1).max(5).nullable(),
  reviews_count: z.int().min(0),
  trips_count: z.int().min(0),
  known_for: z.string().nullable(),
  logo_image: picture.nullable(),
});

export const operatorResource = resource('operators', operatorAttributes).meta({
  id: 'Operator',
  description: 'A company.',
});

export function toOperatorAttributes(operator: OperatorCard): z.output<typeof operatorAttributes> {
  const { logo } = operator;
  return {
    name: operator.name,
    slug: operator.slug,
    rating: operator.rating,
    reviews_count: operator.reviewsCount,
    trips_count: operator.tripsCount,
    known_for: operator.knownFor,
    logo_image: logo && { url: logo.url, alt: logo.alt, width: logo.width, height: logo.height },
  };
}

export const operatorExample: z.output<typeof operatorAttributes> = {
  name: 'Andeo Expeditions',
  slug: 'andeo-expeditions',
  rating: 4.7,
  reviews_count: 318,
  trips_count: 24,
  known_for: 'Small groups above 3,000 m',
  logo_image: null,
};
