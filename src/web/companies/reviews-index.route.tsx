import { data, useLoaderData } from 'react-router';
import { topOperators } from '#catalogue';
import { placesWithCompanies } from '#catalogue/companies';
import type { OperatorCard } from '#catalogue/shared';
import { shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { readLatest } from '../reviews/latest-reviews.loader.ts';
import { services } from '../services.ts';
import { claimWords } from '../shell/claim-text.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Chip } from '../ui/chip.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/reviews-index.route';
import styles from './companies.module.css';
import { CompanyReviews } from './company-reviews.tsx';
import { DIRECTORY } from './directory-links.ts';
import { RANKING_RULE, RankedCompanies } from './ranked-companies.tsx';

const PATH = '/tour-operator-reviews';
const TITLE = 'Tour company reviews';
const TRAIL = [{ title: 'Tour companies', href: DIRECTORY }, { title: TITLE }];
const TOP_COMPANIES = 12;
const MIN_REVIEWS = 5;
const PLACES = 60;
const REVIEWS = 6;

/** Which pages of places stand under which words. */
const GROUPS = [
  { title: 'Continents and regions', types: ['continent', 'region'] },
  { title: 'Countries', types: ['country'] },
] as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
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

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const [places, operators, reviews] = await Promise.all([
    placesWithCompanies(ctx, PLACES),
    topOperators(ctx, TOP_COMPANIES, MIN_REVIEWS),
    readLatest(ctx, REVIEWS),
  ]);
  const companies = (operators as (OperatorCard & { id: string })[]).map(({ id: _id, ...card }, index) => ({
    ...shownOperatorCard(card),
    rank: index + 1,
  }));
  const groups = GROUPS.map(({ title, types }) => ({
    title,
    places: places
      .filter(({ categoryType }) => types.some((type) => type === categoryType))
      .map(({ name, slug }) => ({ name, slug }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  })).filter((group) => group.places.length > 0);
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
      {groups.length > 0 && (
        <Section title="Companies by place">
          {groups.map(({ title, places }) => (
            <div key={title} className={styles.places}>
              <h3>{title}</h3>
              <ul>
                {places.map(({ name, slug }) => (
                  <li key={slug}>
                    <Chip href={`/tc/${slug}`}>{name}</Chip>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Section>
      )}
      <CompanyReviews title="Latest reviews" reviews={reviews} />
      {reviews.length === 0 && (
        <p>
          Nobody has written a review yet. See <a href={DIRECTORY}>all companies</a> and what they run.
        </p>
      )}
    </div>
  );
}
