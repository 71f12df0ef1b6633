/** Position, address and name of the cards in sight. */
export function itemList(baseUrl: string, trips: readonly { slug: string; name: string }[]): object {
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
