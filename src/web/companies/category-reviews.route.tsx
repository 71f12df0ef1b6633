import { data, useLoaderData } from 'react-router';
import { Questions } from '../catalogue/questions.tsx';
import { TripMinis } from '../catalogue/trip-mini.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { categoryTitle } from '../metadata/category-title.ts';
import { itemList, reviewedTrips } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { ReviewList } from '../reviews/review-list.tsx';
import { tripTags } from '../reviews/shown-review.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/category-reviews.route';
import { readCategoryReviews } from './category-reviews.loader.ts';
import { ORDERS } from './category-reviews.ts';
import styles from './companies.module.css';

type Shown = Omit<Awaited<ReturnType<typeof readCategoryReviews>>, 'endsAt' | 'tag'>;

function trailOf({ breadcrumbs, name }: Shown['about']): CrumbTrail {
  return [
    { title: 'Reviews', href: '/reviews' },
    ...breadcrumbs.map((crumb) => ({ title: crumb.name, href: crumb.path })),
    { title: name },
  ];
}

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { baseUrl } = site;
  const { about, stats, reviews, trips, page } = loaderData;
  const path = `/reviews/${about.slug}`;
  const rated = stats.overall === null ? '' : `, ${stats.overall.toFixed(1)}/5`;
  return pageMeta(
    site,
    {
      title: categoryTitle(about.name, { after: 'Trip Reviews' }),
      description: `${about.name}: ${plural(stats.count, 'review')}${rated}. ${about.tagLine ?? 'Read them in full.'}`,
      path: pagePath(path, page),
      noindex: stats.count === 0,
      jsonLd: [
        ...(reviews.length > 0 ? reviewedTrips(baseUrl, reviews) : itemList(baseUrl, trips)),
        breadcrumbList(baseUrl, trailOf(about), path),
        ...faqPage(about.faqs),
      ],
    },
    about.metaSeo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const { endsAt, tag, ...shown } = await readCategoryReviews(from, params.slug, request);
  const keeping = { tags: ['lists', tag, ...tripTags(shown)], endings: [endsAt] };
  return data(shown, { headers: cacheHeaders(from.page, request, keeping) });
}

export default function CategoryReviews() {
  const { about, reviews, stats, trips, cut, ...list } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(about)} />
      <header className={styles.head}>
        <h1>{about.h1}</h1>
        {about.tagLine && <p>{about.tagLine}</p>}
      </header>
      {stats.count === 0 ? (
        <p>
          Nobody has reviewed a trip here yet. See <a href="/reviews">what travelers say elsewhere</a>.
        </p>
      ) : (
        <ReviewList path={`/reviews/${about.slug}`} stats={stats} orders={ORDERS} {...list}>
          {reviews.map(({ operatorName, operatorSlug, ...review }) => (
            <ReviewCard
              key={review.id}
              review={review}
              operatorName={operatorName}
              operatorSlug={about.isWorld ? undefined : operatorSlug}
            />
          ))}
        </ReviewList>
      )}
      {cut !== null && (
        <p className={styles.note}>
          These pages hold {cut.toLocaleString('en-US')} of {plural(stats.count, 'review')}. Each company’s own page has
          all of its reviews.
        </p>
      )}
      {trips.length > 0 && (
        <Section title="Rated highest">
          <TripMinis trips={trips} />
          <p className={styles.more}>
            {about.tripsPath && (
              <LinkButton href={about.tripsPath}>See all {plural(about.tripsCount, 'trip')}</LinkButton>
            )}
            {about.companiesPath && <LinkButton href={about.companiesPath}>See who runs them</LinkButton>}
          </p>
        </Section>
      )}
      {about.article && (
        <Section title={`About ${about.name}`}>
          <Prose text={about.article} className={styles.article} />
        </Section>
      )}
      <Questions faqs={about.faqs} title={`Questions about ${about.name}`} />
    </div>
  );
}
