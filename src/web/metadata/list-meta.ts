import type { TripCard } from '#catalogue/shared';

/** Position, address and name of the cards in sight. */
export function itemList(baseUrl: string, trips: readonly Pick<TripCard, 'slug' | 'name'>[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: trips.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${baseUrl}/trips/${slug}`,
      name,
    })),
  };
}
