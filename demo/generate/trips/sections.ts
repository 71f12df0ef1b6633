import { statesPolicy } from '../operators/fleet.ts';
import { isAboard } from '../people/houses.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { fitting, type Line } from '../text/lines.ts';
import { createRandom, type Random } from '../text/random.ts';
import { counted, inWords, listed, thousands, uncapitalized } from '../text/words.ts';
import { bedWords } from './bed-words.ts';
import type { TripFacts } from './facts.ts';
import type { Inclusion } from './inclusions.ts';
import type { ItineraryDay } from './itinerary.ts';
import { builtIn, lodgingOf, shipOf } from './lodging.ts';
import * as words from './section-words.ts';
import type { Traits } from './traits.ts';
import type { TripPlan } from './trip-plan.ts';

export type Sections = Readonly<Record<string, string>>;

type Scope = {
  readonly plan: TripPlan;
  readonly facts: TripFacts;
  readonly traits: Traits;
  readonly itinerary: readonly ItineraryDay[];
  readonly inclusions: readonly Inclusion[];
  readonly smallWords: ReadonlySet<string>;
};

/** Out of each bank one sentence that is true of the trip. */
type Say = (bank: readonly Line<Traits>[]) => string;

/** The sections below the itinerary; one that doesn't apply is left out. */
export function sectionsOf(scope: Scope): Sections {
  const { plan, traits, inclusions, smallWords } = scope;
  const random = createRandom('sections', plan.operator.slug, plan.index);
  const say: Say = (bank) => random.pick(fitting(bank, traits));
  const { region } = plan.region;
  const lines = (included: boolean) => inclusions.filter((line) => line.included === included);
  const entries: [string, string | null][] = [
    ['includes', sentenceOf('The price covers', lines(true), smallWords)],
    ['excludes', sentenceOf('It doesn’t cover', lines(false), smallWords)],
    ['meals', mealsText(scope, say, random)],
    ['guide', guideText(scope, say)],
    ['visa', region.visa],
    ['transport', transportText(scope, random)],
    ['health_safety', `${region.health} ${say(words.safety)}`],
    ['cancellation', statesPolicy(plan.operator) ? words.cancellation[plan.operator.flexibility] : null],
    ['accommodation', lodgingText(scope, say, random)],
    ['ship_info', plan.afloat ? shipText(scope, say) : null],
    ['optional_activities', optionalText(scope)],
    ['age_notes', ageText(scope, say)],
    ['physical_requirements', `${say(words.effort[plan.effort - 1] ?? [])} ${say(words.fitness)}`],
    ['solo_notes', isOwnParty(plan.type) ? null : say(plan.operator.shareOffers ? words.sharing : words.noSharing)],
    ['insurance', random.pick(words.insurance)],
    ['luggage', say(words.luggage[luggageKind(traits)])],
    ['climate', region.climate],
    ['tipping', isGuided(plan.type) ? say(plan.afloat ? words.shipTipping : words.tipping) : null],
    ['other', random.chance(0.5) ? say(words.other) : null],
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

function mealsText({ itinerary, plan }: Scope, say: Say, random: Random): string {
  const sum = (pick: (day: ItineraryDay) => number) => itinerary.reduce((total, day) => total + pick(day), 0);
  const [b, l, d] = [sum((day) => day.meal_b), sum((day) => day.meal_l), sum((day) => day.meal_d)];
  const parts = [
    b > 0 ? counted(b, 'breakfast') : null,
    l > 0 ? `${l} ${l === 1 ? 'lunch' : 'lunches'}` : null,
    d > 0 ? counted(d, 'dinner') : null,
  ].filter((part) => part !== null);
  const one = b + l + d === 1;
  const counts =
    parts.length > 0
      ? `Included ${one ? 'is' : 'are'} ${listed(parts)}.`
      : 'Meals are your own choice and aren’t in the price.';
  const foods = plan.stays.filter((stay) => !stay.onTheWay).flatMap((stay) => stay.stop.stop.food);
  const dish = random.pick(foods);
  return `${counts} ${say(words.meals)} ${random.pick(words.dishes).replace('{dish}', dish)}`;
}

function guideText({ plan, facts, traits }: Scope, say: Say): string {
  const manner = !traits.guided
    ? 'self'
    : traits.ownParty
      ? 'private'
      : traits.onRiver
        ? 'river'
        : traits.afloat
          ? 'ship'
          : 'group';
  return say(words.guides[manner])
    .replaceAll('{guide}', facts.guide)
    .replaceAll('{company}', plan.operator.shortName)
    .replaceAll('{years}', inWords(2 + (plan.index % 7)));
}

function transportText({ plan, traits }: Scope, random: Random): string {
  const legs = plan.stays.flatMap((stay) => (stay.leg ? [stay.leg] : []));
  if (legs.length === 0) return random.pick(words.noTravel);
  const km = (mode: string) =>
    Math.round(legs.filter((leg) => leg.mode === mode).reduce((sum, leg) => sum + leg.km, 0));
  const parts = (['road', 'rail', 'ship', 'foot'] as const).flatMap((mode) =>
    km(mode) > 0 ? [`${thousands(km(mode))} km ${words.byMode[mode]}`] : [],
  );
  const flights = legs.filter((leg) => leg.mode === 'flight').length;
  const flown = flights > 0 ? `take ${counted(flights, 'flight')}` : '';
  const traveled = parts.length > 0 ? `travel ${listed(parts)}` : '';
  const way = [traveled, flown].filter((text) => text !== '').join(' and ');
  return `Between the stops you ${way}. ${random.pick(words.vehicles[vehicleKind(traits)])}`;
}

function vehicleKind(traits: Traits): keyof typeof words.vehicles {
  if (traits.onRiver) return 'river';
  if (traits.afloat) return 'ship';
  if (!traits.guided) return 'self';
  if (!traits.byRoad) return 'noRoad';
  if (traits.ownParty) return 'car';
  return traits.type === 'group-tour' ? 'coach' : 'van';
}

function lodgingText({ plan, facts }: Scope, say: Say, random: Random): string {
  const seen = new Set<string>();
  const lines = facts.stays.flatMap((stay) => {
    const house = lodgingOf(plan, stay);
    if (seen.has(house)) return [];
    seen.add(house);
    const description = random.pick(bedWords[stay.bed]);
    return [
      isAboard(stay.bed) ? `Aboard ${house}: ${description}.` : `${stay.stop.stop.name}: ${house}, ${description}.`,
    ];
  });
  return `${lines.slice(0, 8).join(' ')} ${say(words.houses)}`;
}

function shipText({ plan, traits }: Scope, say: Say): string {
  const guests = plan.group[1];
  const meters = Math.round(12 * guests ** 0.42);
  const crew = Math.max(3, Math.round(guests * (plan.operator.level >= 3 ? 0.5 : 0.38)));
  const base = `${shipOf(plan)} is ${meters} m long, was built in ${builtIn(plan)} and takes ${thousands(guests)} guests with a crew of ${thousands(crew)}.`;
  const bank = traits.onRiver
    ? words.riverShips
    : traits.type === 'large-ship-cruise'
      ? words.oceanShips
      : words.smallShips;
  return `${base} ${say(bank)}`;
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

function ageText({ plan }: Scope, say: Say): string {
  const [youngest, oldest] = plan.ages;
  if (plan.type === '18-39')
    return 'Everybody must be between 18 and 39 on the first day. Bring an identity document to show it.';
  const rule =
    youngest === 0
      ? 'All ages are welcome.'
      : oldest
        ? `Travelers must be ${youngest} to ${oldest}; ask us if you are older and do this kind of thing often.`
        : `The youngest we take is ${youngest}.`;
  return `${rule} ${say(youngest < 18 ? words.children : words.adults)}`;
}

function luggageKind({ trail, flights, afloat, guided }: Traits): keyof typeof words.luggage {
  if (trail) return 'trail';
  if (flights) return 'flight';
  if (afloat) return 'ship';
  return guided ? 'road' : 'self';
}
