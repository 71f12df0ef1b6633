import { activities, lodgingLevels, physicalLevels, themes } from '../terms/lists.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { hash } from '../text/random.ts';
import { longestTransferKm } from './day-text.ts';
import { oncePerPlan } from './once.ts';
import { flightLegs, includesFlights } from './prices.ts';
import type { TripPlan } from './trip-plan.ts';

const knownThemes = new Set(themes.map((theme) => theme.key));
const knownActivities = new Set(activities.map((activity) => activity.key));

/** Themes by which the east and west of the atlas call the same thing. */
const sameTheme: Readonly<Record<string, string>> = {
  'food-and-wine': 'food',
  adventure: 'high-adventure',
  hiking: 'walking',
  beach: 'beaches',
  art: 'culture',
  islands: 'islands',
  river: 'rivers',
  romance: 'honeymoon',
  deserts: 'desert',
  religion: 'spiritual',
  trains: 'rail',
  spirituality: 'spiritual',
};

export type TripTerms = Readonly<Record<string, readonly string[]>>;

export function termsOf(plan: TripPlan): TripTerms {
  return {
    trip_type: [plan.type],
    physical_level: [physicalLevels[plan.effort - 1]?.key ?? 'moderate'],
    lodging_level: [lodgingLevels[plan.level]?.key ?? 'standard'],
    theme: themesOf(plan),
    activity: activitiesOf(plan),
    travel_style: stylesOf(plan),
    pace: [paceOf(plan)],
    itinerary_focus: [focusOf(plan)],
    group_size: [groupSizeOf(plan)],
    travel_age: agesOf(plan),
    transport_included: transportOf(plan),
    region: [plan.region.region.slug],
  };
}

export const themesOf = oncePerPlan((plan): readonly string[] => {
  const { archetype } = plan.operator;
  const own = archetype.themes.filter((theme) =>
    ['50-plus', '18-30-s', 'family', 'solo', 'wellness', 'honeymoon'].includes(theme),
  );
  const routes = plan.route.route.themes
    .map((theme) => sameTheme[theme] ?? theme)
    .filter((theme) => knownThemes.has(theme));
  const barred = new Set<string>([
    ...(plan.ages[0] >= 16 ? ['family'] : []),
    ...(plan.ages[1] !== null && plan.ages[1] < 50 ? ['50-plus', 'honeymoon'] : []),
    ...(plan.type !== '18-39' ? ['18-30-s'] : []),
    ...(plan.type === 'women-only' ? ['honeymoon'] : []),
    ...(plan.effort < 3 ? ['high-adventure'] : []),
    ...(plan.effort > 3 && plan.operator.archetype.key !== 'families' ? ['family'] : []),
    ...(plan.effort > 4 ? ['50-plus'] : []),
    ...(archetype.key === 'families' ? ['50-plus', 'honeymoon'] : []),
  ]);
  const kept = [...new Set([...routes, ...own])].filter((theme) => !barred.has(theme));
  const start = hash('themes', plan.id) % Math.max(1, kept.length);
  // Two to five of them, in an order of the trip's own, so that not every trip on a route carries all.
  return [...kept.slice(start), ...kept.slice(0, start)].slice(0, 2 + (hash('count', plan.id) % 4));
});

export const activitiesOf = oncePerPlan((plan): readonly string[] => {
  const done = plan.stays.flatMap((stay) => stay.doings.map(({ entry }) => entry.doing.activity));
  return [...new Set(done)].filter((key) => knownActivities.has(key));
});

export function stylesOf(plan: TripPlan): string[] {
  const wild = activitiesOf(plan).includes('safari-drives');
  const routeThemes: readonly string[] = plan.route.route.themes;
  const styles = [
    ...(plan.effort >= 3 ? ['active'] : []),
    ...(['culture', 'history', 'food'].some((theme) => routeThemes.includes(theme)) && plan.effort < 4
      ? ['cultural']
      : []),
    ...(plan.region.region.continent === 'polar-regions' || plan.operator.archetype.key === 'expedition-ships'
      ? ['expedition']
      : []),
    ...(plan.level === 2 || (plan.level === 3 && plan.effort < 4) ? ['comfort'] : []),
    ...(plan.level === 4 ? ['luxury'] : []),
    ...(plan.level === 0 ? ['budget'] : []),
    ...(paceOf(plan) === 'relaxed' ? ['slow-travel'] : []),
    ...(isGuided(plan.type) ? [] : ['independent']),
    ...(wild ? ['safari'] : []),
  ];
  return styles.length > 0 ? styles : ['cultural'];
}

export function paceOf(plan: TripPlan): 'relaxed' | 'mixed' | 'full-on' {
  const stays = plan.stays.filter((stay) => !stay.onTheWay);
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0) / Math.max(1, stays.length);
  if (nights >= 2.6) return 'relaxed';
  return nights >= 1.7 || plan.operator.archetype.pace === 'relaxed' ? 'mixed' : 'full-on';
}

function focusOf(plan: TripPlan): string {
  if (plan.afloat) return 'at-sea';
  const stops = new Set(plan.stays.map((stay) => stay.stop.place));
  if (plan.stays.some((stay) => stay.leg?.mode === 'foot')) return 'on-the-trail';
  if (stops.size <= 2) return 'one-place';
  return new Set(plan.stays.map((stay) => stay.stop.country)).size > 1 ? 'several-countries' : 'one-country';
}

function groupSizeOf(plan: TripPlan): string {
  if (isOwnParty(plan.type)) return 'own-party';
  const most = plan.group[1];
  if (most <= 12) return 'up-to-12';
  if (most <= 24) return '13-to-24';
  if (most <= 60) return '25-to-60';
  return most <= 200 ? '61-to-200' : 'over-200';
}

function agesOf(plan: TripPlan): string[] {
  if (plan.type === '18-39') return ['18-30', '31-49'];
  const { key } = plan.operator.archetype;
  if (key === 'families') return ['family'];
  if (['coach', 'river-line', 'study', 'expedition-ships'].includes(key)) return ['50-plus'];
  if (key === 'multi-sport' || key === 'retreats') return ['31-49', '50-plus'];
  return plan.ages[0] <= 8 ? ['all-ages', 'family'] : ['all-ages'];
}

/** A self-guided trip whose stops lie too far apart for a taxi. */
export const drivesItself = (plan: TripPlan): boolean =>
  !isGuided(plan.type) && plan.stays.some((stay) => stay.leg?.mode === 'road' && stay.leg.km > longestTransferKm);

function transportOf(plan: TripPlan): string[] {
  if (drivesItself(plan)) return ['noTransport'];
  return flightLegs(plan).length > 0 && includesFlights(plan) ? ['ground', 'internal'] : ['ground'];
}
