import { MOST_COMPARED, slugsIn } from '../catalogue/comparison-path.ts';
import type { LeftOut } from './comparison.ts';

const SLUG = /^[a-z0-9-]{1,140}$/;
/** Nobody ticks more; more in an address is somebody's play. */
const MOST_ASKED = 24;

export const askedSlugs = (slugs: readonly string[]) => slugs.filter((slug) => SLUG.test(slug)).slice(0, MOST_ASKED);

/** What an address of a comparison asks for: the first three that there are, and what of the rest the reader is told. */
export async function chosenIn<Found extends { slug: string }>(
  address: string,
  read: (slugs: string[]) => Promise<Found[]>,
): Promise<{ chosen: Found[]; leftOut: LeftOut }> {
  const asked = askedSlugs(slugsIn(address));
  const found = await read(asked);
  const known = new Set(found.map(({ slug }) => slug));
  return {
    chosen: found.slice(0, MOST_COMPARED),
    leftOut: {
      beyond: Math.max(0, found.length - MOST_COMPARED),
      unknown: asked.filter((slug) => !known.has(slug)),
    },
  };
}
