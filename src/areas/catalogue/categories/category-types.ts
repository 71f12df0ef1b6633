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
