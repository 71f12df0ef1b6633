/** Places to start from, our own choice, by the slugs of the categories. Nothing here counts who looks at what. */
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
