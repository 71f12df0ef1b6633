import { z } from 'zod';
import type { Random } from '../text/random.ts';
import { readWords, wordList } from '../text/read-words.ts';
import type { Gazetteer } from '../world/cities.ts';

/** A traveler who writes a review: "Maureen K.", "Leeds, England". */
export type Reviewer = { readonly name: string; readonly given: string; readonly place: string };

type Home = {
  readonly country: string;
  readonly weight: number;
  readonly names: readonly string[];
  readonly initials: string;
  readonly region: (admin: string) => string;
};

const provinces: Readonly<Record<string, string>> = {
  '01': 'Alberta',
  '02': 'British Columbia',
  '03': 'Manitoba',
  '04': 'New Brunswick',
  '05': 'Newfoundland',
  '07': 'Nova Scotia',
  '08': 'Ontario',
  '10': 'Quebec',
  '11': 'Saskatchewan',
};
const states: Readonly<Record<string, string>> = {
  '01': 'Canberra',
  '02': 'New South Wales',
  '03': 'Northern Territory',
  '04': 'Queensland',
  '05': 'South Australia',
  '06': 'Tasmania',
  '07': 'Victoria',
  '08': 'Western Australia',
};
const nations: Readonly<Record<string, string>> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};

const names = readWords(
  'reviewers',
  z.strictObject({
    english: wordList,
    american: wordList,
    german: wordList,
    dutch: wordList,
    french: wordList,
    /** Those of them that are women. */
    women: wordList,
  }),
);

const plain = (name: string) => () => name;

const homes: readonly Home[] = [
  { country: 'US', weight: 44, names: names.american, initials: 'ABCDFGHJKLMNPRSTW', region: (admin) => admin },
  {
    country: 'GB',
    weight: 26,
    names: names.english,
    initials: 'ABCDEFGHJKLMNPRSTW',
    region: (admin) => nations[admin] ?? 'United Kingdom',
  },
  {
    country: 'CA',
    weight: 9,
    names: [...names.american.slice(0, 14), ...names.french.slice(0, 4)],
    initials: 'ABCDFGHKLMNPRST',
    region: (admin) => provinces[admin] ?? 'Canada',
  },
  {
    country: 'AU',
    weight: 9,
    names: names.english,
    initials: 'ABCDGHKLMNPRSTW',
    region: (admin) => states[admin] ?? 'Australia',
  },
  { country: 'NZ', weight: 3, names: names.english, initials: 'BCHKLMPRSTW', region: plain('New Zealand') },
  { country: 'DE', weight: 3, names: names.german, initials: 'BFGHKLMRSW', region: plain('Germany') },
  { country: 'NL', weight: 2, names: names.dutch, initials: 'BDHJKMVW', region: plain('Netherlands') },
  { country: 'IE', weight: 3, names: names.english, initials: 'BCDFKMNOQR', region: plain('Ireland') },
  { country: 'FR', weight: 1, names: names.french, initials: 'BDGLMPR', region: plain('France') },
];

export type Reviewers = (random: Random, women: boolean) => Reviewer;

const womenOf = new Set(names.women);

/** Real towns, large and small; invented people. */
export function createReviewers(gazetteer: Gazetteer): Reviewers {
  const people = homes.map((home) => ({
    home,
    towns: gazetteer.large(home.country, home.country === 'US' ? 60_000 : 40_000).slice(0, 420),
    women: home.names.filter((name) => womenOf.has(name)),
    initials: [...home.initials],
  }));
  const crowd = people.flatMap((one) => new Array<(typeof people)[number]>(one.home.weight).fill(one));
  return (random, women) => {
    const { home, towns, women: womensNames, initials } = random.pick(crowd);
    const given = random.pick(women ? womensNames : home.names);
    const town = random.pick(towns);
    return {
      given,
      name: `${given} ${random.pick(initials)}.`,
      place: `${town.name}, ${home.region(town.admin)}`,
    };
  };
}
