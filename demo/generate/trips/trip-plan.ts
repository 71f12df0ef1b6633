import type { Bed, TripType } from '../atlas/records.ts';
import type { Operator } from '../operators/fleet.ts';
import type { Cut } from '../world/cuts.ts';
import type { Stage } from '../world/legs.ts';
import type { DoingEntry, RegionEntry, RouteEntry, StopEntry, World } from '../world/world.ts';
import type { Frame } from './frame.ts';

export type StaysInput = {
  readonly route: RouteEntry;
  readonly cut: Cut;
  readonly reversed: boolean;
  readonly days: number;
  readonly level: number;
  readonly type: TripType;
  readonly operator: Operator;
  readonly months: readonly number[];
  readonly afloat: boolean;
};

/** A doing on a day of the trip, counted from 1. */
export type PlannedDoing = { readonly entry: DoingEntry; readonly day: number };

/** Nights at one stop, or on the way to it. */
export type Stay = {
  readonly stop: StopEntry;
  readonly from: StopEntry | null;
  /** What is traveled on the first day: the leg that ends here, or the part of it done on that day. */
  readonly leg: Stage | null;
  readonly onTheWay: boolean;
  readonly firstDay: number;
  readonly nights: number;
  readonly bed: Bed;
  readonly doings: readonly PlannedDoing[];
};

/** Every decision about a trip, before a word of it is written. */
export type TripPlan = {
  readonly index: number;
  readonly id: string;
  readonly operator: Operator;
  readonly region: RegionEntry;
  readonly route: RouteEntry;
  readonly type: TripType;
  readonly cut: Cut;
  readonly reversed: boolean;
  /** Made by ship: a cruise, or a route of ships sold to one party. Its guests sleep aboard. */
  readonly afloat: boolean;
  readonly days: number;
  readonly stays: readonly Stay[];
  /** 0 (basic) to 4 (luxury). */
  readonly level: number;
  /** 1 to 5. */
  readonly effort: number;
  readonly group: readonly [number, number];
  readonly ages: readonly [number, number | null];
  readonly months: readonly number[];
  readonly status: 'published' | 'archived';
  readonly supersededBy: number;
};

export type Plans = {
  readonly world: World;
  readonly operators: readonly Operator[];
  readonly frame: Frame;
  readonly seed: number;
};
