import { data, redirect, useLoaderData } from 'react-router';
import { operatorPage } from '#catalogue';
import { operatorOldTrips, reviewedTrip } from '#catalogue/companies';
import type { OperatorPage } from '#catalogue/shared';
import { type Context, listTag } from '#kernel';
import { reviewsOf } from '#reviews';
import { askedPage } from '../asked-page.ts';
import { operatorMeta } from '../metadata/operator-meta.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { factsOf } from '../page-table.ts';
import { queryAlong } from '../query-along.ts';
import { tripTags } from '../reviews/shown-review.ts';
import { shownReviews } from '../reviews/shown-reviews.loader.ts';
import { orKept, useKept } from '../search/kept-list.ts';
import { listKeeping, readTripList } from '../search/trip-list.loader.ts';
import { type Services, services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/operator.route';
import { OperatorOldTrips, OperatorProfile, OperatorReviews, OperatorTrips } from './operator/late.tsx';
import { readProfile } from './operator/profile.loader.ts';
import { ORDERS } from './operator/reviews.tsx';
import { shownCompany } from './operator/shown-operator.ts';

const REVIEWS_A_PAGE = 10;
const OLD_TRIPS_A_PAGE = 24;
const VIEWS = ['previous-trips', 'reviews', 'trips'] as const;

type View = 'profile' | (typeof VIEWS)[number];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return pageMeta(
    site,
    operatorMeta(site.baseUrl, loaderData),
    loaderData.view === 'profile' ? loaderData.operator.metaSeo : {},
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const { ctx } = from;
  const { operator, view } = await findOperator(ctx, params.slug, request);
  if (view === 'trips') return tripsView(from, operator, request);
  if (view === 'reviews') return reviewsView(from, operator, request);
  if (view === 'previous-trips') return oldTripsView(from, operator, request);
  // The slug of "Wild Trips" ends like the address of a list.
  if (askedPage(request) > 1) throw data(null, { status: 404 });
  const { endsAt, ...profile } = await readProfile(from, operator);
  return data(
    { view: 'profile' as const, ...profile },
    {
      headers: cacheHeaders(factsOf('catalogue/operator.route'), request, {
        tags: [`operator:${operator.id}`, 'lists'],
        endings: [endsAt],
      }),
    },
  );
}

/** An exact slug wins; otherwise its suffix names the view, the longest first. */
async function findOperator(
  ctx: Context,
  slug: string,
  request: Request,
): Promise<{ operator: OperatorPage; view: View }> {
  const tries: [string, View][] = [[slug, 'profile']];
  for (const view of VIEWS) if (slug.endsWith(`-${view}`)) tries.push([slug.slice(0, -view.length - 1), view]);
  for (const [name, view] of tries) {
    const operator = await operatorPage(ctx, { slug: name });
    if (operator && 'movedTo' in operator) {
      const path = `/tour-operators/${operator.movedTo}${view === 'profile' ? '' : `-${view}`}`;
      throw redirect(path + queryAlong(request), 301);
    }
    if (operator) return { operator, view };
  }
  throw data(null, { status: 404 });
}

async function tripsView(from: Services, operator: OperatorPage, request: Request) {
  const list = await readTripList(from, request, {
    path: `/tour-operators/${operator.slug}-trips`,
    operator: operator.slug,
  });
  return data(
    { view: 'trips' as const, operator: shownCompany(operator), list },
    {
      headers: cacheHeaders(
        from.page,
        request,
        listKeeping(list, listTag.company(operator.id), `operator:${operator.id}`),
      ),
    },
  );
}

async function reviewsView({ ctx, page: facts }: Services, operator: OperatorPage, request: Request) {
  const params = new URL(request.url).searchParams;
  const orderBy = ORDERS.find((order) => order === params.get('sort')) ?? 'review_newest';
  const page = askedPage(request);
  const slug = params.get('trip');
  const trip = slug === null ? null : await reviewedTrip(ctx, operator.id, slug);
  if (slug !== null && !trip) throw data(null, { status: 404 });
  const subject = trip ? { tripId: trip.id } : { operatorId: operator.id };
  const reviews = await reviewsOf(ctx, subject, { page, limit: REVIEWS_A_PAGE, orderBy });
  if (page > reviews.totalPages) throw data(null, { status: 404 });
  const shown = await shownReviews(ctx, reviews);
  return data(
    { view: 'reviews' as const, operator: shownCompany(operator), trip, reviews: shown, orderBy },
    { headers: cacheHeaders(facts, request, { tags: [`operator:${operator.id}`, ...tripTags(shown)] }) },
  );
}

async function oldTripsView({ ctx, page: facts }: Services, operator: OperatorPage, request: Request) {
  const page = askedPage(request);
  const { trips, total } = await operatorOldTrips(ctx, operator.id, { page, limit: OLD_TRIPS_A_PAGE });
  if (trips.length === 0) throw data(null, { status: 404 });
  const pages = Math.ceil(total / OLD_TRIPS_A_PAGE);
  return data(
    { view: 'previous-trips' as const, operator: shownCompany(operator), trips, total, page, pages },
    { headers: cacheHeaders(facts, request, { tags: [`operator:${operator.id}`, 'lists'] }) },
  );
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return orKept({ request, serverLoader });
}

export default function Operator() {
  const shown = useKept(useLoaderData<typeof loader>());
  switch (shown.view) {
    case 'profile':
      return <OperatorProfile profile={shown} />;
    case 'trips':
      return <OperatorTrips operator={shown.operator} list={shown.list} />;
    case 'reviews':
      return <OperatorReviews {...shown} />;
    case 'previous-trips':
      return <OperatorOldTrips {...shown} />;
  }
}
