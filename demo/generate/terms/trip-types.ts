import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { TripType } from '../atlas/records.ts';

type Listed = {
  key: string;
  name: string;
  short_name?: string;
  description: string;
  icon?: string;
  color?: string;
  bookable?: boolean;
};

export type TripTypeFacts = Pick<Listed, 'name' | 'description' | 'icon'> & {
  readonly key: TripType;
  /** How many travel together. */
  readonly group: readonly [number, number];
  readonly days: readonly [number, number];
};

/** What is said of kinds of trip is the product’s own; the demo adds how its trips are. */
const FILE = new URL('../../../content/lists/trip-types.yaml', import.meta.url);

const SIZES: Readonly<Record<TripType, Pick<TripTypeFacts, 'group' | 'days'>>> = {
  'small-group-tour': { group: [8, 16], days: [7, 15] },
  'group-tour': { group: [20, 44], days: [7, 14] },
  'private-guided': { group: [1, 8], days: [4, 14] },
  'self-guided': { group: [1, 8], days: [4, 10] },
  'small-ship-cruise': { group: [12, 180], days: [5, 14] },
  'river-cruise': { group: [20, 190], days: [5, 15] },
  'large-ship-cruise': { group: [400, 2600], days: [7, 14] },
  'adventure-tour': { group: [8, 16], days: [6, 14] },
  retreats: { group: [6, 16], days: [4, 9] },
  'walking-hiking': { group: [6, 16], days: [5, 12] },
  'Multi-Sport': { group: [6, 14], days: [5, 12] },
  'women-only': { group: [8, 14], days: [6, 12] },
  '18-39': { group: [10, 24], days: [5, 16] },
  'custom-tour': { group: [1, 10], days: [4, 16] },
  vacation: { group: [1, 30], days: [4, 10] },
  'premium-jordan': { group: [2, 12], days: [6, 11] },
};

/** In the order of the menus. */
export const listedTypes = parse(readFileSync(FILE, 'utf8')) as readonly Listed[];

const isMade = (key: string): key is TripType => Object.hasOwn(SIZES, key);

/** Those of which the demo has trips. */
export const tripTypes: readonly TripTypeFacts[] = listedTypes.flatMap(({ key, name, description, icon }) =>
  isMade(key) ? [{ key, name, description, icon, ...SIZES[key] }] : [],
);

const byKey = new Map(tripTypes.map((type) => [type.key, type]));

export function tripType(key: TripType): TripTypeFacts {
  const found = byKey.get(key);
  if (!found) throw new Error(`There is no trip type ${key}`);
  return found;
}

const shipTypes = new Set<TripType>(['small-ship-cruise', 'river-cruise', 'large-ship-cruise']);
export const isShipType = (key: TripType): boolean => shipTypes.has(key);

const unguided = new Set<TripType>(['self-guided']);
export const isGuided = (key: TripType): boolean => !unguided.has(key);

const ownParty = new Set<TripType>(['private-guided', 'custom-tour', 'self-guided']);
/** Trips made by one party alone: nobody else has to book. */
export const isOwnParty = (key: TripType): boolean => ownParty.has(key);
