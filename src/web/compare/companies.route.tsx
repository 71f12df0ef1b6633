import { data, useLoaderData } from 'react-router';
import { ofCompanies } from '../catalogue/compared-kinds.ts';
import { OperatorMark } from '../catalogue/operator-mark.tsx';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/companies.route';
import { readCompanies } from './companies.loader.ts';
import { ComparisonPage } from './comparison-page.tsx';

/** What anybody may put together isn't kept. */
const FRESH = { cache: 'anew' } as const;
const TRAIL = [{ title: 'Tour companies', href: '/operators' }, { title: 'Compare' }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { heads, path, isListed } = loaderData;
  const names = heads.map(({ name }) => name);
  return pageMeta(site, {
    title: names.join(' or '),
    description: `${names.join(', ')}: reviews, trips, ages, awards and policies side by side.`,
    path,
    noindex: !isListed,
    jsonLd: [breadcrumbList(site.baseUrl, TRAIL, path)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const { ids, ...comparison } = await readCompanies(ctx, params.slugs, request);
  const { cache } = comparison.isListed ? page : FRESH;
  const tags = [...ids.map((id) => `operator:${id}`), 'lists'];
  return data(comparison, { headers: cacheHeaders({ cache }, request, { tags }) });
}

export default function CompareCompanies() {
  const comparison = useLoaderData<typeof loader>();
  return (
    <ComparisonPage
      comparison={comparison}
      kind={ofCompanies}
      lead="Green marks the highest score, where that is certain. Policies are in each company’s words."
      trail={TRAIL}
      picture={({ slug, logo }) => <OperatorMark slug={slug} logo={logo} />}
    />
  );
}
