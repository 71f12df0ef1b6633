import { data } from 'react-router';
import { comparedTrips } from '#catalogue';
import type { ComparedTrip } from '#catalogue/shared';
import type { Context } from '#kernel';
import { reviewStatsOfAll } from '#reviews';
import { artsOf } from '../catalogue/art.ts';
import { comparisonPath } from '../catalogue/comparison-path.ts';
import type { PosterArt } from '../ui/art.tsx';
import { chosenIn } from './chosen.loader.ts';
import { asksDifferences, type ComparedHead, type Comparison } from './comparison.ts';
import { priceRows } from './price-rows.ts';
import { scoreRows } from './score-rows.ts';
import { factRows, inclusionRows } from './trip-rows.ts';

export type ComparedTripHead = ComparedHead & { art: PosterArt };

/** @throws 404 when the address names no trip that there is */
export async function readComparison(
  ctx: Context,
  address: string,
  request: Request,
): Promise<Comparison<ComparedTripHead>> {
  const { chosen: trips, leftOut } = await chosenIn(ctx, {
    address,
    request,
    kind: 'trip',
    pathOf: comparisonPath,
    read: (slugs) => comparedTrips(ctx, slugs),
  });
  if (trips.length === 0) throw data(null, { status: 404 });
  const stats = await reviewStatsOfAll(
    ctx,
    'trip',
    trips.map(({ id }) => id),
  );
  const groups =
    trips.length < 2
      ? []
      : [
          ...priceRows(trips),
          ...factRows(trips),
          ...inclusionRows(trips),
          ...scoreRows(trips.map(({ id }) => stats.get(id))),
        ];
  return {
    path: comparisonPath(trips.map(({ slug }) => slug)),
    heads: headsOf(trips),
    groups,
    leftOut,
    onlyDifferences: asksDifferences(request),
  };
}

function headsOf(trips: readonly ComparedTrip[]): ComparedTripHead[] {
  const arts = artsOf(trips, 'card');
  return trips.map(({ slug, name, operator }, i) => ({
    slug,
    name,
    href: `/trips/${slug}`,
    by: operator.name,
    art: arts[i] as PosterArt,
  }));
}
