const BETWEEN = '-vs-';

export const MOST_COMPARED = 3;

/** "b-vs-a-vs-b" → ["a", "b"]: each once and in one order, so that a comparison has one address. */
export function slugsIn(address: string): string[] {
  return [...new Set(address.split(BETWEEN).filter(Boolean))].sort();
}

export const comparisonPath = (slugs: readonly string[]) => `/products/c/${inOrder(slugs)}`;

export const companiesPath = (slugs: readonly string[]) => `/c/${inOrder(slugs)}`;

const inOrder = (slugs: readonly string[]) => [...slugs].sort().join(BETWEEN);
