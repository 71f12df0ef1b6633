import { monthsFrom, toCalendarDate } from '#kernel/shared';
import { facets, isFacetKey, sorts } from '#search/shared';
import { pick, pickPopular, type Random } from './random.ts';
import type { CategorySample, Sample } from './sample.ts';
import type { ListAsked } from './server.ts';

/** A list of trips that somebody asks for. */
export type Question = { params: URLSearchParams; category: CategorySample | null };

/** Trips that can be chosen by their departures have no value of their own in the catalogue's counts. */
const OF_DEPARTURES = facets
  .filter(({ of, kind }) => of === 'departure' && kind !== 'range')
  .flatMap(({ key, ...facet }) => ('values' in facet ? facet.values.map(({ value }) => ({ key, value })) : []));

/**
 * One to three filters, a month in a third of all, a price range or another order in some; six of ten inside a
 * category, the popular ones more often.
 */
export function filteredList(random: Random, sample: Sample): Question {
  const params = new URLSearchParams();
  const filters = 1 + Math.floor(random() * 3);
  for (let i = 0; i < filters; i++) {
    const { key, value } = random() < 0.8 ? pickPopular(random, sample.facets) : pick(random, OF_DEPARTURES);
    if (isFacetKey(key) && !params.has(key, value)) params.append(key, value);
  }
  if (random() < 0.33) params.append('departure_month', pick(random, comingMonths()));
  if (random() < 0.15) {
    params.set('price_min', '500');
    params.set('price_max', String(1500 + 500 * Math.floor(random() * 10)));
  }
  if (random() < 0.3) params.set('sort', pick(random, sorts).value);
  const category = random() < 0.6 ? pickPopular(random, sample.categories.slice(0, 100)) : null;
  return { params, category };
}

/** A name or a word of it, now and then with a filter. */
export function textSearch(random: Random, sample: Sample): Question {
  const name = pickPopular(random, sample.names);
  const text =
    random() < 0.5
      ? name
      : pick(
          random,
          name
            .split(' ')
            .filter((word) => word.length > 3)
            .concat(name),
        );
  const params = new URLSearchParams({ q: text });
  if (random() < 0.2) {
    const { key, value } = pickPopular(random, sample.facets);
    params.append(key, value);
  }
  return { params, category: null };
}

/** What the search box and the filters are asked in an hour: a quarter of it texts. */
export function mixed(random: Random, sample: Sample): Question {
  const share = random();
  if (share < 0.25) return textSearch(random, sample);
  if (share < 0.35) return { params: new URLSearchParams(), category: pickPopular(random, sample.categories) };
  if (share < 0.4) return { params: new URLSearchParams(), category: null };
  return filteredList(random, sample);
}

/** A name as far as somebody has typed it, with one slip of the fingers. */
export function mistyped(random: Random, sample: Sample): string {
  const name = pickPopular(random, sample.names);
  const long = name.split(' ').findLast((word) => word.length >= 5) ?? name;
  const at = 1 + Math.floor(random() * (long.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const slips = [
    long.slice(0, at) + long.slice(at + 1),
    long.slice(0, at) + letter + long.slice(at),
    long.slice(0, at) + letter + long.slice(at + 1),
    long.slice(0, at) + long.charAt(at + 1) + long.charAt(at) + long.slice(at + 2),
  ];
  return name.replace(long, pick(random, slips));
}

export function asListAsked({ params, category }: Question): ListAsked {
  return { params: params.toString(), category: category?.slug ?? null };
}

export function pathOf({ params, category }: Question): string {
  const list = category ? `/trip-list/${category.pageSlug}` : '/all-trips';
  return params.size > 0 ? `${list}?${params}` : list;
}

function comingMonths(): string[] {
  return monthsFrom(toCalendarDate(new Date()), 13).slice(1);
}
