import { data, useLoaderData } from 'react-router';
import { ATTRACTIONS } from '#catalogue/places';
import { reviewsTag } from '#reviews';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { categoryTitle } from '../metadata/category-title.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { tripTags } from '../reviews/shown-review.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/guide.route';
import { type Guide, readGuide } from './guide.loader.ts';
import styles from './guide.module.css';
import { GuideAbout } from './guide-about.tsx';
import { landingPage } from './guide-address.loader.ts';
import { GuideHead } from './guide-head.tsx';
import {
  Experiences,
  GuideCompanies,
  GuideReviews,
  Itineraries,
  Practical,
  Sights,
  Slider,
  Sponsored,
  TopTrips,
} from './guide-sections.tsx';

function trail({ breadcrumbs, name }: Guide): CrumbTrail {
  return [
    { title: 'All trips', href: '/all-trips' },
    ...breadcrumbs.map(({ name, path }) => ({ title: name, href: path })),
    { title: name },
  ];
}

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData: guide, matches }: Route.MetaArgs) {
  if (!guide) return [];
  const site = siteOf(matches);
  const { baseUrl } = site;
  return pageMeta(
    site,
    {
      title: categoryTitle(guide.name, { after: 'Tours & Travel Guide' }),
      description: guide.tagLine ?? `Trips and tour companies, with what travelers say: ${guide.name}.`,
      path: guide.path,
      image: guide.preview,
      jsonLd: [
        ...itemList(baseUrl, guide.trips),
        breadcrumbList(baseUrl, trail(guide), guide.path),
        ...faqPage(guide.faqs),
      ],
    },
    guide.metaSeo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const page = await landingPage(from.ctx, { folder: 'guide', slug: params.slug, request });
  const guide = await readGuide(from, page);
  const keeping = {
    tags: ['lists', ATTRACTIONS, reviewsTag(page.category.id), ...tripTags({ reviews: guide.reviews })],
    endings: guide.trips.map(({ endsAt }) => endsAt),
  };
  return data(guide, { headers: cacheHeaders(from.page, request, keeping) });
}

export default function GuidePage() {
  const guide = useLoaderData<typeof loader>();
  const { name } = guide;
  return (
    <>
      <GuideHead guide={guide} trail={trail(guide)} />
      <div className="wrap">
        <GuideAbout guide={guide} />
        <TopTrips guide={guide} />
        <Sponsored trips={guide.sponsored} />
        <GuideCompanies name={name} companies={guide.companies} all={guide.allCompanies} />
        <GuideReviews reviews={guide.reviews} stats={guide.scores} all={guide.allReviews} />
        <Itineraries itineraries={guide.itineraries} />
        <Sights landmarks={guide.landmarks} attractions={guide.attractions} />
        <Practical tips={guide.tips} safety={guide.safety} />
        <Experiences name={name} experiences={guide.experiences} />
        {guide.sliders.map((slider) => (
          <Slider key={slider.title} slider={slider} />
        ))}
        <RelatedTrips title={`Places in ${name}`} links={guide.places} />
        <RelatedTrips title={`Kinds of trip: ${name}`} links={guide.narrower} />
        <div className={styles.last}>
          <Questions faqs={guide.faqs} />
          <RelatedTrips title="Guides to go on with" links={guide.related} />
        </div>
      </div>
    </>
  );
}
