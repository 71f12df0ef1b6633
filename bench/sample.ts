import type pg from 'pg';

export type CategorySample = { slug: string; pageSlug: string; trips: number };
export type FacetSample = { key: string; value: string };

/** What people would ask this catalogue for. */
export type Sample = {
  /** Slugs of trips in no order. */
  trips: string[];
  /** Slugs of companies, those with most trips first. */
  companies: string[];
  /** Slugs of trips that stand in for others, and of companies with trips that they no longer run. */
  replacing: string[];
  former: string[];
  /** Those with a page of trips, largest first. */
  categories: CategorySample[];
  /** Values of facets, commonest first. */
  facets: FacetSample[];
  /** Names of places, kinds of trip and companies, best known first. */
  names: string[];
};

const MOST_TRIPS = 6000;
const NAMES_OF_FIXED_FACETS = ['category', 'operator'];

export async function readSample(pool: pg.Pool): Promise<Sample> {
  const trips = await pool.query<{ slug: string }>(
    `select slug from trips where status = 'published' order by md5(id::text), id limit ${MOST_TRIPS}`,
  );
  const companies = await pool.query<{ slug: string }>(
    `select o.slug from operators o join trips t on t.operator_id = o.id and t.status = 'published'
     group by o.id, o.slug order by count(*) desc, o.id limit 30`,
  );
  const replacing = await pool.query<{ slug: string }>(
    `select slug from trips where status = 'published' and superseded_by is null
       and id in (select superseded_by from trips where status <> 'draft')
     order by md5(id::text), id limit 300`,
  );
  const former = await pool.query<{ slug: string }>(
    `select slug from operators where id in (
       select operator_id from trips where status = 'archived' or (status <> 'draft' and superseded_by is not null))
     order by md5(id::text), id limit 300`,
  );
  const categories = await pool.query<CategorySample>(
    `select c.slug, p.slug as "pageSlug", c.trips_count as trips
     from category_pages p join categories c on c.id = p.category_id
     where p.kind = 'trip' and p.published and c.trips_count > 0
     order by c.trips_count desc, c.id limit 300`,
  );
  const facets = await pool.query<FacetSample>(
    `select split_part(facet, ':', 1) as key, substr(facet, strpos(facet, ':') + 1) as value
     from (select facet, count(*) as trips from trip_search, unnest(facets) as facet group by facet) counted
     where split_part(facet, ':', 1) <> all ($1)
     order by trips desc, facet limit 300`,
    [NAMES_OF_FIXED_FACETS],
  );
  const names = await pool.query<{ name: string }>(
    `select name from search_entries where kind in ('category', 'operator') and name ~ '^[A-Za-z ]{5,40}$'
     order by trip_count desc, ref_id limit 600`,
  );
  return {
    trips: trips.rows.map(({ slug }) => slug),
    companies: companies.rows.map(({ slug }) => slug),
    replacing: replacing.rows.map(({ slug }) => slug),
    former: former.rows.map(({ slug }) => slug),
    categories: categories.rows,
    facets: facets.rows,
    names: names.rows.map(({ name }) => name),
  };
}
