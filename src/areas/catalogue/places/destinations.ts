import type { Context } from '#kernel';
import { readDestinations } from '../queries/destinations.ts';
import type { Faq } from '../trips/trip-page-model.ts';

/** A continent with its countries, or a country. `worldCategorySlug`: of the category that is its guide. */
export type Destination = {
  id: string;
  kind: string;
  name: string;
  slug: string;
  countryCode: string | null;
  worldCategorySlug: string | null;
  latLong: { lat: number; long: number } | null;
  article: string | null;
  faqs: Faq[];
  countries: Destination[];
};

/** Continents and their countries, both by name. */
export async function destinations(ctx: Context): Promise<Destination[]> {
  const rows = await readDestinations(ctx);
  const all = rows.map(({ lat, long, faqs, ...row }) => ({
    ...row,
    latLong: lat === null || long === null ? null : { lat, long },
    faqs: faqs as Faq[],
    countries: [],
  }));
  return all
    .filter(({ kind }) => kind === 'continent')
    .map((continent) => ({
      ...continent,
      countries: all.filter(({ kind, parentId }) => kind === 'country' && parentId === continent.id),
    }));
}
