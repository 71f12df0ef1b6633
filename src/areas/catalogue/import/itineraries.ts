import { sql } from 'kysely';
import { z } from 'zod';
import { notePictures } from '#images/feed';
import type { Context } from '#kernel';
import { f, feedKind, planned } from '#kernel/feed';
import { catalogueSources } from '../pictures/sources.ts';
import { itineraryDay, wholeDay } from './days.ts';
import { city, operator, trip } from './references.ts';

const itineraryRecord = z.object({
  kind: z.literal('itinerary'),
  operator: f.company,
  trip: f.sourceId.describe('Id of the trip.'),
  map_image: f.image.optional().describe('Image of the route.'),
  days: z
    .array(itineraryDay)
    .min(1)
    .max(120)
    .describe(
      'List of days, first_day 0 or more: {first_day, last_day, label, details, image, start_city, end_city, place_name, lat, long, travel_mode, distance_km, travel_hours, ascent_m, meal_b, meal_l, meal_d, lodging_name, nights}.',
    ),
});

/** The days of a trip, whether they come with the trip or apart from it: they replace what it had. */
export const itineraryKind = feedKind({
  about:
    'The days of one trip, for feeds that keep them apart from it. They replace the days known so far. In CSV: one row a day, the rows of a trip together.',
  record: itineraryRecord,
  inRows: { list: 'days', entry: itineraryDay, by: ['operator', 'trip'] },
  rows: (record) => [{ source: { ...record, days: record.days.map(wholeDay) } }],
  after: (ctx, lines) => notePictures(ctx, 'itinerary', lines),
  pictures: catalogueSources.itinerary,
  table: 'itineraries',
  names: { id: ['#.trip_id'] },
  events: [{ topic: 'trip.changed', subject: 'trip_id' }],
  columns: { map_image: { type: 'json', keeps: 'null' } },
  references: [{ ...operator, unwritten: true }, trip],
  collections: [
    {
      name: 'days',
      table: 'itinerary_items',
      owner: 'itinerary_id',
      shape: 'objects',
      columns: {
        weight: { type: 'int', from: 'position' },
        first_day: 'int',
        last_day: 'int',
        label: 'text',
        details: 'text',
        image: 'json',
        place_name: 'text',
        lat: 'degrees',
        long: 'degrees',
        travel_mode: 'text',
        distance_km: 'int',
        travel_hours: 'hours',
        ascent_m: 'int',
        meal_b: 'int',
        meal_l: 'int',
        meal_d: 'int',
        lodging_name: 'text',
        nights: 'int',
      },
      references: [city('start_city'), city('end_city')],
      key: ['weight'],
    },
  ],
});

/** The days that came inside a trip's record are a difference of the trip. */
export async function markInlineItineraries(ctx: Context): Promise<void> {
  await sql`
    update ${planned('trip')} t set changed = t.changed || 'itinerary'::text
    from ${planned('itinerary')} i
    where i.hidden and (not i.existing or i.changed <> '{}') and t.id = i.trip_id and t.existing`.execute(ctx.db);
}
