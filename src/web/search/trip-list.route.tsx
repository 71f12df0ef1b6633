import { data, useLoaderData } from 'react-router';
import { type CategoryTripList, categoryTripList } from '#catalogue';
import { listTag } from '#kernel';
import { artOf, previewOf } from '../catalogue/art.ts';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { categoryTitle } from '../metadata/category-title.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import { knownValue } from '../server-value.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/trip-list.route';
import { orKept, useKept } from './kept-list.ts';
import { NoTrips } from './late.tsx';
import { ListHead } from './list-head.tsx';
import { listKeeping, readTripList } from './trip-list.loader.ts';
import styles from './trip-list.module.css';
import { TripList } from './trip-list.tsx';

type Category = Omit<CategoryTripList, 'id' | 'poster' | 'images' | 'children' | 'related'>;

function trail(category: Category): CrumbTrail {
  return [
    { title: 'All trips', href: '/all-trips' },
    ...category.breadcrumbs.map(({ name, path }) => ({ title: name, href: path })),
    { title: category.name },
  ];
}

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { baseUrl } = site;
  const { list, category } = loaderData;
  const path = `/trip-list/${category.pageSlug}`;
  return pageMeta(
    site,
    {
      title: categoryTitle(category.name, {
        before: category.tripsCount.toLocaleString('en-US'),
        after: category.tripsCount === 1 ? 'Trip' : 'Trips',
      }),
      description: `${category.name}, ${plural(category.tripsCount, 'trip')}. ${category.tagLine ?? 'By date, price, length and effort.'}`,
      path: pagePath(path, list.query.page),
      image: category.preview,
      noindex: category.tripsCount === 0,
      jsonLd: [
        ...itemList(baseUrl, knownValue(list.trips)),
        breadcrumbList(baseUrl, trail(category), path),
        ...faqPage(category.faqs),
      ],
    },
    category.metaSeo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const category = await categoryTripList(from.ctx, { slug: params.slug });
  if (!category) {
    const asked = { kind: 'page:trip', slug: params.slug, request } as const;
    throw await renamedOrMissing(from.ctx, asked, (slug) => `/trip-list/${slug}`);
  }
  const { id: _id, poster: _poster, images: _images, children, related, ...rest } = category;
  const subject = { ...category, cover: category.images[0] };
  const guide = rest.guide !== null && from.hasPage(rest.guide) ? rest.guide : null;
  const links = {
    places: listLinks(children.filter(({ isPlace }) => isPlace)),
    narrower: listLinks(children.filter(({ isPlace }) => !isPlace)),
    related: listLinks(related),
  };
  const shown = { ...rest, ...links, guide, art: artOf(subject, 'wide'), preview: previewOf(subject, category.name) };
  const list = await readTripList(from, request, {
    path: `/trip-list/${category.pageSlug}`,
    category: category.slug,
    head: subject,
    isWorldCategory: category.isWorldCategory,
  });
  return data(
    { category: shown, list },
    { headers: cacheHeaders(from.page, request, listKeeping(list, listTag.category(category.slug))) },
  );
}

/** From a list one goes on to lists. */
const listLinks = (links: CategoryTripList['related']) =>
  links.map(({ name, path, tripsCount }) => ({ name, path, tripsCount }));

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return orKept({ request, serverLoader });
}

export default function CategoryTrips() {
  const { category, list } = useKept(useLoaderData<typeof loader>());
  return (
    <div className="wrap">
      <Breadcrumbs items={trail(category)} />
      <ListHead title={category.h1} tagLine={category.tagLine} art={category.art} />
      <TripList list={list} empty={<NoTrips list={list} />} />
      {category.article && (
        <Section title={`About ${category.name}`}>
          <Prose text={category.article} className={styles.article} />
        </Section>
      )}
      <Questions faqs={category.faqs} title={`Questions about ${category.name}`} />
      <RelatedTrips
        title={`More about ${category.name}`}
        links={category.guide ? [{ name: `Guide: ${category.name}`, path: category.guide }] : []}
      />
      <RelatedTrips title={`Places in ${category.name}`} links={category.places} />
      <RelatedTrips title={`Kinds of trip: ${category.name}`} links={category.narrower} />
      <RelatedTrips title="Related trips" links={category.related} />
    </div>
  );
}
