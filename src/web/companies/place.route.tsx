import { data, useLoaderData } from 'react-router';
import { Questions } from '../catalogue/questions.tsx';
import { PLACE_RANKING_RULE } from '../catalogue/ranking-rule.ts';
import { TripMinis } from '../catalogue/trip-mini.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { categoryTitle } from '../metadata/category-title.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Chip } from '../ui/chip.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/place.route';
import styles from './companies.module.css';
import { CompanyReviews } from './company-reviews.tsx';
import { DIRECTORY } from './directory-links.ts';
import { readCompaniesOfPlace } from './place.loader.ts';
import { RankedCompanies } from './ranked-companies.tsx';

type Shown = Awaited<ReturnType<typeof readCompaniesOfPlace>>;

function trailOf({ breadcrumbs, name }: Shown['place']): CrumbTrail {
  return [
    { title: 'Tour companies', href: DIRECTORY },
    ...breadcrumbs.map((crumb) => ({ title: crumb.name, href: crumb.path })),
    { title: name },
  ];
}

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { baseUrl } = site;
  const { place, companies, total, page } = loaderData;
  const path = `/tc/${place.slug}`;
  return pageMeta(
    site,
    {
      title: categoryTitle(place.name, { before: 'Best', after: 'Tour Companies' }),
      description: `Compare ${plural(total, 'company', 'companies')}: ${place.name}. ${place.tagLine ?? ''}`,
      path: pagePath(path, page),
      noindex: companies.length === 0,
      jsonLd: [
        ...itemList(baseUrl, companies, 'tour-operators'),
        breadcrumbList(baseUrl, trailOf(place), path),
        ...(page === 1 ? faqPage(place.faqs) : []),
      ],
    },
    place.metaSeo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const shown = await readCompaniesOfPlace(from, params.slug, request);
  return data(shown, { headers: cacheHeaders(from.page, request, { tags: ['lists'] }) });
}

export default function CompaniesOfPlace() {
  const { place, companies, total, first, page, pages, trips, reviews, pairs } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(place)} />
      <header className={styles.head}>
        <h1>{place.h1}</h1>
        {place.tagLine && <p>{place.tagLine}</p>}
      </header>
      {companies.length === 0 ? (
        <p>
          No company is listed for {place.name}. <a href={DIRECTORY}>See all companies</a>.
        </p>
      ) : (
        <Section title={rankedTitle(first, companies.length, total)}>
          <RankedCompanies companies={companies} />
          <p className={styles.note}>{PLACE_RANKING_RULE}</p>
          <Pagination
            label="Companies"
            page={page}
            pages={pages}
            hrefOf={(other) => pagePath(`/tc/${place.slug}`, other)}
          />
        </Section>
      )}
      {pairs.length > 0 && (
        <Section title="Side by side">
          <ul className={styles.pairs}>
            {pairs.map(({ href, title }) => (
              <li key={href}>
                <Chip href={href}>{title}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CompanyReviews
        title="What travelers say"
        reviews={reviews}
        more={place.reviewsPath ? { title: `All reviews: ${place.name}`, href: place.reviewsPath } : undefined}
      />
      {trips.length > 0 && (
        <Section title="Trips to begin with">
          <TripMinis trips={trips} />
          {place.tripsPath && (
            <p className={styles.more}>
              <LinkButton href={place.tripsPath}>See all {plural(place.tripsCount, 'trip')}</LinkButton>
            </p>
          )}
        </Section>
      )}
      {page === 1 && place.article && (
        <Section title={`About ${place.name}`}>
          <Prose text={place.article} className={styles.article} />
        </Section>
      )}
      {page === 1 && <Questions faqs={place.faqs} title={`Questions about ${place.name}`} />}
    </div>
  );
}

function rankedTitle(first: number, shown: number, all: number): string {
  const of = plural(all, 'company', 'companies');
  return shown < all ? `${first} to ${first + shown - 1} of ${of}` : of;
}
