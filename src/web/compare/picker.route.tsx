import { data, useLoaderData } from 'react-router';
import { comparedTrips } from '#catalogue';
import { ofTrips } from '../catalogue/compared-kinds.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/picker.route';
import { readPicked } from './picker.loader.ts';
import { PickerPage } from './picker-page.tsx';

const PATH = ofTrips.picker;
const TRAIL = [{ title: 'All trips', href: '/all-trips' }, { title: 'Compare' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: 'Compare Trips',
    description: 'Put two or three trips side by side: prices, what they cover, dates and reviews, line by line.',
    path: PATH,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const picked = await readPicked(request, ofTrips, async (slugs) => {
    const trips = await comparedTrips(ctx, slugs);
    return trips.map(({ slug, name, operator }) => ({ slug, name, by: operator.name }));
  });
  return data(picked, { headers: cacheHeaders(page, request) });
}

export default function PickTrips() {
  return (
    <PickerPage
      picked={useLoaderData<typeof loader>()}
      kind={ofTrips}
      lead="Tick “Compare” on two or three trips. They wait at the lower edge of every page until you put them side by side: prices on one basis, what you’ll also pay, dates, and what people say."
      trail={TRAIL}
    />
  );
}
