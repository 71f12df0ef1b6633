import { isAboard } from '../people/houses.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { createRandom, type Random } from '../text/random.ts';
import { counted, inWords, listed, uncapitalized } from '../text/words.ts';
import { bedWords } from './bed-words.ts';
import type { TripFacts } from './facts.ts';
import type { Inclusion } from './inclusions.ts';
import { type ItineraryDay, lodgingOf, shipOf } from './itinerary.ts';
import type { TripPlan } from './plan.ts';
import * as words from './section-words.ts';

export type Sections = Readonly<Record<string, string>>;

type Scope = {
  plan: TripPlan;
  random: Random;
  facts: TripFacts;
  inclusions: readonly Inclusion[];
  itinerary: readonly ItineraryDay[];
};

/** The sections below the itinerary; one that doesn't apply is left out. */
export function sectionsOf(
  plan: TripPlan,
  facts: TripFacts,
  smallWords: ReadonlySet<string>,
  itinerary: readonly ItineraryDay[],
  inclusions: readonly Inclusion[],
): Sections {
  const scope: Scope = {
    plan,
    random: createRandom('sections', plan.operator.slug, plan.index),
    facts,
    inclusions,
    itinerary,
  };
  const { region } = plan.region;
  const entries: [string, string | null][] = [
    [
      'includes',
      sentenceOf(
        'The price covers',
        inclusions.filter((line) => line.included),
        smallWords,
      ),
    ],
    [
      'excludes',
      sentenceOf(
        'It doesn’t cover',
        inclusions.filter((line) => !line.included),
        smallWords,
      ),
    ],
    ['meals', mealsText(scope)],
    ['guide', guideText(scope)],
    ['visa', region.visa],
    ['transport', transportText(scope)],
    ['health_safety', `${region.health} ${scope.random.pick(words.safety)}`],
    ['cancellation', words.cancellation[plan.operator.flexibility]],
    ['accommodation', lodgingText(scope)],
    ['ship_info', plan.afloat ? shipText(scope) : null],
    ['optional_activities', optionalText(scope)],
    ['age_notes', ageText(scope)],
    ['physical_requirements', `${words.effort[plan.effort - 1]} ${scope.random.pick(words.fitness)}`],
    ['solo_notes', isOwnParty(plan.type) ? null : soloText(scope)],
    ['insurance', scope.random.pick(words.insurance)],
    ['luggage', luggageText(scope)],
    ['climate', region.climate],
    ['tipping', isGuided(plan.type) ? scope.random.pick(plan.afloat ? words.shipTipping : words.tipping) : null],
    ['other', scope.random.chance(0.5) ? scope.random.pick(words.other) : null],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''));
}

const oneMeal: Readonly<Record<string, string>> = { Breakfasts: 'breakfast', Lunches: 'lunch', Dinners: 'dinner' };

function sentenceOf(start: string, lines: readonly Inclusion[], smallWords: ReadonlySet<string>): string | null {
  if (lines.length === 0) return null;
  const parts = lines.map(({ label, quantity, inclusion_kind: kind }) => {
    if (kind === 'meal' && quantity === 1) return `one ${oneMeal[label] ?? label}`;
    const fee = kind === 'park_fee' || kind === 'permit' || kind === 'local_payment';
    const text = fee ? uncapitalized(label, smallWords) : label.charAt(0).toLowerCase() + label.slice(1);
    return kind === 'meal' && quantity ? `${quantity} ${text}` : text;
  });
  return `${start} ${parts.some((part) => part.includes(',')) ? parts.join('; ') : listed(parts)}.`;
}

function mealsText({ itinerary, plan, random }: Scope): string {
  const sum = (pick: (day: ItineraryDay) => number) => itinerary.reduce((total, day) => total + pick(day), 0);
  const [b, l, d] = [sum((day) => day.meal_b), sum((day) => day.meal_l), sum((day) => day.meal_d)];
  const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  const parts = [
    b > 0 ? plural(b, 'breakfast', 'breakfasts') : null,
    l > 0 ? plural(l, 'lunch', 'lunches') : null,
    d > 0 ? plural(d, 'dinner', 'dinners') : null,
  ].filter((part) => part !== null);
  const counts =
    parts.length > 0 ? `Included are ${listed(parts)}.` : 'Meals are your own choice and aren’t in the price.';
  const foods = plan.stays.filter((stay) => !stay.onTheWay).flatMap((stay) => stay.stop.stop.food);
  const dish = random.pick(foods);
  return `${counts} ${random.pick(words.meals)} ${random.pick(words.dishes).replace('{dish}', dish)}`;
}

function guideText({ plan, random, facts }: Scope): string {
  const manner = !isGuided(plan.type) ? 'self' : plan.afloat ? 'ship' : isOwnParty(plan.type) ? 'private' : 'group';
  return random
    .pick(words.guides[manner])
    .replaceAll('{guide}', facts.guide)
    .replaceAll('{company}', plan.operator.shortName)
    .replaceAll('{years}', inWords(4 + (plan.index % 14)));
}

function transportText({ plan, random }: Scope): string {
  const legs = plan.stays.flatMap((stay) => (stay.leg ? [stay.leg] : []));
  if (legs.length === 0) return random.pick(words.noTravel);
  const km = (mode: string) =>
    Math.round(legs.filter((leg) => leg.mode === mode).reduce((sum, leg) => sum + leg.km, 0));
  const parts = (['road', 'rail', 'ship', 'foot'] as const).flatMap((mode) =>
    km(mode) > 0 ? [`${km(mode)} km ${words.byMode[mode]}`] : [],
  );
  const flights = legs.filter((leg) => leg.mode === 'flight').length;
  if (flights > 0) parts.push(counted(flights, 'flight'));
  const manner = !isGuided(plan.type) ? 'self' : plan.afloat ? 'ship' : plan.type === 'group-tour' ? 'coach' : 'van';
  return `Between the stops you travel ${listed(parts)}. ${random.pick(words.vehicles[manner])}`;
}

function lodgingText({ plan, random, facts }: Scope): string {
  const seen = new Set<string>();
  const lines = facts.stays.flatMap((stay) => {
    const house = lodgingOf(plan, stay);
    if (seen.has(house)) return [];
    seen.add(house);
    return [
      isAboard(stay.bed)
        ? `Aboard ${house}: ${random.pick(bedWords[stay.bed])}.`
        : `${stay.stop.stop.name}: ${house}, ${random.pick(bedWords[stay.bed])}.`,
    ];
  });
  return `${lines.slice(0, 8).join(' ')} ${random.pick(words.houses)}`;
}

function shipText({ plan, random }: Scope): string {
  const guests = plan.group[1];
  const meters = Math.round(14 + guests ** 0.62 * 4.2);
  const crew = Math.max(3, Math.round(guests * (plan.level >= 3 ? 0.62 : 0.42)));
  const built = 1994 + ((plan.operator.founded * 7 + guests) % 27);
  const base = `${shipOf(plan)} is ${meters} m long, was built in ${built} and takes ${guests} guests with a crew of ${crew}.`;
  return `${base} ${random.pick(plan.type === 'river-cruise' ? words.riverShips : plan.type === 'large-ship-cruise' ? words.oceanShips : words.smallShips)}`;
}

function optionalText({ plan, facts }: Scope): string | null {
  const done = new Set(facts.stays.flatMap((stay) => stay.doings.map(({ entry }) => entry)));
  const extras = [...new Set(facts.stays.flatMap((stay) => stay.stop.doings))]
    .filter(
      (entry) => !done.has(entry) && entry.doing.optionalUsd !== undefined && entry.doing.effort <= plan.effort + 1,
    )
    .slice(0, 5);
  if (extras.length === 0) return null;
  return `Booked and paid on the spot, about: ${extras.map(({ doing }) => `${doing.label}, $${doing.optionalUsd}`).join('; ')}.`;
}

function ageText({ plan, random }: Scope): string {
  const [youngest, oldest] = plan.ages;
  if (plan.type === '18-39')
    return 'Everybody must be between 18 and 39 on the first day. Bring an identity document to show it.';
  const rule =
    youngest === 0
      ? 'All ages are welcome.'
      : oldest
        ? `Travelers must be ${youngest} to ${oldest}; ask us if you are older and do this kind of thing often.`
        : `The youngest we take is ${youngest}.`;
  return `${rule} ${youngest < 18 ? random.pick(words.children) : random.pick(words.adults)}`;
}

function soloText({ plan, random }: Scope): string {
  return plan.operator.shareOffers ? random.pick(words.sharing) : random.pick(words.noSharing);
}

function luggageText({ plan, random }: Scope): string {
  const kind = plan.stays.some((stay) => stay.leg?.mode === 'foot')
    ? 'trail'
    : flights(plan)
      ? 'flight'
      : plan.afloat
        ? 'ship'
        : 'road';
  return random.pick(words.luggage[kind]);
}

const flights = (plan: TripPlan): boolean => plan.stays.some((stay) => stay.leg?.mode === 'flight');
