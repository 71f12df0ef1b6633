import { type RawBuilder, sql } from 'kysely';
import { categoryPath } from '../categories/category-paths.ts';
import { type AttractionKind, attractionPath } from '../places/attraction-path.ts';
import type { CategoryType, DurationBand, PageKind } from './category-page.ts';
import { pairIsListed, pairsWithCompanies } from './compared-pairs.ts';
import { tripIsListed } from './shown.ts';

export type SitemapRow = {
  id: string;
  slug: string;
  /** Tells views of one record apart. */
  ending: string;
  title: string;
  updated: Date;
  categoryType: CategoryType;
  durationBand: DurationBand;
};

export type SitemapSource = {
  rows: RawBuilder<SitemapRow>;
  /** A path like those of its pages: they are named once the site has a page for it. */
  like: string;
  pathOf(row: SitemapRow): string;
};

const NO_CATEGORY = sql`null::text as category_type, null::text as duration_band`;

/** Pages of categories that show something, and whose canonical address is their own. */
function categoryPages(kind: PageKind, condition: RawBuilder<unknown>, type: CategoryType = 'country'): SitemapSource {
  return {
    rows: sql`select p.id, p.slug, '' as ending, p.h1 as title, p.updated_at as updated, c.category_type, p.duration_band
      from category_pages p join categories c on c.id = p.category_id
      where p.kind = ${kind} and p.published and not p.meta_seo ? 'canonicalUrl' and ${condition}`,
    like: categoryPath({ kind, slug: 'any' }, type),
    pathOf: ({ slug, categoryType, durationBand }) => categoryPath({ kind, slug, durationBand }, categoryType),
  };
}

const longTails = (type: CategoryType) =>
  categoryPages('landing', sql`c.category_type = ${type} and c.trips_count >= 3`, type);

/**
 * Every landmark or point of interest has a page, whether or not a category is about it; where one is, its words are
 * those of the category's page, and so is its canonical address.
 */
function attractions(kind: AttractionKind): SitemapSource {
  return {
    rows: sql`select id, slug, '' as ending, name as title, updated_at as updated, ${NO_CATEGORY}
      from attractions where kind = ${kind} and not exists (
        select from category_pages p
        where p.category_id = attractions.category_id and p.kind = attractions.kind and p.published
          and p.meta_seo ? 'canonicalUrl')`,
    like: attractionPath({ kind, slug: 'any' }),
    pathOf: ({ slug }) => attractionPath({ kind, slug }),
  };
}

/** A continent has a page of its countries beside its guide. */
const continents: SitemapSource = {
  rows: sql`select p.id, p.slug, '' as ending, p.h1 as title, p.updated_at as updated, ${NO_CATEGORY}
    from category_pages p join categories c on c.id = p.category_id
    where p.kind = 'landing' and p.published and c.category_type = 'continent'`,
  like: '/destination/any',
  pathOf: ({ slug }) => `/destination/${slug}`,
};

const withTrips = sql`c.trips_count > 0`;

const companies = categoryPages('operator', sql`c.operators_count > 0 and not c.is_world_category`);

const places = [
  continents,
  categoryPages('itinerary', withTrips),
  categoryPages('duration_itinerary', withTrips),
  attractions('landmark'),
  attractions('poi'),
];

/** Companies side by side: each two once, in how many countries ever they stand together. */
const pairs: SitemapSource = {
  rows: sql`select distinct on (pair.first_id, pair.second_id) pair.id,
      least(one.slug collate "C", other.slug collate "C") || '-vs-' || greatest(one.slug collate "C", other.slug collate "C")
        as slug,
      '' as ending, one.name || ' or ' || other.name as title, greatest(one.updated_at, other.updated_at) as updated,
      ${NO_CATEGORY}
    from ${pairsWithCompanies} where ${pairIsListed(null)} order by pair.first_id, pair.second_id, pair.id`,
  like: '/c/any-vs-any',
  pathOf: ({ slug }) => `/c/${slug}`,
};

/** What robots are told of, by the file that names it. Pages that show nothing ask to be left out, so they aren't here. */
export const SITEMAP_GROUPS = {
  trips: [
    {
      rows: sql`select id, slug, '' as ending, name as title, updated_at as updated, ${NO_CATEGORY} from trips
        where ${tripIsListed()} and not meta_seo ? 'canonicalUrl'`,
      like: '/trips/any',
      pathOf: ({ slug }) => `/trips/${slug}`,
    },
  ],
  operators: [
    {
      rows: sql`select id, slug, ending, name || replace(ending, '-', ' ') as title, updated_at as updated, ${NO_CATEGORY}
        from operators, unnest(array['', '-trips', '-reviews'], array[1, trips_count, reviews_count]) views (ending, shown)
        where shown > 0 and not (ending = '' and meta_seo ? 'canonicalUrl')`,
      like: '/tour-operators/any',
      pathOf: ({ slug, ending }) => `/tour-operators/${slug}${ending}`,
    },
    companies,
  ],
  'trip-lists': [categoryPages('trip', withTrips)],
  guides: [categoryPages('landing', sql`c.category_type not like 'longtail%'`)],
  'long-tails': [longTails('longtail_two_attributes'), longTails('longtail_four_attributes')],
  places,
  reviews: [categoryPages('review', sql`c.reviews_count > 0`)],
  comparisons: [pairs],
} satisfies Record<string, SitemapSource[]>;

/** What a page for people lists, which only leads on: of a company its profile alone. */
export const SITEMAP_PAGES = {
  site: [
    {
      rows: sql`select id, slug, '' as ending, name as title, updated_at as updated, ${NO_CATEGORY} from operators`,
      like: '/tour-operators/any',
      pathOf: ({ slug }) => `/tour-operators/${slug}`,
    },
    companies,
    ...SITEMAP_GROUPS['trip-lists'],
  ],
  places: [categoryPages('landing', sql`c.category_type in ('continent', 'country')`), ...places],
} satisfies Record<string, SitemapSource[]>;

const listed = (...types: CategoryType[]) =>
  categoryPages('trip', sql`${withTrips} and c.category_type in (${sql.join(types)})`);

const reviewed = { rows: sql`select from operators where reviews_count > 0`, like: '/tour-operators/any' };

const tripTypes = {
  rows: sql`select from trip_terms join terms on terms.id = trip_terms.term_id join trips on trips.id = trip_terms.trip_id
    where terms.property_key = 'trip_type' and terms.bookable and ${tripIsListed()}`,
  like: '/all-trips',
};

/** Pages that list what the catalogue holds, and of what kinds: one that would list nothing is linked from nowhere. */
export const LIST_PAGES: Record<string, { rows: RawBuilder<unknown>; like: string }[]> = {
  '/l': [attractions('landmark')],
  '/attractions': [attractions('poi')],
  '/i': [categoryPages('itinerary', withTrips)],
  '/experiences': [listed('activity', 'travel_style', 'theme'), tripTypes],
  '/trip-destinations': [listed('continent', 'country')],
  '/global-sitemap': SITEMAP_PAGES.places,
  '/reviews': [reviewed],
  '/tour-operator-reviews': [reviewed],
  '/top-tour-operator-comparisons': [pairs],
};
