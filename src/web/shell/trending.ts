/** Where travelers are looking now, by the slugs of the categories. */
export const TRENDING_SLUGS = [
  'machu-picchu',
  'angkor-wat',
  'danube-river',
  'mt-kilimanjaro',
  'rivers-and-seas',
  'galapagos-islands',
  'mediterranean-sea',
  'ciudad-perdida',
  'mideast-and-n-africa',
  'mekong-river',
];
