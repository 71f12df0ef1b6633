import type { Random } from '../text/random.ts';
import type { Gazetteer } from '../world/cities.ts';

export type Base = { readonly city: string; readonly country: string; readonly currency: string };

type Market = { readonly country: string; readonly weight: number; readonly currency: string };

/** Where companies that sell to the world sit, and what they price in. */
const markets: readonly Market[] = [
  { country: 'US', weight: 34, currency: 'USD' },
  { country: 'GB', weight: 24, currency: 'GBP' },
  { country: 'CA', weight: 8, currency: 'CAD' },
  { country: 'AU', weight: 8, currency: 'AUD' },
  { country: 'DE', weight: 6, currency: 'EUR' },
  { country: 'NL', weight: 4, currency: 'EUR' },
  { country: 'IE', weight: 3, currency: 'EUR' },
  { country: 'NZ', weight: 2, currency: 'USD' },
  { country: 'ZA', weight: 2, currency: 'ZAR' },
  { country: 'NO', weight: 2, currency: 'EUR' },
  { country: 'FR', weight: 3, currency: 'EUR' },
  { country: 'JP', weight: 1, currency: 'JPY' },
];

/** Companies based anywhere price in dollars more often than not: the travelers come from everywhere. */
const dollarShare = 0.45;

export function worldlyBase(random: Random, gazetteer: Gazetteer): Base {
  const market = random.weighted(markets, (candidate) => candidate.weight);
  const cities = gazetteer.large(market.country, 60_000).slice(0, 140);
  const city = random.pick(cities).name;
  return { city, country: market.country, currency: random.chance(dollarShare) ? 'USD' : market.currency };
}

/** A company at home where it travels: in the largest towns of the country. */
export function localBase(
  random: Random,
  gazetteer: Gazetteer,
  country: string,
  towns: readonly string[],
  currency: string,
): Base {
  const cities = gazetteer
    .large(country, 20_000)
    .slice(0, 12)
    .map((city) => city.name);
  const city =
    towns.length > 0 && random.chance(0.6)
      ? random.pick(towns)
      : random.pick([...cities, ...towns, countryTown(country)]);
  return { city, country, currency };
}

const countryTown = (country: string): string =>
  country === 'AQ' ? 'Ushuaia' : country === 'GL' ? 'Nuuk' : 'the capital';

/** How many units one US dollar buys; rounded, as companies set their price lists once a year. */
export const unitsPerDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.87,
  GBP: 0.76,
  AUD: 1.52,
  CAD: 1.38,
  NZD: 1.74,
  CHF: 0.81,
  JPY: 152,
  ZAR: 17.6,
  NOK: 10.2,
};
