import { redirect } from 'react-router';
import { comparedTrips } from '#catalogue';
import type { Context } from '#kernel';
import { comparisonPath, MOST_COMPARED } from '../catalogue/comparison-path.ts';

const SLUG = /^[a-z0-9-]{1,140}$/;
/** Nobody ticks more; more in an address is somebody's play. */
const MOST_ASKED = 24;

export type Picked = {
  /** Those of the address that there are, in the order chosen. */
  trips: { slug: string; name: string; company: string }[];
  /** How many of the address aren't offered any more, or never were. */
  unknown: number;
};

/** What was ticked on a page without scripts. @throws a redirect to the comparison where it can be shown */
export async function readPicked(ctx: Context, request: Request): Promise<Picked> {
  const asked = [...new Set(new URL(request.url).searchParams.getAll('trip'))];
  const slugs = asked.filter((slug) => SLUG.test(slug)).slice(0, MOST_ASKED);
  const trips = slugs.length > 0 ? await comparedTrips(ctx, slugs) : [];
  const complete = trips.length > 1 && trips.length <= MOST_COMPARED && trips.length === asked.length;
  if (complete) throw redirect(comparisonPath(trips.map(({ slug }) => slug)));
  return {
    trips: trips.map(({ slug, name, operator }) => ({ slug, name, company: operator.name })),
    unknown: asked.length - trips.length,
  };
}
