import { articleRecords } from './articles/records.ts';
import type { Region } from './atlas/records.ts';
import { attractionRecords } from './categories/attractions.ts';
import { categoryDrafts, categoryRecords } from './categories/records.ts';
import { departureRecords } from './departures/record.ts';
import { associationRecords } from './operators/associations.ts';
import { createFleet, type Operator, usualOperators } from './operators/fleet.ts';
import { operatorRecord } from './operators/record.ts';
import { standingsOf } from './operators/standings.ts';
import { partnerRecords } from './partners.ts';
import { createReviewers } from './people/reviewers.ts';
import type { CatalogueOptions, Planned } from './planned.ts';
import type { DemoRecord } from './record.ts';
import { reviewRecords } from './reviews/record.ts';
import { sliderRecords } from './sliders.ts';
import { sponsoredRecords } from './sponsored.ts';
import { termRecords } from './terms/records.ts';
import { takeCensus } from './trips/census.ts';
import { createFrame } from './trips/frame.ts';
import { createNamer } from './trips/names.ts';
import { isListed, planTrip } from './trips/plan.ts';
import { tripRecord } from './trips/record.ts';
import type { Plans, TripPlan } from './trips/trip-plan.ts';
import { loadGazetteer } from './world/cities.ts';
import { placeRecords } from './world/place-records.ts';
import { theRegion } from './world/region-words.ts';
import { createWorld, type World } from './world/world.ts';

export function plansFor(regions: readonly Region[], options: CatalogueOptions): Planned {
  const world = createWorld(regions);
  const year = Number(options.today.slice(0, 4));
  const count = Math.min(options.trips, options.operators ?? usualOperators(options.trips));
  const operators = createFleet(world, options.seed, options.trips, count, year);
  const frame = createFrame(world, operators, options.seed);
  return { plans: { world, operators, frame, seed: options.seed }, options, year };
}

/** The records of a catalogue in the order of import. Trips are planned anew for each pass, so nothing is kept but names. */
export function* catalogue(planned: Planned): Generator<DemoRecord> {
  const { plans, options, year } = planned;
  const { world, operators } = plans;
  const census = takeCensus(plans);
  const drafts = categoryDrafts(world, census, operators[0] as Operator, options.trips);
  const slugs = new Set(drafts.map(({ slug }) => slug));
  yield* termRecords(world);
  yield* placeRecords(world, { hasCategory: (slug) => slugs.has(slug), trips: census.places });
  yield* categoryRecords(drafts);
  yield* attractionRecords(world, census, slugs);
  yield* associationRecords();
  const standings = standingsOf(world, operators, census.profiles, slugs);
  for (const [i, operator] of operators.entries()) {
    const standing = standings[i];
    if (standing) yield operatorRecord(operator, standing, regionNames(world, operator), year);
  }
  yield* tripPasses(plans, options);
  yield* sponsoredRecords(planned, slugs);
  yield* sliderRecords(planned, slugs);
  yield* articleRecords(options.today);
  yield* partnerRecords(world, operators, slugs);
}

const regionNames = (world: World, operator: Operator): string[] =>
  operator.regions.flatMap((index) => {
    const entry = world.regions[index];
    return entry ? [theRegion(entry.region.name)] : [];
  });

function* tripPasses(plans: Plans, options: CatalogueOptions): Generator<DemoRecord> {
  const { count } = plans.frame;
  const { today } = options;
  const many = options.trips > 5000;
  const namer = createNamer(plans.world.smallWords);
  for (let i = 0; i < count; i += 1) {
    const plan = planTrip(plans, i);
    yield tripRecord(plan, plans, namer.nameFor(plan), today);
  }
  for (let i = 0; i < count; i += 1) {
    if (isListed(plans, i))
      yield* departureRecords(planTrip(plans, i), today, options.departuresPerTrip ?? (many ? 10 : 12));
  }
  const reviewers = createReviewers(loadGazetteer());
  const perTrip = options.reviewsPerTrip ?? (many ? 20 : 12);
  for (const trips of plans.frame.ofOperator) yield* reviewRecords(plansOf(plans, trips), today, perTrip, reviewers);
}

function* plansOf(plans: Plans, trips: Iterable<number>): Generator<TripPlan> {
  for (const index of trips) yield planTrip(plans, index);
}
