import { z } from 'zod';
import { f, feedKind } from '#kernel/feed';
import { operator, trip } from './references.ts';

const sponsoredRecord = z
  .object({
    kind: z.literal('sponsored'),
    category: f.slug.describe('Slug of the category in whose guide the trip stands.'),
    operator: f.company,
    trip: f.sourceId.describe('Id of the trip.'),
    position: z.number().int().min(1).max(100).describe('1 for the first place.'),
    starts_on: f.date.describe('YYYY-MM-DD, the first day where the trip starts.'),
    ends_on: f.date.describe('YYYY-MM-DD, the last day.'),
  })
  .refine(({ starts_on: first, ends_on: last }) => last >= first, {
    path: ['ends_on'],
    message: 'must not be before starts_on',
  });

/** A place in a guide that a company paid for; guides show it apart and say so. */
export const sponsoredKind = feedKind({
  about:
    'A place in a guide that a company paid for, shown apart from the trips that are ranked and labeled as sponsored. The same place and first day name the same record.',
  record: sponsoredRecord,
  table: 'sponsored_slots',
  names: { id: ['#.category_id', '#.position', '#.starts_on'] },
  shared: true,
  events: [{ topic: 'category.changed', subject: 'category_id' }],
  columns: { position: 'int', starts_on: 'date', ends_on: 'date' },
  references: [
    {
      column: 'category_id',
      from: 'category',
      required: true,
      to: [{ kind: 'category', name: 'id', by: ['#.category'] }],
    },
    { ...operator, unwritten: true },
    trip,
  ],
});
