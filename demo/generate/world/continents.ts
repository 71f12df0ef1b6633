/** As the site divides the world, in the order of its menu. */
export const continentSlugs = [
  'europe',
  'south-america',
  'asia',
  'africa',
  'north-america',
  'australia-and-pacific',
  'polar-regions',
  'caribbean-and-central-america',
] as const;
export type PlaceContinent = (typeof continentSlugs)[number];
