/** How a facet is chosen: several values at once (either matches), one value, or a range. */
export type SelectionKind = 'multiple' | 'simple' | 'range';
export type FacetValue = { value: string; label: string };

type FacetShape = {
  key: string;
  label: string;
  kind: SelectionKind;
  /** Facets of a departure hold together on one real departure of the trip. */
  of: 'trip' | 'departure';
  /** Where the values are fixed; otherwise they come from the catalogue and the server names them. */
  values?: readonly FacetValue[];
  /** Besides the fixed values, those that the catalogue has are taken; only the chosen ones are shown. */
  alsoOfCatalogue?: boolean;
};

/** Every facet in the order in which it is shown, and in which the address of a list names it. */
export const facets = [
  { key: 'destination', label: 'Destination', kind: 'multiple', of: 'trip' },
  { key: 'departure_month', label: 'Departure month', kind: 'multiple', of: 'departure' },
  {
    key: 'duration',
    label: 'Length',
    kind: 'multiple',
    of: 'trip',
    values: [
      { value: 'short', label: '1–5 days' },
      { value: 'one_week', label: '6–8 days' },
      { value: 'ten_days', label: '9–11 days' },
      { value: 'two_weeks', label: '12–16 days' },
      { value: 'long', label: '17 days or more' },
    ],
  },
  {
    key: 'price',
    label: 'Price per person',
    kind: 'multiple',
    of: 'departure',
    values: [
      { value: 'under_1000', label: 'Under $1,000' },
      { value: '1000_1999', label: '$1,000 to $1,999' },
      { value: '2000_3499', label: '$2,000 to $3,499' },
      { value: '3500_4999', label: '$3,500 to $4,999' },
      { value: '5000_plus', label: '$5,000 or more' },
    ],
  },
  { key: 'price_range', label: 'Price range', kind: 'range', of: 'departure' },
  { key: 'trip_type', label: 'Trip type', kind: 'multiple', of: 'trip' },
  { key: 'activity', label: 'Activities', kind: 'multiple', of: 'trip' },
  { key: 'theme', label: 'Themes', kind: 'multiple', of: 'trip' },
  { key: 'travel_style', label: 'Travel style', kind: 'multiple', of: 'trip' },
  { key: 'physical_level', label: 'Effort', kind: 'multiple', of: 'trip' },
  { key: 'lodging_level', label: 'Lodging', kind: 'multiple', of: 'trip' },
  {
    key: 'includes',
    label: 'Included in the price',
    kind: 'multiple',
    of: 'trip',
    values: [
      { value: 'meal', label: 'Meals' },
      { value: 'lodging', label: 'Lodging' },
      { value: 'transport', label: 'Transport on the trip' },
      { value: 'guide', label: 'Guide' },
      { value: 'park_fee', label: 'Park fees' },
      { value: 'permit', label: 'Permits' },
      { value: 'local_payment', label: 'Local payments' },
      { value: 'flight', label: 'Flights' },
      { value: 'insurance', label: 'Insurance' },
      { value: 'tip', label: 'Tips' },
      { value: 'gear', label: 'Gear' },
      { value: 'other', label: 'Other extras' },
    ],
  },
  {
    key: 'group_size',
    label: 'Largest group',
    kind: 'multiple',
    of: 'trip',
    // Bands of the largest number; a company's own words for it ("own-party") are found too.
    alsoOfCatalogue: true,
    values: [
      { value: '1_9', label: 'Up to 9 people' },
      { value: '10_24', label: '10 to 24 people' },
      { value: '25_60', label: '25 to 60 people' },
      { value: '61_plus', label: '61 people or more' },
    ],
  },
  { key: 'travel_age', label: 'Ages', kind: 'multiple', of: 'trip' },
  { key: 'itinerary_focus', label: 'Route', kind: 'multiple', of: 'trip' },
  { key: 'pace', label: 'Pace', kind: 'multiple', of: 'trip' },
  { key: 'transport_included', label: 'Transport', kind: 'multiple', of: 'trip' },
  { key: 'start_city', label: 'Starts in', kind: 'multiple', of: 'trip' },
  {
    key: 'rating',
    label: 'Rating',
    kind: 'simple',
    of: 'trip',
    values: [
      { value: '4.5', label: '4.5 and up' },
      { value: '4', label: '4 and up' },
      { value: '3', label: '3 and up' },
    ],
  },
  {
    key: 'spots',
    label: 'Places left',
    kind: 'simple',
    of: 'departure',
    values: [
      { value: '2', label: 'At least 2' },
      { value: '4', label: 'At least 4' },
      { value: '8', label: 'At least 8' },
    ],
  },
  {
    key: 'departure_guaranteed',
    label: 'Departure guaranteed',
    kind: 'simple',
    of: 'departure',
    values: [{ value: 'true', label: 'Guaranteed to run' }],
  },
  {
    key: 'promotion',
    label: 'Promotion',
    kind: 'simple',
    of: 'trip',
    values: [{ value: 'true', label: 'On sale' }],
  },
  { key: 'operator', label: 'Company', kind: 'multiple', of: 'trip' },
] as const satisfies readonly FacetShape[];

/** A facet with values; the price range has two ends instead. */
export type FacetKey = Exclude<(typeof facets)[number]['key'], 'price_range'>;
export type Facet = FacetShape & { key: FacetKey | 'price_range' };
export type Filters = Partial<Record<FacetKey, string[]>>;

const byKey = new Map<string, Facet>(facets.map((facet) => [facet.key, facet]));

export function isFacetKey(key: string): key is FacetKey {
  return byKey.has(key) && key !== 'price_range';
}

export function facetOf(key: FacetKey): Facet {
  return byKey.get(key) as Facet;
}

/** The values of a facet that are shown, whatever trips have; null when they come from the catalogue. */
export function shownValues(key: FacetKey, chosen: readonly string[]): string[] | null {
  const { values, alsoOfCatalogue } = facetOf(key);
  if (!values) return null;
  return [...new Set([...values.map(({ value }) => value), ...(alsoOfCatalogue ? chosen : [])])];
}

export const sorts = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price_low_to_high', label: 'Price: low to high' },
  { value: 'price_high_to_low', label: 'Price: high to low' },
  { value: 'rating_high_to_low', label: 'Highest rated' },
  { value: 'duration_short_to_long', label: 'Shortest first' },
  { value: 'duration_long_to_short', label: 'Longest first' },
  { value: 'departure_soonest', label: 'Departing soonest' },
] as const;

export type Sort = (typeof sorts)[number]['value'];

export function isSort(value: string): value is Sort {
  return sorts.some((sort) => sort.value === value);
}
