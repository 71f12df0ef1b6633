import type { Biome, MotifOf } from '../catalogue.ts';

/** "temple:taj" */
export type SubjectName = { [B in Biome]: `${B}:${MotifOf<B>}` }[Biome];

/** Degrees, and kilometers around them. */
export type Circle = readonly [lat: number, long: number, km: number];

/** Something that stands in one place and nowhere else: the wrong building in the right country is an error. */
export interface Landmark {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** How stops, sights and trips speak of it, in folded letters. */
  readonly names: RegExp;
  /** A stop inside is a stop there, whatever its name. */
  readonly near: readonly Circle[];
  /** 3: trips are made for it. 2: trips stop for it. 1: trips pass it. */
  readonly fame: 1 | 2 | 3;
}

/** A kind of land that many places share. */
export interface Landscape {
  /** Countries where it may stand for any place. */
  readonly countries: readonly string[];
  /** Where it is found in countries that hold other lands too. */
  readonly parts: readonly (readonly [country: string, ...Circle])[];
  /** Words of a trip that ask for it. */
  readonly words: RegExp | null;
}

export const codes = (text: string): readonly string[] => (text ? text.split(' ') : []);

/** Lower case without accents, as names are compared. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const whole = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u');

export const landmark = (countries: string, fame: 1 | 2 | 3, names: string, ...near: Circle[]): Landmark => ({
  countries: codes(countries),
  fame,
  names: whole(names),
  near,
});

/** `words` are beginnings: "trek" is found in "trekking" too. */
export const landscape = (countries: string, words = '', ...parts: Landscape['parts']): Landscape => ({
  countries: codes(countries),
  parts,
  words: words ? new RegExp(`(?<!\\p{L})(?:${words})`, 'u') : null,
});

export const countriesOfLandscape = ({ countries, parts }: Landscape): readonly string[] => [
  ...new Set([...countries, ...parts.map(([code]) => code)]),
];

/** A table that is made when its module is first read; a bundle that doesn't use it leaves it out. */
export const table = <Rows>(rows: () => Rows): Rows => rows();
