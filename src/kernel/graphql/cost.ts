/**
 * What a field adds to the cost of a query besides itself. `times`: how often what stands within it counts, for lists
 * 5 unless told. `limit`: the field is paged, and this is its usual limit. `rows`: it holds the rows of the page.
 */
export type FieldCost = { times?: number; limit?: number; rows?: boolean };

export const MAX_DEPTH = 10;
export const MAX_COMPLEXITY = 5000;
/** What a list without a length of its own counts as. */
export const USUAL_LIST = 5;

/** For `extensions` of a field whose list usually has so many entries, or at most. */
export function times(entries: number): { cost: FieldCost } {
  return { cost: { times: entries } };
}

/**
 * For `extensions` of a field that takes `limit`, or that leads to lists which no limit above it reaches: these are as
 * long as lists usually are.
 */
export function paged(usualLimit: number): { cost: FieldCost } {
  return { cost: { limit: usualLimit } };
}

/** For `extensions` of the list that a paged field above it cuts to its limit. */
export const rows: { cost: FieldCost } = { cost: { rows: true } };
