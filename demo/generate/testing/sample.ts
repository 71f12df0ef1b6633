import { catalogue, plansFor } from '../generate.ts';
import type { DemoKind, DemoRecord } from '../record.ts';
import type { Inclusion } from '../trips/inclusions.ts';
import type { ItineraryDay } from '../trips/itinerary.ts';
import { planTrip } from '../trips/plan.ts';
import type { Plans, TripPlan } from '../trips/trip-plan.ts';
import { atlasRegions } from '../world/regions.ts';

export const sampleDay = '2026-11-20';

export type SampleTrip = {
  id: string;
  slug: string;
  name: string;
  details: string;
  operator: string;
  duration_days: number;
  places: string[];
  attractions: string[];
  status: string;
  superseded_by?: string;
  similar: string[];
  min_group_size: number;
  max_group_size: number;
  currency: string;
  single_supplement_price_cents: number;
  promotion_strike_through_price_cents?: number;
  promotion_expiry?: string;
  terms: Record<string, string[]>;
  price_tiers: { tier: number; label: string; occupancy: number }[];
  inclusions: Inclusion[];
  params: Record<string, string>;
  highlights: string[];
  itinerary: ItineraryDay[];
};

export type SampleDeparture = Record<string, number | undefined> & {
  trip: string;
  start_date: string;
  end_date: string;
  availability: string;
  departure_guaranteed: boolean;
};

export type SampleReview = Record<string, number> & {
  trip: string;
  operator: string;
  summary?: string;
  content: string;
  reply?: string;
  traveled_on: string;
  reviewed_at: string;
  review_badge: string;
};

export type Sample = {
  records: DemoRecord[];
  plans: Plans;
  /** Plans by trip id. */
  planOf: ReadonlyMap<string, TripPlan>;
  of: <Shape = Record<string, unknown>>(kind: DemoKind) => Shape[];
};

/** A whole catalogue in memory, small enough for tests. */
export function takeSample(trips: number, seed = 1): Sample {
  const prepared = plansFor(atlasRegions, { seed, trips, today: sampleDay });
  const records = [...catalogue(prepared)];
  const { plans } = prepared;
  const all = Array.from({ length: plans.frame.count }, (_, i) => planTrip(plans, i));
  return {
    records,
    plans,
    planOf: new Map(all.map((plan) => [plan.id, plan])),
    of: <Shape>(kind: DemoKind) => records.filter((record) => record.kind === kind) as unknown as Shape[],
  };
}

export const byTrip = <Row extends { trip: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, (row) => row.trip);
