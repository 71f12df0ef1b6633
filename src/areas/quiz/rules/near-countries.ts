import { kilometersBetween, type Random } from '#posters';
import type { Atlas, Country } from './atlas.ts';
import { OPTIONS, shuffled } from './question.ts';

const NEAREST = 6;

/** Three countries that somebody may take it for: among the six nearest on its continent. Null where there are too few. */
export function nearCountries({ countries }: Atlas, country: Country, random: Random): Country[] | null {
  const others = countries
    .filter(
      ({ code, continent, name }) => code !== country.code && continent === country.continent && name !== country.name,
    )
    .map((other) => ({ other, far: kilometersBetween(country.middle, other.middle) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ other }) => other);
  return others.length < OPTIONS - 1 ? null : shuffled(others, random).slice(0, OPTIONS - 1);
}
