import { data, useLoaderData } from 'react-router';
import { topOperators } from '#catalogue';
import { placesWith } from '#catalogue/companies';
import type { OperatorCard } from '#catalogue/shared';
import { shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { RANKING_RULE } from '../catalogue/ranking-rule.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { readLatest } from '../reviews/latest-reviews.loader.ts';
import { services } from '../services.ts';
import { claimWords } from '../shell/claim-text.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/reviews-index.route';
import styles from './companies.module.css';
import { CompanyReviews } from './company-reviews.tsx';
import { DIRECTORY } from './directory-links.ts';
import { PlaceChips, placeGroups } from './place-chips.tsx';
import { RankedCompanies } from './ranked-companies.tsx';

const PATH = '/tour-operator-reviews';
const TITLE = 'Tour company reviews';
const TRAIL = [{ title: 'Tour companies', href: DIRECTORY }, { title: TITLE }];
const TOP_COMPANIES = 12;
const MIN_REVIEWS = 5;
const PLACES = 60;
const REVIEWS = 6;

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { baseUrl, shell } = site;
  const { companies } = shell.claims;
  return pageMeta(site, {
    title: 'Tour Company Reviews',
    description: companies ? `Reviews of ${claimWords(companies, 'companies')}` : 'Reviews of tour companies',
    path: PATH,
    jsonLd: [...itemList(baseUrl, loaderData.companies, 'tour-operators'), breadcrumbList(baseUrl, TRAIL, PATH)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const [places, operators, reviews] = await Promise.all([
    placesWith(ctx, 'operator', PLACES),
    topOperators(ctx, TOP_COMPANIES, MIN_REVIEWS),
    readLatest(ctx, REVIEWS),
  ]);
  const companies = (operators as (OperatorCard & { id: string })[]).map(({ id: _id, ...card }, index) => ({
    ...shownOperatorCard(card),
    rank: index + 1,
  }));
  const groups = placeGroups(places);
  return data({ groups, companies, reviews }, { headers: cacheHeaders(page, request, { tags: ['lists'] }) });
}

export default function CompanyReviewsIndex() {
  const { groups, companies, reviews } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <h1>{TITLE}</h1>
        <p>Who runs the trips, and what the people say who went on them.</p>
      </header>
      {companies.length > 0 && (
        <Section title="Rated highest">
          <RankedCompanies companies={companies} />
          <p className={styles.note}>{RANKING_RULE}</p>
          <p className={styles.more}>
            <LinkButton href={DIRECTORY}>See all companies</LinkButton>
          </p>
        </Section>
      )}
      <PlaceChips title="Companies by place" groups={groups} folder="tc" />
      <CompanyReviews title="Latest reviews" reviews={reviews} more={{ title: 'All reviews', href: '/reviews' }} />
      <p className={styles.more}>
        <LinkButton href="/write-a-review">Write a review</LinkButton>
      </p>
      {reviews.length === 0 && (
        <p>
          Nobody has written a review yet. See <a href={DIRECTORY}>all companies</a> and what they run.
        </p>
      )}
    </div>
  );
}
