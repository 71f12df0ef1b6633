import type { DemoRecord } from '../record.ts';
import type { World } from '../world/world.ts';
import {
  activities,
  groupSizes,
  itineraryFocuses,
  lodgingLevels,
  paces,
  physicalLevels,
  type TermFacts,
  themes,
  transports,
  travelAges,
  travelStyles,
} from './lists.ts';
import { tripTypes } from './trip-types.ts';

const lists: readonly (readonly [key: string, name: string, terms: readonly TermFacts[]])[] = [
  ['physical_level', 'Effort', physicalLevels],
  ['lodging_level', 'Lodging', lodgingLevels],
  ['travel_style', 'Travel style', travelStyles],
  ['itinerary_focus', 'Route', itineraryFocuses],
  ['group_size', 'Group size', groupSizes],
  ['theme', 'Theme', themes],
  ['activity', 'Activity', activities],
  ['pace', 'Pace', paces],
  ['transport_included', 'Transport included', transports],
  ['travel_age', 'Travelers’ age', travelAges],
];

/** By where one sleeps and who leads: on the water, on one’s own, else with a guide. */
const colorOf = (key: string): string =>
  key.includes('cruise') ? 'link' : /self-guided|custom|vacation/.test(key) ? 'marigold' : 'pine';

/** How many of the people on a trip type come alone or as a couple: shown beside the type, invented like the rest. */
const figuresOf = (index: number, group: readonly [number, number], days: readonly [number, number]) => ({
  group_min: group[0],
  group_max: group[1],
  days_min: days[0],
  days_max: days[1],
  solo_percent: 14 + ((index * 11) % 34),
});

export function* termRecords(world: World): Generator<DemoRecord> {
  for (const [index, type] of tripTypes.entries()) {
    yield {
      kind: 'term',
      property_key: 'trip_type',
      property_name: 'Kind of trip',
      key: type.key,
      name: type.name,
      short_name: type.shortName,
      title: type.name,
      description: type.description,
      figures: figuresOf(index, type.group, type.days),
      icon: type.icon,
      color: colorOf(type.key),
      position: index,
    };
  }
  yield {
    kind: 'term',
    property_key: 'trip_type',
    property_name: 'Kind of trip',
    key: 'gift-cards',
    name: 'Gift cards',
    description: 'Money toward any trip, for somebody else to choose.',
    position: tripTypes.length,
    bookable: false,
  };
  for (const [propertyKey, propertyName, terms] of lists) {
    for (const [position, { key, name, description, figures }] of terms.entries()) {
      yield {
        kind: 'term',
        property_key: propertyKey,
        property_name: propertyName,
        key,
        name,
        description,
        ...(figures ? { figures } : {}),
        position,
      };
    }
  }
  for (const [position, { region }] of world.regions.entries()) {
    const { slug: key, name, tagLine: description } = region;
    yield { kind: 'term', property_key: 'region', property_name: 'Region', key, name, description, position };
  }
}
