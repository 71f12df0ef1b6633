import type pg from 'pg';

/** Slugs of a seeded catalogue, by what they name. */
export type Samples = Record<
  | 'trip'
  | 'otherTrip'
  | 'successor'
  | 'operator'
  | 'otherOperator'
  | 'formerOperator'
  | 'pair'
  | 'category'
  | 'tripPage'
  | 'operatorPage'
  | 'reviewPage'
  | 'landing'
  | 'twoAttributes'
  | 'fourAttributes'
  | 'itinerary'
  | 'oneWeek'
  | 'tenDays'
  | 'twoWeeks'
  | 'landmark'
  | 'poi'
  | 'article'
  | 'partner',
  string
>;

const QUERIES: Record<keyof Samples, string> = {
  trip: `select trips.slug from trips join departures on trip_id = trips.id
    where reviews_count > 3 and status = 'published' and superseded_by is null
    group by trips.id order by count(*) desc, trips.id limit 1`,
  otherTrip: `select slug from trips where status = 'published' and superseded_by is null order by popularity, id limit 1`,
  successor: `select slug from trips where id in (select superseded_by from trips where status <> 'draft') order by id limit 1`,
  operator: 'select slug from operators order by reviews_count desc, id limit 1',
  otherOperator: 'select slug from operators order by reviews_count desc, id offset 1 limit 1',
  formerOperator: `select slug from operators where id in (
    select operator_id from trips where status = 'archived' or (status <> 'draft' and superseded_by is not null)) order by slug limit 1`,
  pair: `select least(one.slug, other.slug) || '-vs-' || greatest(one.slug, other.slug) as slug from compared_pairs pair
    join operators one on one.id = first_id join operators other on other.id = second_id
    where one.reviews_count > 0 and other.reviews_count > 0 order by pair.id limit 1`,
  category: page('trip', "category_type = 'country'", 'c.slug'),
  tripPage: page('trip', "category_type = 'country'"),
  operatorPage: page('operator', "category_type = 'country'"),
  reviewPage: page('review', "category_type = 'country'"),
  landing: page('landing', "category_type = 'country'"),
  twoAttributes: page('landing', "category_type = 'longtail_two_attributes'"),
  fourAttributes: page('landing', "category_type = 'longtail_four_attributes'"),
  itinerary: page('itinerary', 'true'),
  oneWeek: page('duration_itinerary', "duration_band = 'one_week'"),
  tenDays: page('duration_itinerary', "duration_band = 'ten_days'"),
  twoWeeks: page('duration_itinerary', "duration_band = 'two_weeks'"),
  landmark: attraction('landmark'),
  poi: attraction('poi'),
  article: 'select slug from articles order by published_at desc, id limit 1',
  partner: 'select slug from partners order by slug limit 1',
};

function page(kind: string, condition: string, slug = 'p.slug'): string {
  return `select ${slug} from category_pages p join categories c on c.id = p.category_id
    where p.kind = '${kind}' and ${condition} order by c.trips_count desc, p.id limit 1`;
}

function attraction(kind: string): string {
  return `select a.slug from attractions a left join trip_attractions t on t.attraction_id = a.id
    where a.kind = '${kind}' group by a.id order by count(t.trip_id) desc, a.id limit 1`;
}

/** One of each, the fullest where there are several. */
export async function samplesOf(site: { door: { pool: Pick<pg.Pool, 'query'> } }): Promise<Samples> {
  const found = {} as Samples;
  for (const [name, text] of Object.entries(QUERIES)) {
    const { rows } = await site.door.pool.query(text);
    found[name as keyof Samples] = rows[0]?.slug ?? '';
  }
  return found;
}
