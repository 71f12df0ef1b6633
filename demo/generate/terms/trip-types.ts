import type { TripType } from '../atlas/records.ts';

export type TripTypeFacts = {
  readonly key: TripType;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  /** Usual group, as shown where a trip names none. */
  readonly group: readonly [number, number];
  readonly days: readonly [number, number];
  /** "aboard", "on foot": how a sentence speaks of it. */
  readonly icon: string;
};

/** In the order of the menus. */
export const tripTypes: readonly TripTypeFacts[] = [
  {
    key: 'small-group-tour',
    name: 'Small group tours',
    shortName: 'Small group',
    group: [8, 16],
    days: [7, 15],
    icon: 'users',
    description:
      'Eight to sixteen people, one guide, one van. Small enough for family-run hotels and a table in the back room.',
  },
  {
    key: 'group-tour',
    name: 'Group tours',
    shortName: 'Group',
    group: [20, 44],
    days: [7, 14],
    icon: 'bus',
    description:
      'Twenty people or more in a comfortable coach with a tour director. The lowest price per day, and everything is arranged.',
  },
  {
    key: 'private-guided',
    name: 'Private guided',
    shortName: 'Private',
    group: [1, 8],
    days: [4, 14],
    icon: 'user-check',
    description: 'Your own party, guide and car. The route is planned; the hours are yours.',
  },
  {
    key: 'self-guided',
    name: 'Self-guided',
    shortName: 'Self-guided',
    group: [1, 8],
    days: [4, 10],
    icon: 'map',
    description:
      'Rooms booked, bags moved, route notes in hand. You walk, ride or drive at your own pace and call when you need help.',
  },
  {
    key: 'small-ship-cruise',
    name: 'Small-ship cruises',
    shortName: 'Small ship',
    group: [12, 180],
    days: [5, 14],
    icon: 'ship',
    description: 'Twelve to about two hundred guests on ships that fit into bays and village harbors.',
  },
  {
    key: 'river-cruise',
    name: 'River cruises',
    shortName: 'River cruise',
    group: [20, 190],
    days: [5, 15],
    icon: 'waves',
    description: 'A floating hotel that ties up in the middle of town. You unpack once.',
  },
  {
    key: 'large-ship-cruise',
    name: 'Large-ship cruises',
    shortName: 'Large ship',
    group: [400, 2600],
    days: [7, 14],
    icon: 'anchor',
    description: 'Ships with theaters, several restaurants and a lower price per night. Ports are large ones.',
  },
  {
    key: 'adventure-tour',
    name: 'Adventure tours',
    shortName: 'Adventure',
    group: [8, 16],
    days: [6, 14],
    icon: 'compass',
    description: 'Days that use your legs and arms: trails, rapids, dunes, long views earned. Nights are simple.',
  },
  {
    key: 'retreats',
    name: 'Retreats',
    shortName: 'Retreat',
    group: [6, 16],
    days: [4, 9],
    icon: 'leaf',
    description: 'One or two houses, unhurried days, time for a practice, a walk and sleep.',
  },
  {
    key: 'walking-hiking',
    name: 'Walking and hiking',
    shortName: 'Walking',
    group: [6, 16],
    days: [5, 12],
    icon: 'footprints',
    description: 'On foot for most of each day. Bags go ahead by van unless the trip says otherwise.',
  },
  {
    key: 'Multi-Sport',
    name: 'Multi-sport trips',
    shortName: 'Multi-sport',
    group: [6, 14],
    days: [5, 12],
    icon: 'bike',
    description: 'Walk, ride and paddle in one trip, with gear and a support van along.',
  },
  {
    key: 'women-only',
    name: 'Women only',
    shortName: 'Women only',
    group: [8, 14],
    days: [6, 12],
    icon: 'venus',
    description: 'Groups of women, led by women. About half come on their own.',
  },
  {
    key: '18-39',
    name: 'Trips for 18 to 39',
    shortName: 'Ages 18 to 39',
    group: [10, 24],
    days: [5, 16],
    icon: 'party-popper',
    description: 'People of your own age, twin rooms, free evenings and a price that suits a first salary.',
  },
  {
    key: 'custom-tour',
    name: 'Custom tours',
    shortName: 'Custom',
    group: [1, 10],
    days: [4, 16],
    icon: 'pencil-ruler',
    description: 'A sample route with a price to start from. A planner changes days and hotels until it is yours.',
  },
  {
    key: 'vacation',
    name: 'Vacations',
    shortName: 'Vacation',
    group: [1, 30],
    days: [4, 10],
    icon: 'sun',
    description: 'Few hotels, short drives, some guided days and some with nothing planned.',
  },
  {
    key: 'premium-jordan',
    name: 'Premium Jordan',
    shortName: 'Premium Jordan',
    group: [2, 12],
    days: [6, 11],
    icon: 'gem',
    description: 'Jordan with the best rooms in each place, an expert guide and hours at Petra outside the crowds.',
  },
];

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
