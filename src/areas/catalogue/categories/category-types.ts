/** What a category may be of, the largest places first; the last two join several attributes. */
export const categoryTypes = [
  'continent',
  'country',
  'region',
  'city',
  'theme',
  'activity',
  'travel_style',
  'attraction',
  'longtail_two_attributes',
  'longtail_four_attributes',
] as const;

export const longTailTypes = ['longtail_two_attributes', 'longtail_four_attributes'] as const;

const placeTypes: readonly string[] = ['continent', 'country', 'region', 'city', 'attraction'];

/** Whether a category of a type is somewhere one can go. */
export const isPlaceType = (type: string): boolean => placeTypes.includes(type);
