import {
  type Audited,
  type AuditedCategory,
  type AuditedPage,
  type AuditedPlace,
  type AuditedTrip,
  type Finding,
  type Rule,
  sentencesOf,
} from './audited.ts';

export const isListed = ({ status, superseded_by: next }: AuditedTrip): boolean => status === 'published' && !next;

/** Names of places that a listed trip goes to. */
const stoppedAt = ({ trips, places }: Audited): ReadonlySet<string> =>
  new Set(trips.filter(isListed).flatMap((trip) => trip.places.flatMap((slug) => places.get(slug)?.name ?? [])));

const named = (list: string): string[] =>
  list
    .replace(/\.$/, '')
    .split(/, | and /)
    .filter(Boolean);

/** The places that a text says trips stop in: "In Peru, trips stop in Iquitos and Pacaya-Samiria." */
const claimed = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => named(/\btrips stop in (.+)\.$/.exec(sentence)?.[1] ?? ''));

/** A line that is nothing but names of places is a claim that trips go there. */
function onlyNames(text: string, known: ReadonlySet<string>): string[] {
  const names = named(text);
  return names.every((name) => known.has(name)) ? names : [];
}

function claimsOf({ pages }: AuditedCategory, known: ReadonlySet<string>): string[] {
  return pages.flatMap(({ tag_line: tagLine = '', main_article: article = '', faqs = [] }) => [
    ...onlyNames(tagLine, known),
    ...claimed(article),
    ...faqs.flatMap(({ question, answer }) => (/^Where do trips /.test(question) ? named(answer) : claimed(answer))),
  ]);
}

const isCountry = ({ category_type: type }: AuditedCategory) => type === 'country';
const isLand = ({ place_kind: kind }: AuditedPlace) => kind === 'country';

const guidedCountries = ({ categories }: Audited) => categories.filter(isCountry);
const countries = ({ places }: Audited) => [...places.values()].filter(isLand);

/** Names with an "and" of their own fall into two: either the whole or both parts may be known. */
function unvisited(names: readonly string[], visited: ReadonlySet<string>): string[] {
  const parts = new Set([...visited].flatMap((name) => [name, ...named(name)]));
  return [...new Set(names)].filter((name) => !parts.has(name));
}

const bandOf = (days: number): string =>
  days < 6 ? 'short' : days < 9 ? 'one_week' : days < 12 ? 'ten_days' : days < 17 ? 'two_weeks' : 'long';

type Plan = { readonly where: string; readonly category: AuditedCategory; readonly page: AuditedPage };

const plansOf = ({ categories }: Audited): Plan[] =>
  categories.flatMap((category) =>
    category.pages
      .filter(({ days }) => days !== undefined)
      .map((page) => ({ where: `${category.slug} ${page.duration_band ?? 'plan'}`, category, page })),
  );

/** A trip of the plan’s place that takes about as long and shares a stop with it. */
function hasTrip({ category, page: { days = [], duration_band: band } }: Plan, { trips, places }: Audited): boolean {
  const stops = new Set(days.map(({ end_city: city }) => city));
  const within = (slug: string | undefined): boolean =>
    slug !== undefined && (slug === category.place || within(places.get(slug)?.parent));
  return trips.some(
    (trip) =>
      isListed(trip) &&
      (band === undefined || bandOf(trip.duration_days) === band) &&
      trip.places.some(within) &&
      trip.places.some((slug) => stops.has(slug)),
  );
}

const hoursOnTheWay = ({ page: { days = [] } }: Plan) =>
  days.reduce((sum, { travel_hours: hours = 0 }) => sum + hours, 0);
const hoursAwake = ({ page: { days = [] } }: Plan) => 16 * days.length;

export const guideRules: readonly Rule[] = [
  {
    name: 'guide that names a stop of no trip',
    checked: (audited) => guidedCountries(audited).length + countries(audited).length,
    find: (audited): Finding[] => {
      const visited = stoppedAt(audited);
      const known = new Set([...audited.places.values()].flatMap(({ name }) => [name, ...named(name)]));
      const told = [
        ...guidedCountries(audited).map((category) => ({ where: category.slug, names: claimsOf(category, known) })),
        ...countries(audited).map(({ slug, article = '' }) => ({ where: slug, names: claimed(article) })),
      ];
      return told.flatMap(({ where, names }) => unvisited(names, visited).map((what) => ({ where, what })));
    },
  },
  {
    name: 'plan that no trip of its length follows',
    checked: (audited) => plansOf(audited).length,
    find: (audited) =>
      plansOf(audited)
        .filter((plan) => !hasTrip(plan, audited))
        .map(({ where, page: { days = [] } }) => ({ where, what: days.map(({ end_city: city }) => city).join(', ') })),
  },
  {
    name: 'plan that spends its days on the way',
    checked: (audited) => plansOf(audited).length,
    find: (audited) =>
      plansOf(audited)
        .filter((plan) => hoursOnTheWay(plan) > hoursAwake(plan) / 3)
        .map((plan) => ({ where: plan.where, what: `${hoursOnTheWay(plan)} of ${hoursAwake(plan)} hours` })),
  },
];
