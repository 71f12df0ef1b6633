/** The lists of places, each of which leads to the others. */
export const placeLists = [
  { title: 'Landmarks', href: '/l' },
  { title: 'Attractions', href: '/attractions' },
  { title: 'Itineraries', href: '/i' },
  { title: 'Ways to travel', href: '/experiences' },
];
