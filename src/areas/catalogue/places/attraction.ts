import type { Context } from '#kernel';
import { type AttractionRow, readAttractions, readAttractionsIn, readAttractionsNear } from '../queries/attractions.ts';
import type { Picture, Poster } from '../trips/trip-card.ts';
import type { Faq, Place } from '../trips/trip-page-model.ts';
import { type AttractionKind, attractionPath } from './attraction-path.ts';

/** A landmark or point of interest, with the place where it stands. */
export type Attraction = {
  id: string;
  kind: AttractionKind;
  slug: string;
  name: string;
  path: string;
  image: Picture | null;
  poster: Poster | null;
  latLong: { lat: number; long: number } | null;
  article: string | null;
  faqs: Faq[];
  place: Place;
  categoryId: string | null;
  /** Of listed trips that visit it; nobody counts them for a site that shows a part of the catalogue. */
  tripsCount: number | null;
};

const MOST_IN_A_PLACE = 24;
const NEAR = { kilometers: 300, limit: 6 };

/** Attractions by slug; unknown slugs are left out. */
export async function attractionsBySlug(ctx: Context, slugs: readonly string[]): Promise<Map<string, Attraction>> {
  if (slugs.length === 0) return new Map();
  const rows = await readAttractions(ctx, slugs);
  return new Map(rows.map((row) => [row.slug, toAttraction(row)]));
}

/** An attraction of this kind; null when there is none. */
export async function attraction(
  ctx: Context,
  { kind, slug }: { kind: AttractionKind; slug: string },
): Promise<Attraction | null> {
  const found = (await attractionsBySlug(ctx, [slug])).get(slug);
  return found?.kind === kind ? found : null;
}

/** Landmarks or points of interest of a place, 24 at most, those that most trips visit first. */
export async function attractionsIn(ctx: Context, destinationId: string, kind: AttractionKind): Promise<Attraction[]> {
  return (await readAttractionsIn(ctx, destinationId, kind, MOST_IN_A_PLACE)).map(toAttraction);
}

/** What else there is within 300 km, nearest first, six at most; nothing when nobody knows where it stands. */
export async function attractionsNear(ctx: Context, { id, latLong }: Attraction): Promise<Attraction[]> {
  if (latLong === null) return [];
  return (await readAttractionsNear(ctx, { id, ...latLong }, NEAR)).map(toAttraction);
}

function toAttraction(row: AttractionRow): Attraction {
  const { lat, long } = row;
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    name: row.name,
    path: attractionPath(row),
    image: row.image,
    poster: row.poster as Poster | null,
    latLong: lat === null || long === null ? null : { lat, long },
    article: row.article,
    faqs: row.faqs as Faq[],
    place: {
      name: row.placeName,
      slug: row.placeSlug,
      kind: row.placeKind,
      countryCode: row.placeCountry,
      lat: row.placeLat,
      long: row.placeLong,
    },
    categoryId: row.categoryId,
    tripsCount: row.tripsCount,
  };
}
