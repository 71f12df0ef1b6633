/** Position, address and name of the cards in sight; nothing for an empty list. */
export function itemList(baseUrl: string, trips: readonly { slug: string; name: string }[]): object[] {
  if (trips.length === 0) return [];
  const list = {
    '@type': 'ItemList',
    itemListElement: trips.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${baseUrl}/trips/${slug}`,
      name,
    })),
  };
  return [list];
}
