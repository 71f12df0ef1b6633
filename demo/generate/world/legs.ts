import type { Leg } from '../atlas/records.ts';
import { distanceKm, type Point } from '../text/geo.ts';

/** A leg as it is traveled: never shorter than the great circle, with the nights spent on the way. */
export type TravelLeg = Leg & { readonly nights: number; readonly stages: readonly Stage[] };

/** What is traveled of a leg on one day: all of it, or one part. The parts add up to the whole. */
export type Stage = Leg & {
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly whole: { readonly km: number; readonly hours: number };
};

/** How much longer than the straight line each way of traveling is at least. */
const detours: Record<Leg['mode'], number> = { road: 1.12, foot: 1.1, ship: 1.03, flight: 1, rail: 1.08 };

/** Hours after which a day's travel ends and a night on the way follows. */
const hoursPerDay: Record<Leg['mode'], number> = { road: 8.5, foot: 8, ship: 13, flight: 30, rail: 10 };

const fastest: Record<Leg['mode'], number> = { road: 105, foot: 6, ship: 65, flight: 880, rail: 290 };

export function travelLeg(leg: Leg, from: Point, to: Point): TravelLeg {
  const km = Math.max(leg.km, Math.ceil(distanceKm(from, to) * detours[leg.mode]), leg.mode === 'foot' ? 1 : 0);
  const hours = Math.max(leg.hours, Math.ceil((km / fastest[leg.mode]) * 10) / 10);
  const nights = nightsOnTheWay(leg.mode, hours);
  return { mode: leg.mode, km, hours, nights, stages: stagesOf(leg.mode, km, hours, nights + 1) };
}

function stagesOf(mode: Leg['mode'], km: number, hours: number, count: number): Stage[] {
  const part = (total: number, unit: number, k: number) =>
    (Math.round((total * unit * (k + 1)) / count) - Math.round((total * unit * k) / count)) / unit;
  return Array.from({ length: count }, (_, k) => ({
    mode,
    km: part(km, 1, k),
    hours: part(hours, 10, k),
    number: k + 1,
    count,
    whole: { km, hours },
  }));
}

function nightsOnTheWay(mode: Leg['mode'], hours: number): number {
  if (mode === 'ship') return hours <= hoursPerDay.ship ? 0 : Math.max(1, Math.round(hours / 24));
  if (mode === 'rail') return hours <= hoursPerDay.rail ? 0 : Math.max(1, Math.round(hours / 24));
  return Math.max(0, Math.ceil(hours / hoursPerDay[mode]) - 1);
}
