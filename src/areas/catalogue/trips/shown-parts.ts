type Related = { related: { id: string }[] };
type Linked = Related & { id: string; supersededBy: string | null };

const SIMILAR_TRIPS = 3;

/** Trips that a trip's row names as related, each once, in order. */
function relatedIds({ related }: Related): string[] {
  return [...new Set(related.map(({ id }) => id))];
}

/** A trip and those that its page may lead to, of which some may not be shown. */
export function linkedIds(row: Linked): string[] {
  return [row.id, ...(row.supersededBy === null ? [] : [row.supersededBy]), ...relatedIds(row)];
}

/** The first related trips that are shown. */
export function similarIds(row: Related, shown: ReadonlySet<string>): string[] {
  return relatedIds(row)
    .filter((id) => shown.has(id))
    .slice(0, SIMILAR_TRIPS);
}
