/** How landmarks and points of interest differ: where their pages stand, and what they are called. */
export const attractionKinds = {
  landmark: {
    index: '/l',
    title: 'Landmarks by continent',
    plural: 'Landmarks',
    one: 'landmark',
    tagLine: 'What people cross the world to stand in front of, with the trips that take them there.',
    groupBy: 'continent',
  },
  poi: {
    index: '/attractions',
    title: 'Attractions and experiences by region',
    plural: 'Attractions',
    one: 'attraction',
    tagLine: 'Parks, reefs, old towns and markets on the way of our trips, by the country where they are.',
    groupBy: 'country',
  },
} as const;

/** Whose page a route is, by its pattern: "l/:slug". */
export function kindAt(pattern: string): keyof typeof attractionKinds {
  return pattern.split('/')[0] === 'l' ? 'landmark' : 'poi';
}
