import { beforeAll, describe, expect, it } from 'vitest';
import { type Samples, samplesOf } from './samples.ts';
import { seededSite } from './testing.ts';

type Company = {
  id: string;
  slug: string;
  name: string;
  rating: number | null;
  reviews_count: number;
  rank: number | null;
};
type Trip = { operator: string; id: string; terms: string[]; duration: number; reviews: number };
type Option = { value: string; count: number };
type Group = { key: string; options: Option[] };

/** Lists of companies and reviews: the same by REST and GraphQL, and the same as asked of the rows one by one. */
describe('a list of a category', () => {
  const site = seededSite();
  let samples = {} as Samples;
  const companies: Company[] = [];
  const trips: Trip[] = [];

  beforeAll(async () => {
    const { pool } = site.door;
    const { rows: widest } = await pool.query(
      `select c.slug as category, o.slug as "operatorPage", r.slug as "reviewPage", l.slug as landing from categories c
       join category_pages o on o.category_id = c.id and o.kind = 'operator'
       join category_pages r on r.category_id = c.id and r.kind = 'review'
       join category_pages l on l.category_id = c.id and l.kind = 'landing'
       where category_type = 'activity' order by trips_count desc, c.id limit 1`,
    );
    samples = { ...(await samplesOf(site)), ...widest[0] };
    const category = 'select category_id from category_pages where kind = $2 and slug = $1';
    const found = await pool.query(
      `select o.id, o.slug, o.name, o.rating, o.reviews_count, r.rank from operators o
       left join operator_rankings r on r.operator_id = o.id and r.category_id = (${category})
       where exists (select from trips t join category_trips m on m.trip_id = t.id and m.category_id = (${category})
         where t.operator_id = o.id and t.status = 'published' and t.superseded_by is null) order by o.id`,
      [samples.operatorPage, 'operator'],
    );
    companies.push(...found.rows);
    const members = await pool.query(
      `select t.id, o.slug as operator, t.duration_days as duration, t.reviews_count as reviews,
         coalesce((select json_agg(x.property_key || ':' || x.key) from trip_terms tt join terms x on x.id = tt.term_id
           where tt.trip_id = t.id), '[]') as terms
       from trips t join operators o on o.id = t.operator_id
       join category_trips m on m.trip_id = t.id and m.category_id = (${category})
       where t.status = 'published' and t.superseded_by is null order by t.id`,
      [samples.operatorPage, 'operator'],
    );
    trips.push(...members.rows);
    expect(companies.length).toBeGreaterThan(2);
  });

  describe('of companies', () => {
    const rest = async (query = '') => {
      const answer = await site.ask(`/v1/categories/${samples.operatorPage}/operators?limit=50&facets=all${query}`);
      expect(answer.status).toBe(200);
      const { data, meta } = (await answer.json()) as {
        data: { id: string; attributes: { slug: string; operator_rank: number | null } }[];
        meta: { total_count: number; extended_filters: Group[]; applied_filters: object[]; category_page_type: string };
      };
      return {
        slugs: data.map(({ attributes }) => attributes.slug),
        ranks: data.map(({ attributes }) => attributes.operator_rank),
        meta,
      };
    };
    const graphql = async (args = '') => {
      const { data, errors } = await site.query(
        `{ categoryOperatorReviews(slug: "${samples.operatorPage}", limit: 50 ${args}) { nodes { slug operatorRank }
          metadata { totalCount categoryPageType quickFilters { key value count } appliedFilters { key value label }
            extendedFilters { key label selectionKind options { value label count selected } optionsCount range { min max } } } } }`,
      );
      expect(errors).toBeUndefined();
      return data.categoryOperatorReviews;
    };
    const orders: Record<string, (a: Company, b: Company) => number> = {
      rating_high_to_low: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
      reviews_high_to_low: (a, b) => b.reviews_count - a.reviews_count,
      name_a_to_z: (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1),
    };
    it.each(Object.entries(orders))('come in the order %s, equals by id', async (order, compare) => {
      const expected = companies.toSorted((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1)).map(({ slug }) => slug);
      expect((await rest(`&order_by=${order}`)).slugs).toEqual(expected);
      expect((await graphql(`, orderBy: ${order}`)).nodes.map(({ slug }: Company) => slug)).toEqual(expected);
    });

    it('come ranked first, then by rating with the weight of their reviews', async () => {
      const { rows } = await site.door.pool.query('select avg(rating) as mean from operators where rating is not null');
      const score = ({ rating, reviews_count: count }: Company) =>
        ((rating ?? rows[0].mean) * count + rows[0].mean * 20) / (count + 20);
      const last = Number.MAX_SAFE_INTEGER;
      const expected = companies.toSorted(
        (a, b) => (a.rank ?? last) - (b.rank ?? last) || score(b) - score(a) || (a.id < b.id ? -1 : 1),
      );
      const { slugs, ranks } = await rest();
      expect(slugs).toEqual(expected.map(({ slug }) => slug));
      expect(ranks).toEqual(expected.map(({ rank }) => rank));
      expect((await graphql()).nodes).toEqual(expected.map(({ slug, rank }) => ({ slug, operatorRank: rank })));
    });

    it('take in whoever has one trip that meets all filters, and count the others likewise', async () => {
      const groups = (await rest()).meta.extended_filters;
      const themes = groups.find(({ key }) => key === 'theme')?.options ?? [];
      const activities = groups.find(({ key }) => key === 'activity')?.options ?? [];
      expect(themes.length * activities.length).toBeGreaterThan(3);
      const having = (terms: string[]) => {
        const found = trips.filter((trip) => terms.every((term) => trip.terms.includes(term)));
        return [...new Set(found.map(({ operator }) => operator))].sort();
      };
      for (const { value, count } of [...themes])
        expect([value, count]).toEqual([value, having([`theme:${value}`]).length]);
      for (const theme of themes.slice(0, 4)) {
        const { slugs, meta } = await rest(`&filters[theme]=${theme.value}`);
        expect(slugs.toSorted()).toEqual(having([`theme:${theme.value}`]));
        for (const { value, count } of meta.extended_filters.find(({ key }) => key === 'activity')?.options ?? []) {
          expect([theme.value, value, count]).toEqual([
            theme.value,
            value,
            having([`theme:${theme.value}`, `activity:${value}`]).length,
          ]);
        }
        const both = await rest(`&filters[theme]=${theme.value}&filters[activity]=${activities[0]?.value}`);
        expect(both.slugs.toSorted()).toEqual(having([`theme:${theme.value}`, `activity:${activities[0]?.value}`]));
      }
    });

    it('are narrowed by their own rating, which other counts respect', async () => {
      for (const least of ['3', '4', '4.5']) {
        const rated = companies
          .filter(({ rating }) => Number((rating ?? 0).toFixed(1)) >= Number(least))
          .map(({ slug }) => slug);
        const { slugs, meta } = await rest(`&filters[rating]=${least}`);
        expect(slugs.toSorted()).toEqual(rated.toSorted());
        expect(meta.total_count).toBe(rated.length);
        const options = meta.extended_filters.find(({ key }) => key === 'rating')?.options ?? [];
        for (const { value, count } of options) {
          expect([value, count]).toEqual([
            value,
            companies.filter(({ rating }) => Number((rating ?? 0).toFixed(1)) >= Number(value)).length,
          ]);
        }
        for (const { value, count } of meta.extended_filters.find(({ key }) => key === 'theme')?.options ?? []) {
          const offering = new Set(
            trips.filter(({ terms }) => terms.includes(`theme:${value}`)).map(({ operator }) => operator),
          );
          expect([value, count]).toEqual([value, rated.filter((slug) => offering.has(slug)).length]);
        }
      }
    });

    it('say the same by REST and GraphQL', async () => {
      const [value] = ((await rest()).meta.extended_filters.find(({ key }) => key === 'theme')?.options ?? []).map(
        (option) => option.value,
      );
      const { slugs, meta } = await rest(`&filters[theme]=${value}&filters[rating]=3`);
      const { nodes, metadata } = await graphql(
        `, filters: [{ key: "theme", values: ["${value}"] }, { key: "rating", values: ["3"] }]`,
      );
      expect(nodes.map(({ slug }: Company) => slug)).toEqual(slugs);
      expect(metadata.totalCount).toBe(meta.total_count);
      expect(metadata.categoryPageType).toBe(meta.category_page_type);
      expect(metadata.appliedFilters).toEqual(meta.applied_filters);
      const told = metadata.extendedFilters.map(
        ({ selectionKind, optionsCount, ...filter }: { selectionKind: string; optionsCount: number }) => ({
          ...filter,
          selection_kind: selectionKind,
          options_count: optionsCount,
        }),
      );
      expect(told).toEqual(meta.extended_filters);
    });

    it('come in pages that together hold each once, by the category’s slug too', async () => {
      const seen: string[] = [];
      const pages = Math.ceil(companies.length / 2);
      for (let page = 1; page <= pages; page++) {
        const answer = await site.ask(`/v1/categories/${samples.category}/operators?page=${page}&limit=2`);
        const { data, meta } = (await answer.json()) as { data: { id: string }[]; meta: object };
        expect(meta).toMatchObject({
          current_page: page,
          total_pages: pages,
          total_count: companies.length,
          limit_value: 2,
        });
        seen.push(...data.map(({ id }) => id));
      }
      expect(seen.toSorted()).toEqual(companies.map(({ id }) => id));
    });
  });

  describe('of reviews', () => {
    const read = async (args = '') => {
      const { data, errors } = await site.query(
        `{ categoryReviews(slug: "${samples.reviewPage}", limit: 25 ${args}) {
          nodes { id rating { overallScore } reviewedAt tripSlug }
          metadata { totalCount totalPages categoryPageType extendedFilters { key options { value count } } }
          reviewsDetails { count histogram rating { overallScore guideScore mealsScore } } } }`,
      );
      expect(errors).toBeUndefined();
      return data.categoryReviews;
    };
    const published = async (ids: string[]) =>
      (
        await site.door.pool.query(
          `select id, overall_score as score, guide_score as guide, reviewed_at as at from reviews
           where state = 'published' and trip_id = any($1::uuid[])`,
          [ids],
        )
      ).rows as { id: string; score: number; guide: number | null; at: Date }[];

    it.each([
      ['review_newest', (a, b) => b.at.getTime() - a.at.getTime()],
      ['review_oldest', (a, b) => a.at.getTime() - b.at.getTime()],
      ['review_high_to_low', (a, b) => b.score - a.score || b.at.getTime() - a.at.getTime()],
      ['review_low_to_high', (a, b) => a.score - b.score || b.at.getTime() - a.at.getTime()],
    ] satisfies [string, (a: { score: number; at: Date }, b: { score: number; at: Date }) => number][])(
      'come in the order %s, equals by id',
      async (order, compare) => {
        const rows = await published(trips.map(({ id }) => id));
        const expected = rows.toSorted((a, b) => compare(a, b) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
        const pages = [await read(`, orderBy: ${order}`), await read(`, orderBy: ${order}, page: 2`)];
        expect(pages.flatMap(({ nodes }) => nodes.map(({ id }: { id: string }) => id))).toEqual(expected.slice(0, 50));
      },
    );

    it('have the figures of all of them', async () => {
      const rows = await published(trips.map(({ id }) => id));
      const { metadata, reviewsDetails } = await read();
      const average = (scores: number[]) =>
        Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100) / 100;
      expect(metadata).toMatchObject({
        totalCount: rows.length,
        totalPages: Math.ceil(rows.length / 25),
        categoryPageType: 'review',
      });
      expect(reviewsDetails.count).toBe(rows.length);
      expect(reviewsDetails.rating.overallScore).toBeCloseTo(average(rows.map(({ score }) => score)), 1);
      expect(reviewsDetails.rating.guideScore).toBeCloseTo(average(rows.flatMap(({ guide }) => guide ?? [])), 1);
      expect(reviewsDetails.histogram).toEqual(
        [1, 2, 3, 4, 5].map((star) => rows.filter(({ score }) => Math.round(score) === star).length),
      );
    });

    it('are narrowed by what their trips are, counted in reviews', async () => {
      const { metadata } = await read();
      const groups: Group[] = metadata.extendedFilters;
      const themes = groups.find(({ key }) => key === 'theme')?.options ?? [];
      expect(themes.length).toBeGreaterThan(1);
      const sum = (some: Trip[]) => some.reduce((total, { reviews }) => total + reviews, 0);
      for (const { value, count } of themes) {
        expect([value, count]).toEqual([value, sum(trips.filter(({ terms }) => terms.includes(`theme:${value}`)))]);
      }
      const [first] = themes;
      const own = trips.filter(({ terms }) => terms.includes(`theme:${first?.value}`));
      const narrowed = await read(`, filters: [{ key: "theme", values: ["${first?.value}"] }]`);
      const rows = await published(own.map(({ id }) => id));
      expect([narrowed.metadata.totalCount, narrowed.reviewsDetails.count]).toEqual([rows.length, rows.length]);
      expect(rows.map(({ id }) => id)).toEqual(
        expect.arrayContaining(narrowed.nodes.map(({ id }: { id: string }) => id)),
      );
    });
  });

  describe('asks the database as often for many as for few:', () => {
    const slug = (name: keyof Samples) => `slug: "${samples[name]}"`;
    const LISTS: Record<string, (limit: number) => string> = {
      'companies with trips and reviews': (limit) =>
        `categoryOperatorReviews(${slug('operatorPage')}, limit: ${limit}) { nodes { name topTrips { slug } topReviews { tripSlug }
          reviewsDetails { count } similarOperators { name rating { overallScore } } } metadata { totalCount } }`,
      'reviews with their trips and companies': (limit) =>
        `categoryReviews(${slug('reviewPage')}, limit: ${limit}) { nodes { tripName tripSlug operatorName trip { name nights operator { name } }
          operator { rating { overallScore } topReviews { id } } } metadata { totalCount } reviewsDetails { count } }`,
      'reviews of a company': (limit) =>
        `operatorReviews(${slug('operator')}, limit: ${limit}) { nodes { tripName trip { name sku highlights } operatorSlug } }`,
      'trips of a page with what they hold': (limit) =>
        `seoLanding(${slug('landing')}, limit: ${limit}) { trips { nodes { name nights similarTrips { name } operator { rating { overallScore } topReviews { id } }
          cityAttractions { path } reviews { id trip { name } } } } }`,
      'trips of an itinerary': (limit) =>
        `itineraryPage(${slug('itinerary')}, limit: ${limit}) { trips { nodes { name itinerary { items { label } } } } }`,
      'trips at a landmark': (limit) =>
        `landmarkPage(${slug('landmark')}, limit: ${limit}) { trips { nodes { name cityAttractions { article } } } nearby { faqs { question } } }`,
      'trips that are gone': (limit) =>
        `operatorOldTripList(${slug('operator')}, limit: ${limit}) { nodes { name operator { name } reviewsDetails { count } } }`,
      'found trips': (limit) =>
        `search(query: "", limit: ${limit}) { trips { nodes { name highlights operator { knownFor } } } trending { name } }`,
      articles: (limit) => `articles(limit: ${limit}) { nodes { name body } metadata { totalCount } }`,
    };
    it.each(Object.keys(LISTS))('%s', async (name) => {
      const countFor = (limit: number) =>
        site.statements(async () => {
          const { errors } = await site.query(`{ ${LISTS[name]?.(limit)} }`);
          expect(errors).toBeUndefined();
        });
      await countFor(2);
      const [few, many] = [await countFor(2), await countFor(8)];
      expect(few).toBeGreaterThan(0);
      // Former prices are read for pages, and cards for similar trips, each only where there are any.
      expect(many).toBeLessThanOrEqual(few + 2);
      expect(many).toBeLessThanOrEqual(14);
    });

    it('destinations with their counts: once', async () => {
      expect(
        await site.statements(() =>
          site.query('{ destinations { name tripsCount countries { name tripsCount faqs { question } } } }'),
        ),
      ).toBe(1);
    });

    it.each([
      ['/v1/categories/{operatorPage}/operators?limit=50', 3],
      ['/v1/operators/{operator}/trips?limit=50', 3],
      ['/v1/review_page/operators/{operator}?limit=25', 5],
      ['/v1/trips/{trip}/merchant_model', 1],
      ['/v1/trips/{trip}/spots', 2],
      ['/v1/trip_finder/destinations', 0],
      ['/v1/trip_finder/themes', 1],
      ['/v1/search', 0],
    ])('%s: at most %d statements', async (path, most) => {
      const filled = path.replace(/\{(\w+)\}/, (_, name: keyof Samples) => samples[name]);
      await site.ask(filled);
      const count = await site.statements(async () => expect((await site.ask(filled)).status).toBe(200));
      expect(count).toBeLessThanOrEqual(most);
    });
  });
});
