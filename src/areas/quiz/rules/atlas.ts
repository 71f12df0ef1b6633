import type { GeographyPlace } from '#catalogue/places';
import { fold } from '#kernel/shared';
import { states } from './states.ts';

/** A place as the catalogue has it. */
export type KnownPlace = Omit<GeographyPlace, 'id'>;

export type Point = { lat: number; long: number };
export type Country = { code: string; name: string; slug: string; continent: string; middle: Point; radiusKm: number };
export type Spot = { name: string; slug: string; country: Country } & Point;
/** What questions are made of: every fact in it can be asked for. Lists stand in the order of slugs. */
export type Atlas = { countries: Country[]; cities: Spot[]; landmarks: Spot[] };

/** What the world's coasts and borders say, which no feed wrote. */
export type Borders = {
  spanOf(code: string): (Point & { radiusKm: number }) | null;
  countryAt(point: Point): string | null;
  kilometersToOthers(point: Point, own: string): number;
};

/** Nearer to a border, a landmark is often in two countries: falls, peaks, parks and ruins lie on them. */
const LANDMARK_INSIDE_KM = 40;

/** Several places in one name, or a place with an addition. */
const COMPOUND = /[,;:/&()+–]|\b(and|to|near|y|et|und)\b/i;

/** What runs through several countries, and isn't at one point of the map. */
const FLOWING =
  /\b(river|creek|sea|ocean|channel|strait|gulf|canal|lake|delta|coast|trail|trek|route|road|railway|pass|mountains|range|desert|border|rift|fjords?|passage)\b/i;

/**
 * Leaves in what is beyond doubt: states and what the map of the world puts inside them, by names of one place that no
 * other place of the catalogue bears.
 * @param rest lets others have their turn between two places
 */
export async function readAtlas(
  places: readonly KnownPlace[],
  borders: Borders,
  rest: () => Promise<void>,
): Promise<Atlas> {
  const bySlug = places.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const countries = new Map<string, Country>();
  for (const { kind, country: code, name, slug, continent } of bySlug) {
    if (kind !== 'country' || continent === null || !states.has(code) || countries.has(code)) continue;
    const span = borders.spanOf(code);
    if (!span) continue;
    const { radiusKm, ...middle } = span;
    countries.set(code, { code, name, slug, continent, middle, radiusKm });
  }
  const namesakes = Map.groupBy(bySlug, ({ name }) => fold(name));
  const spots = async (wanted: 'city' | 'landmark') => {
    const found: Spot[] = [];
    for (const { kind, name, slug, country: code, lat, long } of bySlug) {
      const country = countries.get(code);
      if (kind !== wanted || !country || lat === null || long === null || COMPOUND.test(name) || FLOWING.test(name))
        continue;
      const others = (namesakes.get(fold(name)) ?? []).filter((other) => other.country !== code);
      if (others.length > 0) continue;
      await rest();
      const point = { lat, long };
      if (borders.countryAt(point) !== code) continue;
      if (wanted === 'landmark' && borders.kilometersToOthers(point, code) < LANDMARK_INSIDE_KM) continue;
      found.push({ name, slug, country, ...point });
    }
    return found;
  };
  return { countries: [...countries.values()], cities: await spots('city'), landmarks: await spots('landmark') };
}
