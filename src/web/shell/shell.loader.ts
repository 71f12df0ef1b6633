import { catalogueClaims, categoryLinks, categoryLinksBySlug, topOperators } from '#catalogue';
import type { Context } from '#kernel';
import { reviewerKinds } from '#reviews';
import type { ShellData, ShellLink, ShellMenu } from './shell-data.ts';
import { TRENDING_SLUGS } from './trending.ts';

const COUNTRIES_A_CONTINENT = 9;
const KINDS_A_COLUMN = 9;
const MIN_REVIEWS = 5;

/** Continents in the order of the menu, by the slugs of their categories. */
const CONTINENTS = [
  'europe',
  'south-america',
  'asia',
  'africa',
  'north-america',
  'australia-and-pacific',
  'polar-regions',
  'caribbean-and-central-america',
  'middle-east-and-north-africa',
];

/** The category that holds every trip; it has a page of reviews, but is no way to travel. */
const EVERYTHING = 'tours';

const COLUMNS = [
  { title: 'Activities', types: ['activity'] },
  { title: 'Styles', types: ['travel_style'] },
  { title: 'Interests', types: ['theme'] },
] as const;

type Links = Awaited<ReturnType<typeof categoryLinks>>;

/** Header and footer from what the catalogue holds: an entry whose page doesn't exist isn't there. */
export async function readShell(ctx: Context): Promise<ShellData> {
  const [places, kinds, trending, companies, counts, reviewers] = await Promise.all([
    categoryLinks(ctx, ['continent', 'country'], 300),
    categoryLinks(ctx, ['activity', 'travel_style', 'theme'], 120),
    categoryLinksBySlug(ctx, TRENDING_SLUGS),
    topOperators(ctx, 12, MIN_REVIEWS),
    catalogueClaims(ctx),
    reviewerKinds(ctx),
  ]);
  const styles = kinds.filter(({ categorySlug }) => categorySlug !== EVERYTHING);
  const trendingLinks = trending.map(toLink);
  const continents = CONTINENTS.flatMap((slug) => places.filter(({ categorySlug }) => categorySlug === slug));
  return {
    menus: [destinations(places, continents, trendingLinks), experiences(styles), companiesMenu(companies)].filter(
      (menu) => menu.columns.length > 0,
    ),
    claims: {
      ...counts,
      reviewsBy: reviewers.map((kind) => (kind === 'expert' ? 'expert' : 'traveler')),
    },
    footer: [
      { title: 'Explore', links: [{ title: 'All trips', href: '/all-trips' }, ...continents.slice(0, 5).map(toLink)] },
      { title: 'Ways to travel', links: styles.slice(0, 6).map(toLink) },
      {
        title: 'Companies',
        links: companies.slice(0, 6).map(({ name, slug }) => ({ title: name, href: `/tour-operators/${slug}` })),
      },
    ].filter(({ links }) => links.length > 0),
    legal: [{ title: 'API reference', href: '/docs' }],
    trending: trendingLinks.slice(0, 8),
    year: ctx.clock().getUTCFullYear(),
  };
}

function toLink({ name, slug }: { name: string; slug: string }): ShellLink {
  return { title: name, href: `/trip-list/${slug}` };
}

function destinations(places: Links, continents: Links, trending: ShellLink[]): ShellMenu {
  const columns = continents.map((continent) => ({
    title: continent.name,
    href: `/trip-list/${continent.slug}`,
    links: places
      .filter(({ categoryType, parentSlug }) => categoryType === 'country' && parentSlug === continent.categorySlug)
      .slice(0, COUNTRIES_A_CONTINENT)
      .map(toLink),
    more: { title: 'See all >', href: `/trip-list/${continent.slug}` },
  }));
  const first = trending.length > 0 ? [{ title: 'Places to start from', href: null, links: trending, more: null }] : [];
  return { key: 'destinations', title: 'Destinations', href: '/all-trips', columns: [...first, ...columns] };
}

function experiences(kinds: Links): ShellMenu {
  const columns = COLUMNS.map(({ title, types }) => ({
    title,
    href: null,
    links: kinds
      .filter(({ categoryType }) => types.some((type) => type === categoryType))
      .slice(0, KINDS_A_COLUMN)
      .map(toLink),
    more: null,
  })).filter(({ links }) => links.length > 0);
  return { key: 'experiences', title: 'Trip Themes & Styles', href: null, columns };
}

function companiesMenu(companies: Awaited<ReturnType<typeof topOperators>>): ShellMenu {
  const links = companies.map(({ name, slug, rating }) => ({
    title: name,
    href: `/tour-operators/${slug}-reviews`,
    ...(rating === null ? {} : { note: rating.toFixed(1) }),
  }));
  return {
    key: 'tour-reviews',
    title: 'Tour Company Reviews',
    href: null,
    columns: links.length > 0 ? [{ title: 'Highest rated companies', href: null, links, more: null }] : [],
  };
}
