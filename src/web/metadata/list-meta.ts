/** Position, address and name of the cards in sight; nothing for an empty list. */
export function itemList(
  baseUrl: string,
  items: readonly { slug: string; name: string }[],
  folder: 'trips' | 'tour-operators' = 'trips',
): object[] {
  return linkList(
    baseUrl,
    items.map(({ slug, name }) => ({ name, path: `/${folder}/${slug}` })),
  );
}

/** The same of pages of several kinds, by their paths. */
export function linkList(baseUrl: string, links: readonly { name: string; path: string }[]): object[] {
  if (links.length === 0) return [];
  const list = {
    '@type': 'ItemList',
    itemListElement: links.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${baseUrl}${path}`,
      name,
    })),
  };
  return [list];
}
