type Related = { related: { id: string }[] };

const SIMILAR_TRIPS = 3;

/** Trips that a trip's row names as related, each once, in order. */
export function relatedIds({ related }: Related): string[] {
  return [...new Set(related.map(({ id }) => id))];
}

/** The first related trips that are shown. */
export function similarIds(row: Related, shown: ReadonlySet<string>): string[] {
  return relatedIds(row)
    .filter((id) => shown.has(id))
    .slice(0, SIMILAR_TRIPS);
}
