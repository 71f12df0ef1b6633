import type { ItemListLeaf } from 'schema-dts';

/** Position, address and name of the cards in sight; nothing for an empty list. */
export function itemList(
  baseUrl: string,
  items: readonly { slug: string; name: string }[],
  folder: 'trips' | 'tour-operators' = 'trips',
): ItemListLeaf[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: items.map(({ slug, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${baseUrl}/${folder}/${slug}`,
        name,
      })),
    },
  ];
}
