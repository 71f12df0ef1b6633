import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_COMPLEXITY } from '#kernel/graphql';
import { type Samples, samplesOf } from './samples.ts';
import { seededSite } from './testing.ts';

const TRIP_CARD = `id slug name duration rating { overallScore } reviewsCount spotsLeft isPromotion newTrip priceUsdCents
  price { cents currency } strikeThroughPrice { cents currency } operator { name slug } coverImage { url } poster { url }
  startCity { name } endCity { name } tripType { key name color icon }`;
const LIST = `nodes { ${TRIP_CARD} } topTrips { ${TRIP_CARD} } metadata { currentPage totalPages totalCount limitValue
  categoryPageType quickFilters { key value label count } appliedFilters { key value label }
  extendedFilters { key label selectionKind optionsCount options { value label count selected } range { min max } } }`;
const WORDS = `h1 slug tagLine mainArticle metaSEO { title description canonicalUrl ogImage } faqs { question answer }
  sliders { title itemKind trips { name slug } operators { name slug } categories { name } }`;
const REVIEW = `id authorName content summary reviewedAt reviewBadge source reply repliedAt rating { overallScore valueScore }
  operator { name slug } tripName tripSlug`;
const TERM = '{ key name title shortName description color icon propertyKey propertyName }';
const PAGES = ['trip', 'operator', 'review', 'landing', 'itinerary', 'landmark', 'poi'];
const CATEGORY = `name slug categoryType operatorsCount tripsCount rating { overallScore valueScore } reviewsCount
  inheritanceChain { name path } relatedCategories { name } topOperators { name slug } sponsoredTrips { name }
  travelGuide travelTips safetyInfo experiences { title text } images { url } poster { url previewUrl }
  ${PAGES.map((kind) => `${kind}Page { ${WORDS} }`).join(' ')} durationItineraryPages { h1 slug }`;

/** Each page of the specification with all that stands on it. */
const PAGE_QUERIES: Record<string, (slugs: Samples) => string> = {
  'a trip': ({ trip }) => `tripDetail(slug: "${trip}") { ${TRIP_CARD} sku mainImages { url } mapImage { url } videoUrl
    details highlights ages ${TERM} physicalLevel ${TERM} lodgingLevel ${TERM} travelStyle ${TERM} itineraryFocus ${TERM}
    groupSize ${TERM} transport ${TERM} activities ${TERM} themes ${TERM} locations { name slug } metaSEO { title }
    cityAttractions { name slug } tripParam { includes excludes meals guide visa transport healthSafety cancellation }
    inclusions { kind included label } faqs { question answer } priceTiers { tier label occupancy }
    merchantModelParams { finalPaymentDays paymentTypes }
    availabilities { id startDate endDate spotsLeft departureGuaranteed availability priceCurrency basePriceCents
      price1Cents price2Cents price3Cents price4Cents price5Cents strikethroughBasePriceCents priceNotes }
    itinerary { id mapImage { url } items { label details image { url } startCity { name } endCity { name } weight
      latLong { lat long } } }
    operatorReviews { ${REVIEW} } reviews { ${REVIEW} } similarTrips { ${TRIP_CARD} }
    similarOperatorTrips { ${TRIP_CARD} } similarPlaceTrips { ${TRIP_CARD} } }`,
  'a company': ({ operator }) => `operatorProfile(slug: "${operator}") { slug name shortName knownFor lovedFor flags
    awards { name year } faqs { question answer } rating { overallScore guideScore } reviewsDetails { count histogram }
    travelAssociations { name description logoImage { url } } themes ${TERM} travelStyles ${TERM} activities ${TERM}
    regions ${TERM} tripTypes ${TERM} rankingsInCategories { operatorRank category { name } }
    similarOperators { name slug rating { overallScore } } topTrips { ${TRIP_CARD} } popularTrips { ${TRIP_CARD} }
    topReviews { ${REVIEW} } metaSEO { title } }`,
  'a company’s reviews': ({ operator }) =>
    `operatorReviews(slug: "${operator}", limit: 25) { nodes { ${REVIEW} } reviewsDetails { count } metadata { totalCount } }`,
  'a company’s trips': ({ operator }) => `operatorTripList(slug: "${operator}") { ${LIST} }`,
  'the trips of a category': ({ tripPage }) =>
    `categoryTripList(slug: "${tripPage}") { ${LIST} category { ${CATEGORY} } }`,
  'the reviews of a category': ({ reviewPage }) =>
    `categoryReviews(slug: "${reviewPage}") { nodes { ${REVIEW} } page { ${WORDS} } metadata { totalCount } }`,
  'a guide': ({ landing }) => `seoLanding(slug: "${landing}") { ${WORDS} category { ${CATEGORY} } trips { ${LIST} } }`,
  'a week': ({ oneWeek }) => `oneWeekItinerary(slug: "${oneWeek}") { ${WORDS} itinerary { items { label details } }
    trips { ${LIST} } category { name } }`,
  'a landmark': ({ landmark }) => `landmarkPage(slug: "${landmark}") { attraction { name article image { url } }
    page { ${WORDS} } trips { ${LIST} } nearby { name slug } }`,
  'a search': () => `search(query: "wildlife") { corrected { from to } operators { name slug } articles { name slug }
    tripCategories { name slug tripPageSlug categoryType tripCount } trips { ${LIST} } }`,
  'a partner’s site': ({ partner }) => `dmoData(dmoSlug: "${partner}") { slug logoImage { url } templateType
    topNavMenu { title href children { title href children { title } } } }`,
};

describe('GraphQL as the specification names it', () => {
  const site = seededSite();
  const sdl = readFileSync('contracts/schema.graphql', 'utf8');
  let samples = {} as Samples;
  beforeAll(async () => {
    samples = await samplesOf(site);
  });

  it.each(Object.keys(PAGE_QUERIES))('answers %s whole with one query, and says what that cost', async (page) => {
    const query = `{ ${PAGE_QUERIES[page]?.(samples)} }`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await site.ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors, extensions } = (await answer.json()) as {
      data: Record<string, object | null>;
      errors?: object[];
      extensions: { cost: { complexity: number; most: number } };
    };
    expect(errors).toBeUndefined();
    expect(Object.values(data)[0]).not.toBeNull();
    expect(extensions.cost.most).toBe(MAX_COMPLEXITY);
    expect(extensions.cost.complexity).toBeGreaterThan(5);
    // Whoever asks for a little more than we thought of isn't refused.
    expect(extensions.cost.complexity).toBeLessThan(MAX_COMPLEXITY * 0.8);
  });

  it('says of every type, field, argument and value what it is', () => {
    const silent: string[] = [];
    for (const type of Object.values(buildSchema(sdl).getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
      const inside = [
        ...('getFields' in type ? Object.values(type.getFields()) : []),
        ...('getValues' in type ? type.getValues() : []),
      ];
      const args = inside.flatMap((field) => ('args' in field ? field.args : []));
      for (const one of [type, ...inside, ...args]) if (!one.description) silent.push(`${type.name} ${one.name}`);
    }
    expect(silent).toEqual([]);
  });

  it('says where each of its scalars is specified', () => {
    const types = Object.values(buildSchema(sdl).getTypeMap());
    const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    expect(own.map((type) => ('specifiedByURL' in type ? type.specifiedByURL : null))).toEqual([
      'https://www.rfc-editor.org/rfc/rfc8259#section-6',
      'https://scalars.graphql.org/andimarek/local-date.html',
      'https://scalars.graphql.org/andimarek/date-time.html',
    ]);
  });

  it('has the words of every page behind the links of a category', () => {
    const category = buildSchema(sdl).getType('Category');
    if (!isObjectType(category)) throw new Error('There is no type Category');
    const fields = category.getFields();
    for (const kind of PAGES) expect(getNamedType(fields[`${kind}Page`]?.type)?.name).toBe('CategoryPage');
  });

  it('tells the paths of pages that the site has', async () => {
    const { data } =
      await site.query(`{ seoLanding(slug: "${samples.landing}") { path category { tripPage { path } reviewPage { path } } }
      tripDetail(slug: "${samples.trip}") { breadcrumbs { path } cityAttractions { path } } }`);
    expect(data.seoLanding.path).toMatch(/^\/guide\//);
    expect(data.seoLanding.category.tripPage.path).toMatch(/^\/trip-list\//);
    expect(data.tripDetail.breadcrumbs[0].path).toMatch(/^\/trip-list\//);
    expect(data.tripDetail.cityAttractions[0].path).toMatch(/^\/(attractions|l)\//);
    expect(data.seoLanding.category.reviewPage).toEqual({ path: expect.stringMatching(/^\/reviews\//) });
  });

  it('says more of a term than its name', async () => {
    await site.door.pool.query(
      `update terms set title = 'Into the wild', short_name = 'Wild', description = 'Animals', color = 'moss', icon = 'paw'
       where property_key = 'theme' and key = (select key from terms join trip_terms on term_id = terms.id
         join trips on trips.id = trip_id where slug = $1 and property_key = 'theme' order by terms.id limit 1)`,
      [samples.trip],
    );
    const { data } = await site.query(
      `{ tripDetail(slug: "${samples.trip}") { themes { title shortName description color icon } } }`,
    );
    expect(data.tripDetail.themes).toContainEqual({
      title: 'Into the wild',
      shortName: 'Wild',
      description: 'Animals',
      color: 'moss',
      icon: 'paw',
    });
  });

  it('has a poster of everything that is pictured, as SVG and as PNG', async () => {
    const poster = 'poster { url previewUrl }';
    const { data } = await site.query(`{ tripDetail(slug: "${samples.trip}") { ${poster} }
      seoLanding(slug: "${samples.landing}") { category { ${poster} } } article(slug: "${samples.article}") { ${poster} } }`);
    for (const found of [data.tripDetail, data.seoLanding.category, data.article]) {
      const drawn = await site.ask(found.poster.url);
      const preview = await site.ask(found.poster.previewUrl);
      expect([drawn, preview].map((file) => [file.status, file.headers.get('Content-Type')?.split(';')[0]])).toEqual([
        [200, 'image/svg+xml'],
        [200, 'image/png'],
      ]);
    }
  });

  it('lists trips beside a trip as its company does, by why they are listed', async () => {
    const { pool } = site.door;
    const { rows: others } = await pool.query(
      `select id, slug from trips where status = 'published' and superseded_by is null and slug <> $1 order by id limit 3`,
      [samples.trip],
    );
    await pool.query('delete from trip_relations where trip_id = (select id from trips where slug = $1)', [
      samples.trip,
    ]);
    for (const [i, list] of ['similar', 'same_operator', 'same_place'].entries()) {
      await pool.query(
        'insert into trip_relations (trip_id, other_id, list) select id, $2, $3 from trips where slug = $1',
        [samples.trip, others[i].id, list],
      );
    }
    const { data } = await site.query(
      `{ tripDetail(slug: "${samples.trip}") { similarTrips { slug } similarOperatorTrips { slug } similarPlaceTrips { slug } } }`,
    );
    expect(data.tripDetail).toEqual({
      similarTrips: [{ slug: others[0].slug }],
      similarOperatorTrips: [{ slug: others[1].slug }],
      similarPlaceTrips: [{ slug: others[2].slug }],
    });
  });

  it.each([
    ['from another site with a cookie', { headers: { Origin: 'https://travel.example', Cookie: 'a=b' } }, 403],
    ['too large', { body: JSON.stringify({ query: 'x'.repeat(100_000) }) }, 413],
    ['in another language', { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['with another method', { method: 'PUT' }, 405],
  ])('refuses what is sent %s in the shape of its errors', async (_, init, status) => {
    const { headers, ...rest } = { headers: {}, ...init };
    const answer = await site.ask('/graphql', {
      method: 'POST',
      body: '{"query":"{ __typename }"}',
      ...rest,
      headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json', ...headers },
    });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      status,
      'application/graphql-response+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { status, code: expect.stringMatching(/^[A-Z_]+$/) } }],
    });
  });
});
