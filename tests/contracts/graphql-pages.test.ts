import { beforeAll, describe, expect, it } from 'vitest';
import { categoryPage, tripCards } from '#catalogue';
import { emptyListQuery } from '#search/shared';
import { type Samples, samplesOf } from './samples.ts';
import { seededSite } from './testing.ts';

type Named = { slug: string };
const slugsOf = (nodes: Named[]) => nodes.map(({ slug }) => slug);

describe('pages by GraphQL', () => {
  const site = seededSite();
  let samples = {} as Samples;
  beforeAll(async () => {
    samples = await samplesOf(site);
  });
  const sql = async (text: string, values: unknown[] = []) => (await site.door.pool.query(text, values)).rows;
  const answer = async (query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await site.query(query, variables);
    expect(errors ?? []).toEqual([]);
    return data;
  };

  describe('of a category', () => {
    it('hold what the pages of the site hold', async () => {
      const page = await categoryPage(site.ctx, { kind: 'landing', slug: samples.landing });
      if (!page) throw new Error('there is no such page');
      const { category } = page;
      const list = await site.search.search(
        { ...emptyListQuery(), limit: 3, sort: 'price_low_to_high' },
        { scope: { category: category.slug } },
      );
      const cards = await tripCards(site.ctx, list.ids);
      const data = await answer(
        `query ($slug: String!) { seoLanding(slug: $slug, limit: 3, orderBy: price_low_to_high) {
          id kind durationBand slug path h1 tagLine mainArticle metaSEO { title description } faqs { question answer }
          breadcrumbs { name path } updatedAt
          category { name slug categoryType isWorldCategory tripsCount operatorsCount rating { overallScore } reviewsCount travelGuide
            travelTips safetyInfo experiences { title text } inheritanceChain { name path }
            relatedCategories { name path guide tripsCount } childCategories { name path guide tripsCount }
            tripPage { path slug h1 } operatorPage { path slug } reviewPage { path slug } itineraryPage { path slug }
            durationItineraryPages { durationBand } }
          trips { nodes { slug price { cents } } metadata { totalCount categoryPageType } topTrips { slug } }
        } }`,
        { slug: samples.landing },
      );
      const named = ({ name, path, guide, tripsCount }: (typeof category.related)[number]) => ({
        name,
        path,
        guide,
        tripsCount,
      });
      const linkOf = (kind: string) => {
        const link = category.pages.find((found) => found.kind === kind);
        return link ? { path: link.path, slug: link.slug } : null;
      };
      expect(data.seoLanding).toMatchObject({
        id: page.id,
        kind: 'landing',
        durationBand: null,
        slug: page.slug,
        path: page.path,
        h1: page.h1,
        tagLine: page.tagLine,
        mainArticle: page.article,
        metaSEO: { title: page.metaSeo.title ?? null, description: page.metaSeo.description ?? null },
        faqs: page.faqs,
        breadcrumbs: page.breadcrumbs.map((crumb) => ({
          ...crumb,
          path: /^\/(?:trip-list|guide)\//.test(crumb.path) ? crumb.path : null,
        })),
        updatedAt: page.updatedAt,
        category: {
          name: category.name,
          slug: category.slug,
          categoryType: category.categoryType,
          isWorldCategory: category.isWorldCategory,
          tripsCount: category.tripsCount,
          operatorsCount: category.operatorsCount,
          rating: { overallScore: category.rating },
          reviewsCount: category.reviewsCount,
          travelGuide: category.travelGuide,
          travelTips: category.travelTips,
          safetyInfo: category.safetyInfo,
          experiences: category.experiences,
          inheritanceChain: category.breadcrumbs,
          relatedCategories: category.related.map(named),
          childCategories: category.children.map(named),
          tripPage: linkOf('trip'),
          operatorPage: linkOf('operator'),
          reviewPage: linkOf('review'),
          itineraryPage: linkOf('itinerary'),
        },
        trips: {
          nodes: cards.map(({ slug, price }) => ({ slug, price: price && { cents: price.cents } })),
          metadata: { totalCount: list.total, categoryPageType: 'landing' },
        },
      });
      expect(category.tripsCount).toBe(list.total);
      expect(data.seoLanding.trips.topTrips.length).toBe(Math.min(10, list.total));
    });

    it('answer each kind of long tail under its own name only', async () => {
      const kinds = {
        seoLanding: 'landing',
        longTailSeo: 'fourAttributes',
        categoryLongTail: 'twoAttributes',
      } as const;
      for (const [field, own] of Object.entries(kinds)) {
        for (const sample of Object.values(kinds)) {
          const { data } = await site.query(`{ ${field}(slug: "${samples[sample]}") { slug } }`);
          expect([field, sample, data[field]]).toEqual([
            field,
            sample,
            sample === own ? { slug: samples[sample] } : null,
          ]);
        }
      }
    });

    it.each([
      ['oneWeekItinerary', 'oneWeek', 'one_week', 6, 8],
      ['tenDayItinerary', 'tenDays', 'ten_days', 9, 11],
      ['twoWeekItinerary', 'twoWeeks', 'two_weeks', 12, 16],
    ] as const)('%s lists trips of its length', async (field, sample, band, least, most) => {
      const slug = samples[sample];
      const data = await answer(
        `{ ${field}(slug: "${slug}", limit: 50) { durationBand path trips { nodes { duration } metadata { totalCount } } } }`,
      );
      const [{ count }] = await sql(
        `select count(*) from category_pages p join category_trips m on m.category_id = p.category_id
         join trips t on t.id = m.trip_id and t.status = 'published' and t.superseded_by is null
         where p.kind = 'duration_itinerary' and p.slug = $1 and p.duration_band = $2
           and t.duration_days between $3 and $4`,
        [slug, band, least, most],
      );
      expect(data[field].durationBand).toBe(band);
      expect(data[field].trips.metadata.totalCount).toBe(count);
      for (const { duration } of data[field].trips.nodes) {
        expect([duration >= least, duration <= most]).toEqual([true, true]);
      }
      const other = await answer(
        `{ ${field}(slug: "${slug}", filters: [{ key: "duration", values: ["long"] }]) { trips { metadata { totalCount } } } }`,
      );
      expect(other[field].trips.metadata.totalCount).toBe(0);
    });

    const LINKS = `operatorPage { slug } reviewPage { slug } landmarkPage { slug } poiPage { slug } landingPage { slug }
      itineraryPage { slug } topOperators { slug } topReviews { id } landmarks { slug } pointsOfInterest { slug }`;

    it('lead to no company, review, landmark or point of interest as world categories, to everything else still', async () => {
      const [place] = await sql(
        `select t.slug from category_pages t join categories c on c.id = t.category_id
         where t.kind = 'trip' and c.trips_count > 0 and c.destination_id is not null
           and (select count(*) from attractions a where a.destination_id = c.destination_id
             or a.destination_id in (select id from destinations where parent_id = c.destination_id)) > 0
         order by c.trips_count desc, c.id limit 1`,
      );
      const read = async (flag: boolean) =>
        (await answer(`{ categoryTripList(slug: "${place.slug}", worldCategory: ${flag}) { category { ${LINKS} } } }`))
          .categoryTripList.category;
      const [shown, hidden] = [await read(false), await read(true)];
      expect([shown.operatorPage, shown.reviewPage, shown.landingPage].includes(null)).toBe(false);
      expect(shown.topOperators.length).toBeGreaterThan(0);
      expect(shown.topReviews.length).toBeGreaterThan(0);
      expect([...shown.landmarks, ...shown.pointsOfInterest].length).toBeGreaterThan(0);
      expect(hidden).toEqual({
        ...shown,
        operatorPage: null,
        reviewPage: null,
        landmarkPage: null,
        poiPage: null,
        topOperators: [],
        topReviews: [],
        landmarks: [],
        pointsOfInterest: [],
      });
    });

    it('hide a landmark’s page and what is nearby as world categories', async () => {
      const [{ slug }] = await sql(
        `select p.slug from category_pages p where p.kind = 'landmark' and p.published order by p.slug limit 1`,
      );
      const read = async (flag: boolean) =>
        (
          await answer(`{ landmarkPage(slug: "${slug}", worldCategory: ${flag}) { nearby { slug }
          page { category { landmarkPage { slug } reviewPage { slug } } } } }`)
        ).landmarkPage;
      expect((await read(false)).page.category).toEqual({
        landmarkPage: { slug },
        reviewPage: { slug: expect.any(String) },
      });
      expect(await read(true)).toEqual({ nearby: [], page: { category: { landmarkPage: null, reviewPage: null } } });
    });

    it('link to pages only while they are published', async () => {
      const [{ id, slug, review }] = await sql(
        `select r.id, t.slug, r.slug as review from category_pages r
         join category_pages t on t.category_id = r.category_id and t.kind = 'trip' where r.kind = 'review'
         order by r.id limit 1`,
      );
      const read = async () => {
        const { data } = await site.query(
          `{ categoryTripList(slug: "${slug}") { category { reviewPage { slug } } }
             categoryReviews(slug: "${review}") { metadata { totalCount } } }`,
        );
        return [data.categoryTripList.category.reviewPage?.slug ?? null, data.categoryReviews === null];
      };
      expect(await read()).toEqual([review, false]);
      await sql('update category_pages set published = false where id = $1', [id]);
      expect(await read()).toEqual([null, true]);
      await sql('update category_pages set published = true where id = $1', [id]);
    });

    it('show sliders, sponsored trips and sample days that somebody wrote, as far as they are listed', async () => {
      for (const table of ['category_sliders', 'sponsored_slots']) await sql(`delete from ${table}`);
      const [page] = await sql(`select id, category_id from category_pages where kind = 'landing' and slug = $1`, [
        samples.landing,
      ]);
      const trips = await sql(
        `select id, slug from trips where status = 'published' and superseded_by is null order by id desc limit 3`,
      );
      const [old] = await sql(`select id from trips where superseded_by is not null limit 1`);
      const companies = await sql('select id, slug from operators order by id limit 2');
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
      const slider = async (kind: string, items: string[], position: number) => {
        const [{ id }] = await sql(
          `insert into category_sliders (category_id, page_kind, title, position) values ($1, 'landing', $2, $3) returning id`,
          [page.category_id, `Of ${kind}`, position],
        );
        for (const [place, item] of items.entries())
          await sql(`insert into category_slider_items (slider_id, position, ${kind}_id) values ($1, $2, $3)`, [
            id,
            place,
            item,
          ]);
      };
      await slider('operator', ids(companies).reverse(), 2);
      await slider('trip', [trips[2].id, old.id, trips[0].id], 1);
      await slider('category', [page.category_id], 3);
      for (const [position, [starts, ends]] of [
        ['2026-11-01', '2026-11-20'],
        ['2026-11-21', '2027-01-01'],
        ['2026-01-01', '2026-11-19'],
        ['2026-11-20', '2026-11-20'],
      ].entries()) {
        await sql(
          'insert into sponsored_slots (category_id, trip_id, starts_on, ends_on, position) values ($1, $2, $3, $4, $5)',
          [page.category_id, trips[position % 3].id, starts, ends, position],
        );
      }
      await sql('update category_pages set days = $2 where id = $1', [
        page.id,
        JSON.stringify([
          { first_day: 1, last_day: 2, label: 'Arrive', nights: 2 },
          { first_day: 3, last_day: 3, label: 'Leave', nights: 0 },
        ]),
      ]);
      const data = await answer(
        `{ seoLanding(slug: "${samples.landing}") {
          sliders { title itemKind trips { slug } operators { slug name } categories { path } }
          itinerary { id items { label weight firstDay lastDay meals { b } nights } }
          category { sponsoredTrips { slug } }
          trips { nodes { slug } metadata { totalCount } }
        } }`,
      );
      const { sliders, itinerary: days, category } = data.seoLanding;
      expect(sliders.map((found: { title: string }) => found.title)).toEqual(['Of trip', 'Of operator', 'Of category']);
      expect(slugsOf(sliders[0].trips)).toEqual([trips[2].slug, trips[0].slug]);
      expect(slugsOf(sliders[1].operators)).toEqual(companies.map(({ slug }) => slug).reverse());
      expect([sliders[0].operators, sliders[1].trips, sliders[2].trips]).toEqual([[], [], []]);
      expect(sliders[2].categories).toEqual([{ path: expect.stringMatching(/^\/trip-list\//) }]);
      expect(days).toEqual({
        id: page.id,
        items: [
          { label: 'Arrive', weight: 1, firstDay: 1, lastDay: 2, meals: { b: 0 }, nights: 2 },
          { label: 'Leave', weight: 2, firstDay: 3, lastDay: 3, meals: { b: 0 }, nights: 0 },
        ],
      });
      expect(slugsOf(category.sponsoredTrips)).toEqual([trips[0].slug, trips[0].slug]);
    });
  });

  describe('of attractions', () => {
    it('list the trips that visit them, and what is near, nearest first', async () => {
      const data = await answer(
        `{ landmarkPage(slug: "${samples.landmark}", limit: 50, orderBy: duration_short_to_long) {
          attraction { slug name kind path latLong { lat long } place { slug } faqs { question } article }
          trips { nodes { slug duration cityAttractions { slug path } } metadata { totalCount } }
          nearby { slug latLong { lat long } } } }`,
      );
      const { attraction, trips, nearby } = data.landmarkPage;
      const [row] = await sql(
        'select a.*, d.slug as place from attractions a join destinations d on d.id = destination_id where a.slug = $1',
        [samples.landmark],
      );
      expect(attraction).toMatchObject({
        slug: row.slug,
        name: row.name,
        kind: 'landmark',
        path: `/l/${row.slug}`,
        place: { slug: row.place },
        article: row.article,
        latLong: { lat: Number(row.lat), long: Number(row.long) },
      });
      const visiting = await sql(
        `select t.slug from trip_attractions v join trips t on t.id = v.trip_id and t.status = 'published'
         and t.superseded_by is null where v.attraction_id = $1`,
        [row.id],
      );
      expect(slugsOf(trips.nodes).sort()).toEqual(visiting.map(({ slug }) => slug).sort());
      const lengths = trips.nodes.map(({ duration }: { duration: number }) => duration);
      expect(lengths).toEqual(lengths.toSorted((a: number, b: number) => a - b));
      for (const { cityAttractions } of trips.nodes) {
        expect(cityAttractions).toContainEqual({ slug: row.slug, path: `/l/${row.slug}` });
      }
      const distance = ({ lat, long }: { lat: number; long: number }) =>
        Math.hypot(lat - row.lat, (long - row.long) * Math.cos((row.lat * Math.PI) / 180));
      const distances = nearby.map((other: { latLong: { lat: number; long: number } }) => distance(other.latLong));
      expect(slugsOf(nearby)).not.toContain(row.slug);
      for (const [i, far] of distances.entries()) expect(far).toBeGreaterThanOrEqual((distances[i - 1] ?? 0) - 0.05);
    });

    it('are answered under their own kind only', async () => {
      const read = async (field: string, slug: string) =>
        (await site.query(`{ ${field}(slug: "${slug}") { attraction { slug } } }`)).data[field];
      expect(await read('landmarkPage', samples.poi)).toBeNull();
      expect(await read('poiPage', samples.landmark)).toBeNull();
      expect(await read('poiPage', samples.poi)).toEqual({ attraction: { slug: samples.poi } });
    });
  });

  describe('of trips that are gone', () => {
    it('list a company’s archived and replaced trips, without price or date, with every filter', async () => {
      const [company] = await sql(
        `select o.slug, o.id from operators o join trips t on t.operator_id = o.id
         where t.status = 'archived' or (t.status = 'published' and t.superseded_by is not null)
         group by o.id order by count(*) desc, o.id limit 1`,
      );
      const read = async (more = '') =>
        (
          await answer(
            `{ operatorOldTripList(slug: "${company.slug}-trips", limit: 50 ${more}) {
              nodes { slug name isOldTrip isPreviousTrips price { cents } availabilities { id } operator { slug } }
              metadata { totalCount extendedFilters { key options { value count } } } topTrips { slug } } }`,
          )
        ).operatorOldTripList;
      const old = await sql(
        `select slug, status, duration_days from trips where operator_id = $1
         and (status = 'archived' or (status = 'published' and superseded_by is not null))`,
        [company.id],
      );
      const all = await read();
      expect(slugsOf(all.nodes).sort()).toEqual(old.map(({ slug }) => slug).sort());
      expect(all.metadata.totalCount).toBe(old.length);
      for (const node of all.nodes) {
        expect(node).toMatchObject({ price: null, availabilities: [], operator: { slug: company.slug } });
        expect(node.isOldTrip || node.isPreviousTrips).toBe(true);
      }
      const lengths = all.metadata.extendedFilters.find(({ key }: { key: string }) => key === 'duration').options;
      for (const { value, count } of lengths) {
        const some = await read(`, filters: [{ key: "duration", values: ["${value}"] }]`);
        expect(some.metadata.totalCount).toBe(count);
      }
      expect(all.topTrips.length).toBe(Math.min(10, old.length));
    });

    it('list what a trip has replaced, through any number of steps, newest first', async () => {
      const trips = await sql(
        `select id, slug from trips where status = 'published' and superseded_by is null
         and id not in (select superseded_by from trips where superseded_by is not null) order by id limit 4`,
      );
      const [newest, second, third, draft] = trips;
      const replace = (id: string, by: string, published: string) =>
        sql('update trips set superseded_by = $2, published_at = $3 where id = $1', [id, by, published]);
      await replace(second.id, newest.id, '2025-01-01');
      await replace(third.id, second.id, '2026-01-01');
      await replace(draft.id, newest.id, '2024-01-01');
      await sql(`update trips set status = 'draft' where id = $1`, [draft.id]);
      const read = async (slug: string, more = '') =>
        (
          await answer(
            `{ tripOldTripList(slug: "${slug}" ${more}) { nodes { slug successor { slug } } metadata { totalCount totalPages } } }`,
          )
        ).tripOldTripList;
      expect(await read(newest.slug)).toEqual({
        nodes: [
          { slug: third.slug, successor: { slug: second.slug } },
          { slug: second.slug, successor: { slug: newest.slug } },
        ],
        metadata: { totalCount: 2, totalPages: 1 },
      });
      expect(slugsOf((await read(newest.slug, ', page: 2, limit: 1')).nodes)).toEqual([second.slug]);
      expect(slugsOf((await read(third.slug)).nodes)).toEqual([]);
      await sql(`update trips set superseded_by = null, status = 'published' where id = any($1::uuid[])`, [
        trips.map(({ id }) => id),
      ]);
    });
  });

  describe('of the site', () => {
    it('answer continents with their countries, and how many trips go there', async () => {
      const { destinations } = await answer(
        '{ destinations { name slug tripsCount countries { name slug tripsCount worldCategorySlug } } }',
      );
      const rows = await sql(
        `select d.slug, d.kind, p.slug as parent, w.slug as world from destinations d left join destinations p on p.id = d.parent_id
         left join categories w on w.id = d.world_category_id where d.kind in ('continent', 'country')`,
      );
      expect(slugsOf(destinations).sort()).toEqual(
        rows
          .filter((r) => r.kind === 'continent')
          .map((r) => r.slug)
          .sort(),
      );
      for (const { slug, countries } of destinations) {
        expect(slugsOf(countries).sort()).toEqual(
          rows
            .filter((r) => r.parent === slug && r.kind === 'country')
            .map((r) => r.slug)
            .sort(),
        );
        for (const country of countries) {
          expect(country.worldCategorySlug).toBe(rows.find((r) => r.slug === country.slug)?.world);
        }
      }
      const country = destinations.flatMap(({ countries }: { countries: never[] }) => countries)[0] as {
        slug: string;
        tripsCount: number;
      };
      const [{ count }] = await sql(
        `with recursive inside as (select id from destinations where slug = $1 union select d.id from destinations d join inside i on d.parent_id = i.id)
         select count(distinct t.id) from trip_locations l join trips t on t.id = l.trip_id and t.status = 'published' and t.superseded_by is null
         where l.destination_id in (select id from inside)`,
        [country.slug],
      );
      expect(country.tripsCount).toBe(count);
    });

    it('claim no more than there is', async () => {
      const { claims } = await answer('{ claims { trips companies memberSavingUsd reviewsBy } }');
      const [{ trips, companies }] = await sql(
        `select count(*) as trips, count(distinct operator_id) as companies from trips where status = 'published' and superseded_by is null`,
      );
      expect(claims.trips).toBe(Math.floor(trips / 10) * 10);
      expect(claims.companies).toBe(companies < 10 ? null : Math.floor(companies / 10) * 10);
      const [{ cents }] = await sql(
        `select coalesce(max(member_saving_cents), 0) as cents from departures d join operators o on o.id = d.operator_id
         join trips t on t.id = d.trip_id and t.status = 'published' and t.superseded_by is null
         where d.currency = 'USD' and availability in ('open', 'limited') and start_date - cutoff_days >= '2026-11-20'`,
      );
      expect(claims.memberSavingUsd ?? 0).toBeGreaterThanOrEqual(Math.floor(cents / 5000) * 50);
      expect((claims.memberSavingUsd ?? 0) % 50).toBe(0);
    });

    it('tell of partners what their sites say, and of inactive ones nothing', async () => {
      const [row] = await sql('select * from partners where slug = $1', [samples.partner]);
      const query = `{ partnerSite(dmoSlug: "${samples.partner}") { name slug templateType aboutUrl baseUrl hiddenMenus
        socialLinks { name url } logoImage { url } } }`;
      expect((await answer(query)).partnerSite).toEqual({
        name: row.name,
        slug: row.slug,
        templateType: row.template_type,
        aboutUrl: row.about_url,
        baseUrl: row.base_url,
        hiddenMenus: row.hidden_menus,
        socialLinks: row.social_links,
        logoImage: null,
      });
      await sql('update partners set active = false where id = $1', [row.id]);
      expect((await site.query(query)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      await sql('update partners set active = true where id = $1', [row.id]);
    });

    it('list published articles, newest first, in pages that together hold each once', async () => {
      const rows = await sql('select slug from articles order by published_at desc, id');
      await sql(
        `insert into articles (slug, name, body, published_at) values ('tomorrow', 'Tomorrow', 'Not yet.', '2026-11-21'), ('never', 'Never', 'A draft.', null)`,
      );
      const seen: string[] = [];
      for (let page = 1; page <= 4; page++) {
        const { articles } = await answer(
          `{ articles(page: ${page}, limit: 9) { nodes { slug } metadata { totalCount totalPages } } }`,
        );
        expect(articles.metadata).toEqual({ totalCount: rows.length, totalPages: Math.ceil(rows.length / 9) });
        seen.push(...slugsOf(articles.nodes));
      }
      expect(seen).toEqual(rows.map(({ slug }) => slug));
      for (const slug of ['tomorrow', 'never']) {
        expect((await site.query(`{ article(slug: "${slug}") { name } }`)).data.article).toBeNull();
      }
      const [row] = await sql('select * from articles where slug = $1', [samples.article]);
      const { article } = await answer(
        `{ article(slug: "${samples.article}") { name topic summary body author readingMinutes publishedAt path metaSEO { title } } }`,
      );
      expect(article).toEqual({
        name: row.name,
        topic: row.topic,
        summary: row.summary,
        body: row.body,
        author: row.author,
        readingMinutes: row.reading_minutes,
        publishedAt: row.published_at.toISOString(),
        path: `/blog/${samples.article}`,
        metaSEO: { title: row.meta_seo.title ?? null },
      });
    });

    it('compare in the order asked for', async () => {
      const { compareTrips, compareOperators } = await answer(
        `{ compareTrips(slugs: ["${samples.otherTrip}", "nothing", "${samples.trip}"]) { slug nights availabilities { id } }
           compareOperators(slugs: ["${samples.otherOperator}", "${samples.operator}"]) { slug customerAges } }`,
      );
      expect(slugsOf(compareTrips)).toEqual([samples.otherTrip, samples.trip]);
      expect(slugsOf(compareOperators)).toEqual([samples.otherOperator, samples.operator]);
    });

    it('find what the pages find', async () => {
      const { search } = await answer(
        `{ search(query: "wlidlife", limit: 3) { corrected { from to } tripCategories { slug tripCount } operators { slug }
          trips { nodes { slug } metadata { totalCount appliedFilters { key } } } trending { slug } } }`,
      );
      const page = await site.search.search({ ...emptyListQuery(), text: 'wlidlife', limit: 3 });
      const suggested = await site.search.suggest('wlidlife');
      expect(search).toEqual({
        corrected: { from: 'wlidlife', to: 'wildlife' },
        tripCategories: suggested.categories.map(({ slug, tripCount }) => ({ slug, tripCount })),
        operators: suggested.operators.map(({ slug }) => ({ slug })),
        trips: {
          nodes: (await tripCards(site.ctx, page.ids)).map(({ slug }) => ({ slug })),
          metadata: { totalCount: page.total, appliedFilters: [] },
        },
        trending: [],
      });
      const top = await answer('{ search(query: "wildlife", limit: 3) { trips { topTrips { slug } } } }');
      const all = await site.search.search({ ...emptyListQuery(), text: 'wildlife', limit: 1000 });
      const found = (await tripCards(site.ctx, all.ids)).map(({ slug }) => slug);
      expect(slugsOf(top.search.trips.topTrips)).toHaveLength(10);
      expect(slugsOf(top.search.trips.topTrips).filter((slug) => !found.includes(slug))).toEqual([]);
      const literal = await answer(
        `{ search(query: "wlidlife", literal: true) { corrected { to } trips { metadata { totalCount } } } }`,
      );
      expect(literal.search).toEqual({ corrected: null, trips: { metadata: { totalCount: 0 } } });
      const blank = await answer(
        '{ search(query: "  ") { trending { slug tripCount } trips { metadata { totalCount } } } }',
      );
      expect(blank.search.trips.metadata.totalCount).toBe(site.search.size());
      expect(blank.search.trending.length).toBeGreaterThan(3);
    });
  });
});
