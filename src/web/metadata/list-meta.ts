/** Position, address and name of the cards in sight; nothing for an empty list. */
export function itemList(
  baseUrl: string,
  items: readonly { slug: string; name: string }[],
  folder: 'trips' | 'tour-operators' = 'trips',
): object[] {
  if (items.length === 0) return [];
  const list = {
    '@type': 'ItemList',
    itemListElement: items.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${baseUrl}/${folder}/${slug}`,
      name,
    })),
  };
  return [list];
}
