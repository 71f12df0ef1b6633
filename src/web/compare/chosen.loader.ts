import { redirect } from 'react-router';
import { renamedSlug } from '#catalogue/addresses';
import type { Context } from '#kernel';
import { MOST_COMPARED, slugsIn } from '../catalogue/comparison-path.ts';
import { queryAlong } from '../query-along.ts';
import type { LeftOut } from './comparison.ts';

const SLUG = /^[a-z0-9-]{1,140}$/;
/** Nobody ticks more; more in an address is somebody's play. */
const MOST_ASKED = 24;

export const askedSlugs = (slugs: readonly string[]) => slugs.filter((slug) => SLUG.test(slug)).slice(0, MOST_ASKED);

type Chosen<Found> = { chosen: Found[]; leftOut: LeftOut };
type Asked<Found> = {
  address: string;
  request: Request;
  kind: 'trip' | 'operator';
  pathOf: (slugs: readonly string[]) => string;
  read: (slugs: string[]) => Promise<Found[]>;
};

/**
 * What an address of a comparison asks for: the first three that there are, and what of the rest the reader is told.
 * @throws a redirect to the address of today, where something in it was renamed
 */
export async function chosenIn<Found extends { slug: string }>(
  ctx: Context,
  { address, request, kind, pathOf, read }: Asked<Found>,
): Promise<Chosen<Found>> {
  const asked = askedSlugs(slugsIn(address));
  const found = await read(asked);
  const known = new Set(found.map(({ slug }) => slug));
  const unknown = asked.filter((slug) => !known.has(slug));
  const renamed = new Map(
    await Promise.all(unknown.map(async (old) => [old, await renamedSlug(ctx, kind, old)] as const)),
  );
  const today = [...new Set(asked.map((slug) => renamed.get(slug) ?? slug))];
  if (pathOf(today) !== pathOf(asked)) throw redirect(pathOf(today) + queryAlong(request), 301);
  return {
    chosen: found.slice(0, MOST_COMPARED),
    leftOut: { beyond: Math.max(0, found.length - MOST_COMPARED), unknown },
  };
}
