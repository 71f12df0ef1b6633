/** Each with a key of its own, by its label: several charges of a trip may bear one name. */
export function keyed<Item extends { label: string }>(items: readonly Item[]): [key: string, item: Item][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const nth = (seen.get(item.label) ?? 0) + 1;
    seen.set(item.label, nth);
    return [`${item.label} ${nth}`, item];
  });
}
