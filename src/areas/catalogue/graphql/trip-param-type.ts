import type { ApiBuilder } from '#kernel/graphql';

/** Field of the type → section of the trip. */
const SECTIONS = {
  includes: 'includes',
  excludes: 'excludes',
  meals: 'meals',
  guide: 'guide',
  visa: 'visa',
  transport: 'transport',
  healthSafety: 'health_safety',
  cancellation: 'cancellation',
  accommodation: 'accommodation',
  shipInfo: 'ship_info',
  optionalActivities: 'optional_activities',
  ageNotes: 'age_notes',
  physicalRequirements: 'physical_requirements',
  soloNotes: 'solo_notes',
  insurance: 'insurance',
  luggage: 'luggage',
  climate: 'climate',
  tipping: 'tipping',
  other: 'other',
} as const;

/** The text sections of a trip, by name of the section. */
export function addTripParam(builder: ApiBuilder) {
  return builder.objectRef<Record<string, string>>('TripParam').implement({
    description: 'Texts by subject; null where the company says nothing.',
    fields: (t) =>
      Object.fromEntries(
        Object.entries(SECTIONS).map(([field, section]) => [
          field,
          t.string({ nullable: true, resolve: (sections) => sections[section] ?? null }),
        ]),
      ),
  });
}
