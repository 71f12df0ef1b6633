import type { Operator } from '../operators/fleet.ts';

import { listed, monthsText } from '../text/words.ts';
import type { Census } from '../trips/census.ts';
import type { Faq } from '../trips/faqs.ts';
import { continentOf, continents, countryInText, countryName, middleEastAndNorthAfrica } from '../world/countries.ts';
import { countryArticle, namesOf, regionParent, stopArticle, stopsIn, visited } from '../world/place-records.ts';
import { inRegion } from '../world/region-words.ts';
import { isTown, type RegionEntry, type StopEntry, type World } from '../world/world.ts';
import { regionPoster, stopsPoster } from './posters.ts';
import { itineraryPages } from './samples.ts';
import type { CategoryDraft } from './types.ts';

const fewest = 3;
const mostCities = 150;

export function placeDrafts(world: World, census: Census, planner: Operator): CategoryDraft[] {
  return [
    ...continentDrafts(world, census),
    ...countryDrafts(world, census, planner),
    ...regionDrafts(world, census, planner),
    ...cityDrafts(world, census),
  ];
}

const countryTrips = (census: Census, slug: string): number => census.places.get(slug) ?? 0;

function continentDrafts(world: World, census: Census): CategoryDraft[] {
  return continents.flatMap(({ slug, name }): CategoryDraft[] => {
    const countries = [...world.countries]
      .filter(([country, code]) => continentOf(code) === slug && countryTrips(census, country) > 0)
      .map(([country]) => country);
    const trips = countries.reduce((sum, country) => Math.max(sum, countryTrips(census, country)), 0);
    if (trips < fewest) return [];
    const regions = world.regions.filter(
      (entry) => census.places.has(entry.place) && entry.region.countries.some((code) => continentOf(code) === slug),
    );
    const names = countries
      .toSorted((a, b) => countryTrips(census, b) - countryTrips(census, a))
      .map((country) => countryName(world.countries.get(country) as string));
    return [
      {
        slug,
        name,
        type: 'continent',
        place: slug,
        rule: { places: [slug] },
        trips,
        phrase: slug === 'polar-regions' ? 'to the polar regions' : `in ${name}`,
        tagLine: `${listed(names.slice(0, 5))}${names.length > 5 ? ' and further' : ''}, on foot, by road and by water.`,
        article: regions
          .slice(0, 6)
          .map((entry) => `${entry.region.name}: ${entry.region.tagLine}`)
          .join('\n\n'),
        ...(regions[0] ? { poster: regionPoster(slug, name, regions[0]) } : {}),
      },
    ];
  });
}

function countryDrafts(world: World, census: Census, planner: Operator): CategoryDraft[] {
  return [...world.countries].flatMap(([slug, code]): CategoryDraft[] => {
    const trips = countryTrips(census, slug);
    if (trips < fewest) return [];
    const own = world.regions.find((entry) => entry.place === slug);
    const stops = stopsIn(world, code);
    const made = visited(stops, census.places);
    const name = countryName(code);
    const base: CategoryDraft = {
      slug,
      name,
      type: 'country',
      parent: continentOf(code),
      place: slug,
      rule: { places: [slug] },
      trips,
      phrase: `in ${countryInText(code)}`,
      tagLine: own?.region.tagLine ?? `${listed(namesOf(made).slice(0, 4))}.`,
      article: own ? own.region.guide.join('\n\n') : countryArticle(code, stops, census.places),
      ...(stops.length > 0 ? { poster: stopsPoster(slug, name, stops) } : {}),
    };
    if (!own) return [{ ...base, faqs: stopFaqs(code, made) }];
    return [
      { ...base, ...knowledge(own, census), pages: itineraryPages(own, slug, name, planningOf(own, census, planner)) },
    ];
  });
}

/** What is known of a country by the towns that trips stop in. */
function stopFaqs(code: string, made: readonly StopEntry[]): Faq[] {
  const names = namesOf(made);
  if (names.length === 0) return [];
  return [{ question: `Where do trips in ${countryInText(code)} stop?`, answer: `${listed(names)}.` }];
}

/** Guide, tips and questions of a region: its own, which no other guide repeats. */
function knowledge(entry: RegionEntry, census: Census): Partial<CategoryDraft> {
  const { region } = entry;
  const longest = visited(entry.stops, census.places)
    .flatMap((stop) => stop.stop.doings)
    .toSorted((a, b) => b.hours - a.hours);
  return {
    tips: `${region.climate}\n\n${region.visa}`,
    safety: region.health,
    guide: region.guide.join('\n\n'),
    faqs: region.faqs,
    experiences: longest.slice(0, 6).map(({ label, text }) => ({ title: label, text })),
  };
}

const planningOf = ({ index }: RegionEntry, { runs }: Census, planner: Operator) => ({
  runs: runs.get(index) ?? [],
  planner,
});

function regionDrafts(world: World, census: Census, planner: Operator): CategoryDraft[] {
  return world.regions.flatMap((entry): CategoryDraft[] => {
    const trips = census.places.get(entry.place) ?? 0;
    if (world.countries.has(entry.place) || trips < fewest) return [];
    const { region } = entry;
    return [
      {
        slug: entry.place,
        name: region.name,
        type: 'region',
        parent: regionParent(region),
        place: entry.place,
        rule: { places: [entry.place] },
        trips,
        phrase: inRegion(region.name),
        tagLine: region.tagLine,
        article: region.guide.join('\n\n'),
        poster: regionPoster(entry.place, region.name, entry),
        ...knowledge(entry, census),
        pages: itineraryPages(entry, entry.place, region.name, planningOf(entry, census, planner)),
      },
    ];
  });
}

function cityDrafts(world: World, census: Census): CategoryDraft[] {
  const seen = new Set<string>();
  const drafts = world.regions.flatMap((entry) =>
    entry.stops.flatMap((stop): CategoryDraft[] => {
      const trips = census.places.get(stop.place) ?? 0;
      if (!isTown(stop.stop) || trips < fewest || seen.has(stop.place)) return [];
      seen.add(stop.place);
      const { name, doings } = stop.stop;
      return [
        {
          slug: stop.place,
          name,
          type: 'city',
          parent: stop.country,
          place: stop.place,
          rule: { places: [stop.place] },
          trips,
          phrase: `to ${name}`,
          tagLine: `${doings
            .slice(0, 3)
            .map((doing) => doing.label)
            .join('; ')}. Open ${monthsText(entry.region.season.open)}.`.replace(
            'Open the whole year',
            'Open all year',
          ),
          article: stopArticle(stop),
          poster: stopsPoster(stop.place, name, [stop]),
          experiences: doings.slice(0, 4).map(({ label, text }) => ({ title: label, text })),
        },
      ];
    }),
  );
  return drafts.toSorted((a, b) => b.trips - a.trips || (a.slug < b.slug ? -1 : 1)).slice(0, mostCities);
}

/** The Middle East and North Africa, which the menu offers as one. */
export function middleEastDraft(world: World, census: Census): CategoryDraft[] {
  const places = [...world.countries]
    .filter(([, code]) => middleEastAndNorthAfrica.includes(code))
    .map(([slug]) => slug);
  const trips = Math.max(0, ...places.map((place) => countryTrips(census, place)));
  const entry = world.regions.find((candidate) => places.includes(candidate.place));
  if (trips < fewest || !entry) return [];
  return [
    {
      slug: 'mideast-and-n-africa',
      name: 'Mideast & N. Africa',
      type: 'region',
      rule: { places },
      trips,
      phrase: 'in the Middle East and North Africa',
      world: true,
      tagLine:
        'Deserts, ports and old capitals from Morocco to Oman. October to April is the season nearly everywhere.',
      article: world.regions
        .filter(
          (candidate) =>
            census.places.has(candidate.place) &&
            candidate.region.countries.some((code) => middleEastAndNorthAfrica.includes(code)),
        )
        .map(({ region }) => `${region.name}: ${region.tagLine}`)
        .join('\n\n'),
      poster: regionPoster('mideast-and-n-africa', entry.region.name, entry),
    },
  ];
}
