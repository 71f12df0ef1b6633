import { useLoaderData } from 'react-router';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { categoryTitle } from '../metadata/category-title.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import type { SiteData } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './guide.module.css';
import { GuideCompanies, GuideReviews, GuideTrips } from './guide-sections.tsx';
import type { LongTail } from './long-tail.loader.ts';

function trail({ breadcrumbs, name }: LongTail): CrumbTrail {
  return [
    { title: 'All trips', href: '/all-trips' },
    ...breadcrumbs.map((crumb) => ({ title: crumb.name, href: crumb.path })),
    { title: name },
  ];
}

export function longTailMeta(site: SiteData, shown: LongTail) {
  const { baseUrl } = site;
  return pageMeta(
    site,
    {
      title: categoryTitle(shown.name, { after: 'Tours & Travel Guide' }),
      description: shown.tagLine,
      path: shown.path,
      image: shown.preview,
      noindex: shown.isThin,
      jsonLd: [
        ...itemList(baseUrl, shown.trips),
        breadcrumbList(baseUrl, trail(shown), shown.path),
        ...faqPage(shown.faqs),
      ],
    },
    shown.metaSeo,
  );
}

/** Trips that several things are true of at once: which, who runs them, and the wider lists they are part of. */
export function LongTailPage() {
  const shown = useLoaderData<LongTail>();
  const { name, trips, listPath, tripsCount } = shown;
  return (
    <div className="wrap">
      <Breadcrumbs items={trail(shown)} />
      <header>
        <h1>{shown.h1}</h1>
        {shown.tagLine && <p className={styles.tagLine}>{shown.tagLine}</p>}
        {shown.attributes.length > 0 && (
          <dl className={styles.attributes}>
            {shown.attributes.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {trips.length === 0 && (
        <p>
          No trip is like this right now. <a href="/all-trips">See all trips</a>, or one of the wider lists below.
        </p>
      )}
      <GuideTrips
        title={plural(tripsCount, 'trip')}
        trips={trips}
        note="In the order of all our lists. Companies can’t pay to appear here."
      />
      {listPath && (
        <p className={styles.more}>
          <LinkButton href={listPath}>See all {plural(tripsCount, 'trip')}</LinkButton>
        </p>
      )}
      <GuideCompanies name={name} companies={shown.companies} />
      <GuideReviews reviews={shown.reviews} />
      <Questions faqs={shown.faqs} />
      <RelatedTrips title="Wider and nearby" links={shown.related} />
    </div>
  );
}
