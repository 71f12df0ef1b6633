import type { BoardTrip } from './shown-card.ts';

/** Who runs a trip, and the way to it where there is one. */
export function CompanyName({ of: { slug, name } }: { of: BoardTrip['operator'] }) {
  return slug === null ? name : <a href={`/tour-operators/${slug}`}>{name}</a>;
}
