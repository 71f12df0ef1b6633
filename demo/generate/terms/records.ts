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
import { listedTypes } from './trip-types.ts';

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

export function* termRecords(world: World): Generator<DemoRecord> {
  // A site has them already; a feed that is read elsewhere brings the words that it needs.
  for (const [position, type] of listedTypes.entries())
    yield { kind: 'term', property_key: 'trip_type', property_name: 'Kind of trip', ...type, position };
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
