import { data, useLoaderData } from 'react-router';
import { ofCompanies } from '../catalogue/compared-kinds.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/company-picker.route';
import { shownCompanies } from './companies.loader.ts';
import { readPicked } from './picker.loader.ts';
import { PickerPage } from './picker-page.tsx';

const PATH = ofCompanies.picker;
const TRAIL = [{ title: 'Tour companies', href: '/operators' }, { title: 'Compare' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: 'Compare Tour Companies',
    description: 'Put two or three tour companies side by side: reviews, trips, awards and policies, line by line.',
    path: PATH,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const picked = await readPicked(request, ofCompanies, async (slugs) => {
    const companies = await shownCompanies(ctx, slugs);
    return companies.map(({ slug, name }) => ({ slug, name }));
  });
  return data(picked, { headers: cacheHeaders(page, request) });
}

export default function PickCompanies() {
  return (
    <PickerPage
      picked={useLoaderData<typeof loader>()}
      kind={ofCompanies}
      lead="Tick “Compare” on two or three companies. They wait at the lower edge of every page until you put them side by side: what people say, what they run, and what they ask for."
      trail={TRAIL}
    />
  );
}
