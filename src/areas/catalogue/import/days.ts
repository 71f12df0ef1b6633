import { z } from 'zod';
import { f } from '#kernel/feed';

const dayFields = z.object({
  /** 0 is the day before the first, on which one may arrive. */
  first_day: f.count,
  /** Defaults to first_day. */
  last_day: f.count.optional(),
  label: f.line.min(1),
  details: f.prose.optional(),
  image: f.image.optional(),
  start_city: f.slug.optional(),
  end_city: f.slug.optional(),
  place_name: f.name.optional(),
  lat: f.latitude.optional(),
  long: f.longitude.optional(),
  /** How one arrives here. */
  travel_mode: z.enum(['road', 'foot', 'ship', 'flight', 'rail']).optional(),
  distance_km: f.count.optional(),
  travel_hours: z.number().min(0).max(72).optional(),
  ascent_m: f.count.optional(),
  /** Breakfasts, lunches and dinners served over the days covered. */
  meal_b: f.count.default(0),
  meal_l: f.count.default(0),
  meal_d: f.count.default(0),
  lodging_name: f.name.optional(),
  nights: f.count.default(0),
});

type DayNumbers = { first_day: number; last_day?: number | undefined };
const inOrder = (day: DayNumbers) => day.last_day === undefined || day.last_day >= day.first_day;
const outOfOrder = { path: ['last_day'], message: 'lies before first_day' };

export const itineraryDay = dayFields.refine(inOrder, outOfOrder);

/** A day of a plan that nobody sells: without beds, meals and pictures. */
export const sampleDay = dayFields
  .omit({ image: true, lodging_name: true, meal_b: true, meal_l: true, meal_d: true })
  .refine(inOrder, outOfOrder);

export function wholeDay<Entry extends { first_day: number; last_day?: number | undefined }>(day: Entry): Entry {
  return { ...day, last_day: day.last_day ?? day.first_day };
}
