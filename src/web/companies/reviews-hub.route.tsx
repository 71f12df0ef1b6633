import { data, useLoaderData } from 'react-router';
import { topOperators } from '#catalogue';
import { publishedSlugs } from '#catalogue/addresses';
import { placesWith } from '#catalogue/companies';
import type { OperatorCard } from '#catalogue/shared';
import { shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { RANKING_RULE } from '../catalogue/ranking-rule.ts';
import { linkList, reviewedTrips } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { readLatest } from '../reviews/latest-reviews.loader.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/reviews-hub.route';
import styles from './companies.module.css';
import { CompanyReviews } from './company-reviews.tsx';
import { DIRECTORY } from './directory-links.ts';
import { PlaceChips, placeGroups } from './place-chips.tsx';
import { RankedCompanies } from './ranked-companies.tsx';

const PATH = '/reviews';
const TITLE = 'Reviews of trips and tour companies';
const TRAIL = [{ title: 'Home', href: '/' }, { title: 'Reviews' }];
const EVERYWHERE = 'tours-trip-reviews';
const COMPANIES = 6;
const MIN_REVIEWS = 5;
const PLACES = 60;
const REVIEWS = 9;

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { groups, companies, reviews } = loaderData;
  const links = [
    ...companies.map(({ name, slug }) => ({ name, path: `/tour-operators/${slug}` })),
    ...groups.flatMap(({ places }) => places.map(({ name, slug }) => ({ name, path: `${PATH}/${slug}` }))),
  ];
  return pageMeta(site, {
    title: 'Trip & Tour Company Reviews',
    description: 'What travelers say of trips, of tour companies and of places.',
    path: PATH,
    jsonLd: [
      ...reviewedTrips(site.baseUrl, reviews),
      ...linkList(site.baseUrl, links),
      breadcrumbList(site.baseUrl, TRAIL, PATH),
    ],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const [places, operators, reviews, everywhere] = await Promise.all([
    placesWith(ctx, 'review', PLACES),
    topOperators(ctx, COMPANIES, MIN_REVIEWS),
    readLatest(ctx, REVIEWS),
    publishedSlugs(ctx, 'review', [EVERYWHERE]),
  ]);
  const companies = (operators as (OperatorCard & { id: string })[]).map(({ id: _id, ...card }, index) => ({
    ...shownOperatorCard(card),
    rank: index + 1,
  }));
  const all = everywhere.length > 0 ? { title: 'All reviews of trips', href: `${PATH}/${EVERYWHERE}` } : undefined;
  return data(
    { groups: placeGroups(places), companies, reviews, all },
    { headers: cacheHeaders(page, request, { tags: ['lists'] }) },
  );
}

export default function ReviewsHub() {
  const { groups, companies, reviews, all } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={TRAIL} />
      <header className={styles.head}>
        <h1>{TITLE}</h1>
        <p>
          Each says which trip it is about where the company tells, and who vouches for its author where somebody does.
        </p>
      </header>
      <CompanyReviews title="Latest reviews" reviews={reviews} more={all} />
      <p className={styles.more}>
        <LinkButton href="/write-a-review">Write a review</LinkButton>
      </p>
      {reviews.length === 0 && (
        <p>
          Nobody has written a review yet. See <a href={DIRECTORY}>all companies</a> and what they run.
        </p>
      )}
      <PlaceChips title="Reviews by place" groups={groups} folder="reviews" />
      {companies.length > 0 && (
        <Section title="Companies rated highest">
          <RankedCompanies companies={companies} />
          <p className={styles.note}>{RANKING_RULE}</p>
          <p className={styles.more}>
            <LinkButton href="/tour-operator-reviews">All company reviews</LinkButton>
          </p>
        </Section>
      )}
    </div>
  );
}
