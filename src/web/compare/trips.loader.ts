import { data } from 'react-router';
import { comparedTrips } from '#catalogue';
import type { ComparedTrip } from '#catalogue/shared';
import type { Context } from '#kernel';
import { reviewStatsOfAll } from '#reviews';
import { artsOf } from '../catalogue/art.ts';
import { comparisonPath, MOST_COMPARED, slugsIn } from '../catalogue/comparison-path.ts';
import type { PosterArt } from '../ui/art.tsx';
import { priceRows } from './price-rows.ts';
import type { RowGroup } from './rows.ts';
import { factRows, inclusionRows, reviewRows } from './trip-rows.ts';

export type ComparedHead = { slug: string; name: string; operator: { slug: string; name: string }; art: PosterArt };

export type Comparison = {
  path: string;
  heads: ComparedHead[];
  groups: RowGroup[];
  /** Names of trips beyond the third, which aren't shown. */
  leftOut: number;
  onlyDifferences: boolean;
};

/** @throws 404 when the address names no trip that there is */
export async function readComparison(ctx: Context, address: string, request: Request): Promise<Comparison> {
  const asked = slugsIn(address);
  const slugs = asked.slice(0, MOST_COMPARED);
  const trips = await comparedTrips(ctx, slugs);
  if (trips.length === 0) throw data(null, { status: 404 });
  const stats = await reviewStatsOfAll(
    ctx,
    'trip',
    trips.map(({ id }) => id),
  );
  const groups =
    trips.length < 2
      ? []
      : [...priceRows(trips), ...factRows(trips), ...inclusionRows(trips), ...reviewRows(trips, stats)];
  return {
    path: comparisonPath(trips.map(({ slug }) => slug)),
    heads: headsOf(trips),
    groups,
    leftOut: asked.length - slugs.length,
    onlyDifferences: new URL(request.url).searchParams.get('only') === 'differences',
  };
}

function headsOf(trips: readonly ComparedTrip[]): ComparedHead[] {
  const arts = artsOf(trips, 'card');
  return trips.map(({ slug, name, operator }, i) => ({
    slug,
    name,
    operator: { slug: operator.slug, name: operator.name },
    art: arts[i] as PosterArt,
  }));
}
