import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorPage, tripCards, tripPage } from '#catalogue';
import type { TripPage } from '#catalogue/shared';
import { reviewStatsOf, reviewsOf } from '#reviews';
import { emptyListQuery } from '#search/shared';
import { seededSite } from './testing.ts';

/** The fields that the specification and its amendments name, by type. */
const SPECIFIED: Record<string, string> = {
  Operator: `slug name shortName logoImage mainImage videoUrl galleryImages knownFor lovedFor awards faqs flags rating
    reviewsCount reviewsDetails contracted isFollowed ustoaStatus covidSafety cancellationPolicy cancellationPolicyUrl
    memberSavings bookingPolicy bookingTerms customerAges businessProcessType cta reservationFields fixDeposit
    depositAmount travelAssociations themes travelStyles activities regions tripTypes rankingsInCategories
    similarOperators topTrips popularTrips tripsCount metaSEO featuredStatus revenueTier attributionStatus`,
  Trip: `id name slug sku coverImage mainImages mapImage videoUrl duration startCity endCity transport price
    strikeThroughPrice promotionStrikeThroughPrice isPromotion promotionExpiry singleSupplementPrice datesLabel
    priceTiers priceNotes rating reviewsCount details highlights externalUrl cta createdBy lastRefreshedAt
    lastPriceRefreshedAt updatedAt isOldTrip isPreviousTrips newTrip isMerchantModel merchantModelParams minGroupSize
    maxGroupSize ages tripType physicalLevel lodgingLevel travelStyle itineraryFocus groupSize locations activities
    themes cityAttractions similarTrips similarOperatorTrips similarPlaceTrips spotsLeft metaSEO poster tripParam memberPrice priceTier priceUsdCents priceOnRequest inclusions nights meals
    availabilities itinerary operator reviews`,
  TripParam: `includes excludes meals guide visa transport healthSafety cancellation accommodation shipInfo
    optionalActivities ageNotes physicalRequirements soloNotes insurance luggage climate tipping other`,
  Term: 'key name title shortName description color icon propertyKey propertyName',
  Poster: 'url previewUrl',
  Departure: `id startDate endDate spotsLeft departureGuaranteed availability priceCurrency basePriceCents price1Cents
    price2Cents price3Cents price4Cents price5Cents strikethroughBasePriceCents strikethroughPrice1Cents
    strikethroughPrice2Cents strikethroughPrice3Cents strikethroughPrice4Cents strikethroughPrice5Cents priceNotes
    minToRun memberSavingCents soldCount`,
  Itinerary: 'id mapImage items',
  ItineraryItem: 'label details image startCity endCity weight latLong meals lodgingName',
  Review: `authorName content summary rating reviewedAt reviewBadge source reply repliedAt operator trip tripName tripSlug
    operatorName operatorSlug`,
  Rating: 'overallScore valueScore guideScore activitiesScore lodgingScore transportScore mealsScore',
  Category: `name slug categoryType images operatorsCount tripsCount rating reviewsCount inheritanceChain
    relatedCategories tripPage operatorPage reviewPage landingPage itineraryPage landmarkPage poiPage topOperators sponsoredTrips travelGuide
    travelTips safetyInfo experiences`,
  CategoryPage: `h1 slug tagLine mainArticle metaSEO faqs kind durationBand breadcrumbs sliders itinerary category
    trips`,
  Attraction: 'name slug kind image latLong article faqs',
  AttractionPage: 'attraction page trips',
  Slider: 'title itemKind trips operators categories',
  Inclusion: 'kind included mandatory label quantity estimateCents currency',
  Faq: 'question answer',
  MetaSeo: 'title description canonicalUrl ogImage',
  Breadcrumb: 'name path',
  Money: 'cents currency',
  Article: 'slug name summary body image author publishedAt metaSEO',
  Partner: 'slug name logoImage favicon baseUrl templateType aboutUrl socialLinks hiddenMenus topNavMenu',
  MenuItem: `title shortTitle href text tooltip menuType cssClass style kind isButton forward fullheight position
    parentId children`,
  Destination: 'name slug worldCategorySlug countries',
  TripList: 'nodes metadata topTrips',
  OperatorList: 'nodes metadata topOperators',
  ReviewList: 'nodes metadata page',
  SharedWishlist: 'name sharedBy nodes metadata',
  ArticleList: 'nodes metadata',
  SearchResults: 'corrected tripCategories operators articles trips',
  ListMetadata: `currentPage totalPages totalCount limitValue categoryPageType quickFilters appliedFilters
    extendedFilters`,
  ExtendedFilter: 'key label selectionKind options range',
};
const NEVER = ['leadEmail', 'commissionBps', 'imageHosts'];

describe('GraphQL fields', () => {
  const site = seededSite();
  const schema = buildSchema(readFileSync('contracts/schema.graphql', 'utf8'));
  const slugs = { trip: '', operator: '', category: '' };

  beforeAll(async () => {
    const first = async (text: string) => (await site.door.pool.query(text)).rows[0].slug as string;
    slugs.trip = await first(
      `select trips.slug from trips join departures on trip_id = trips.id where reviews_count > 3 and status = 'published'
       group by trips.id order by count(*) desc, trips.id limit 1`,
    );
    slugs.operator = await first('select slug from operators order by reviews_count desc, id limit 1');
    slugs.category = await first(
      `select page.slug from category_pages page join categories on categories.id = page.category_id
       where page.kind = 'trip' order by trips_count desc, page.id limit 1`,
    );
  });

  it.each(Object.entries(SPECIFIED))('%s has every field that the specification names', (name, fields) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
    expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  });

  it('never tell what a company pays or signs', () => {
    const names = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()) : [],
    );
    expect(names.filter((name) => NEVER.includes(name))).toEqual([]);
  });

  it('answer nothing where one would be told what a company pays', async () => {
    await site.door.pool.query(`update operators set featured_status = 'gold' where slug = $1`, [slugs.operator]);
    const asked = 'featuredStatus revenueTier attributionStatus';
    const { data } = await site.query(`{ operatorProfile(slug: "${slugs.operator}") { ${asked} } }`);
    expect(data.operatorProfile).toEqual({ featuredStatus: null, revenueTier: null, attributionStatus: null });
  });

  /** A selection of all plain fields of a type, and of the plain fields of what it holds. */
  function everything(type: GraphQLOutputType, levels: number): string {
    const named = getNamedType(type);
    if (!isObjectType(named)) return '';
    const chosen = Object.values(named.getFields()).flatMap((field) => {
      if (!isObjectType(getNamedType(field.type))) return [field.name];
      return levels > 0 ? [`${field.name} ${everything(field.type, levels - 1)}`] : [];
    });
    return `{ ${chosen.join(' ')} }`;
  }

  it.each(['Trip', 'Operator'])('of %s all resolve, lists of nodes included', async (name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
    const root = name === 'Trip' ? `tripDetail(slug: "${slugs.trip}")` : `operatorProfile(slug: "${slugs.operator}")`;
    for (const field of Object.values(type.getFields())) {
      const held = getNamedType(field.type);
      const whole = ['Trip', 'Operator', 'Review'].includes(held.name);
      const selection = isObjectType(held) ? everything(held, whole ? 0 : 1) : '';
      const { errors } = await site.query(`{ ${root} { ${field.name} ${selection} } }`);
      expect([field.name, errors ?? []]).toEqual([field.name, []]);
    }
  });

  it('of a trip hold what its page holds', async () => {
    const page = (await tripPage(site.ctx, { slug: slugs.trip })) as TripPage;
    const { data, errors } = await site.query(
      `query ($slug: String!) { tripDetail(slug: $slug) {
        id slug sku name duration rating { overallScore } reviewsCount minGroupSize maxGroupSize minAge maxAge nights highlights details
        price { cents currency } priceUsdCents priceOnRequest pricePerDay { cents } memberPrice { cents } strikeThroughPrice { cents }
        startCity { name } endCity { name } isMerchantModel cta newTrip updatedAt tripType { key } activities { key }
        meals { served possible } monthBars { month departures } inclusions { label included estimateCents }
        itinerary { items { label weight meals { b l d } latLong { lat long } } }
        availabilities { id startDate endDate availability priceCurrency basePriceCents price1Cents price2Cents }
        similarTrips { slug } operator { slug name rating { overallScore } reviewsCount tripsCount } breadcrumbs { name path }
        tripParam { includes visa } priceTiers { tier label occupancy } locations { slug }
      } }`,
      { slug: slugs.trip },
    );
    expect(errors).toBeUndefined();
    const { departures, days, price } = page;
    const termKeys = (property: string) =>
      page.terms.filter((t) => t.propertyKey === property).map(({ key }) => ({ key }));
    expect(data.tripDetail).toEqual({
      id: page.id,
      slug: page.slug,
      sku: page.sku,
      name: page.name,
      duration: page.durationDays,
      rating: { overallScore: page.rating },
      reviewsCount: page.reviewsCount,
      minGroupSize: page.minGroupSize,
      maxGroupSize: page.maxGroupSize,
      minAge: page.minAge,
      maxAge: page.maxAge,
      nights: page.nights,
      highlights: page.highlights,
      details: page.details,
      price: price && { cents: price.cents, currency: price.currency },
      priceUsdCents: price?.usdCents ?? null,
      priceOnRequest: price?.onRequest ?? false,
      pricePerDay: price && { cents: price.perDayCents },
      memberPrice: price?.memberCents ? { cents: price.memberCents } : null,
      strikeThroughPrice: page.strikeThrough && { cents: page.strikeThrough.cents },
      startCity: page.start && { name: page.start.name },
      endCity: page.end && { name: page.end.name },
      isMerchantModel: page.isMerchantModel,
      cta: page.cta,
      newTrip: page.newTrip,
      updatedAt: page.updatedAt,
      tripType: termKeys('trip_type')[0] ?? null,
      activities: termKeys('activity'),
      meals: page.meals,
      monthBars: page.monthBars,
      inclusions: page.inclusions.map(({ label, included, estimateCents }) => ({ label, included, estimateCents })),
      itinerary: {
        items: days.map(({ label, meals, latLong }, i) => ({ label, weight: i + 1, meals, latLong })),
      },
      availabilities: departures.map((departure) => ({
        id: departure.id,
        startDate: departure.startDate,
        endDate: departure.endDate,
        availability: departure.availability,
        priceCurrency: departure.currency,
        basePriceCents: departure.prices[0],
        price1Cents: departure.prices[1],
        price2Cents: departure.prices[2],
      })),
      similarTrips: (await tripCards(site.ctx, page.similarIds)).map(({ slug }) => ({ slug })),
      operator: {
        slug: page.operator.slug,
        name: page.operator.name,
        rating: { overallScore: page.operator.rating },
        reviewsCount: page.operator.reviewsCount,
        tripsCount: page.operator.tripsCount,
      },
      breadcrumbs: page.crumbs,
      tripParam: {
        includes: page.sections.find(({ section }) => section === 'includes')?.body ?? null,
        visa: page.sections.find(({ section }) => section === 'visa')?.body ?? null,
      },
      priceTiers: page.tiers,
      locations: page.places.map(({ slug }) => ({ slug })),
    });
  });

  it('of a company hold what its page holds', async () => {
    const page = await operatorPage(site.ctx, { slug: slugs.operator });
    if (!page || 'movedTo' in page) throw new Error('There is no such company');
    const stats = await reviewStatsOf(site.ctx, { operatorId: page.id });
    const { reviews } = await reviewsOf(site.ctx, { operatorId: page.id }, { limit: 5 });
    const { data, errors } = await site.query(
      `query ($slug: String!) { operatorProfile(slug: $slug) {
        id name rating { overallScore } reviewsCount tripsCount knownFor cta businessProcessType fixDeposit depositAmount
        themes { key } topTrips { id name price { cents } } popularTrips { id } similarOperators { slug rating { overallScore } }
        reviewsDetails { count histogram rating { overallScore valueScore mealsScore } }
        topReviews { id authorName summary rating { overallScore guideScore } operatorSlug tripSlug }
      } }`,
      { slug: slugs.operator },
    );
    expect(errors).toBeUndefined();
    expect(data.operatorProfile).toMatchObject({
      id: page.id,
      name: page.name,
      rating: { overallScore: page.rating },
      reviewsCount: page.reviewsCount,
      tripsCount: page.tripsCount,
      knownFor: page.knownFor,
      cta: page.cta,
      fixDeposit: page.deposit?.kind === 'fixed',
      themes: page.terms.filter((t) => t.propertyKey === 'theme').map(({ key }) => ({ key })),
      topTrips: page.topTrips.map(({ id, name, price }) => ({ id, name, price: price && { cents: price.cents } })),
      popularTrips: page.popularTrips.map(({ id }) => ({ id })),
      similarOperators: page.similar.map(({ slug, rating }) => ({ slug, rating: { overallScore: rating } })),
      reviewsDetails: {
        count: stats.count,
        histogram: stats.histogram,
        rating: { overallScore: stats.overall, valueScore: stats.averages.value, mealsScore: stats.averages.meals },
      },
      topReviews: reviews.map((review) => ({
        id: review.id,
        authorName: review.authorName,
        summary: review.summary,
        rating: { overallScore: review.rating, guideScore: review.scores.guide },
        operatorSlug: page.slug,
      })),
    });
    expect(data.operatorProfile.topReviews).toHaveLength(5);
  });

  it('of a trip in a list hold what its own answer holds', async () => {
    const fields = `id name price { cents currency } duration tripType { key propertyName } startCity { name }
      operator { id name rating { overallScore } } availabilities { id } reviewsDetails { count } operatorReviews { id }`;
    const { data } = await site.query(
      `{ operatorTripList(slug: "${slugs.operator}", limit: 3) { nodes { slug ${fields} } } }`,
    );
    const { nodes } = data.operatorTripList;
    expect(nodes.length).toBeGreaterThan(0);
    for (const { slug, ...node } of nodes) {
      expect((await site.query(`{ tripDetail(slug: "${slug}") { ${fields} } }`)).data.tripDetail).toEqual(node);
    }
  });

  it('of a list hold what the list of the page holds', async () => {
    const query = { ...emptyListQuery(), limit: 5, sort: 'duration_long_to_short' as const };
    const { rows } = await site.door.pool.query(
      'select categories.slug from categories join category_pages p on p.category_id = categories.id where p.slug = $1',
      [slugs.category],
    );
    const found = await site.search.search(query, { scope: { category: rows[0].slug } });
    const cards = await tripCards(site.ctx, found.ids);
    const { data, errors } = await site.query(
      `query ($slug: String!) { categoryTripList(slug: $slug, limit: 5, orderBy: duration_long_to_short) {
        nodes { id name duration price { cents } }
        metadata { currentPage totalPages totalCount limitValue categoryPageType quickFilters { key value label count } }
        topTrips { id }
        category { slug tripsCount tripPage { h1 slug metaSEO { title } } inheritanceChain { name } }
      } }`,
      { slug: slugs.category },
    );
    expect(errors).toBeUndefined();
    expect(data.categoryTripList.nodes).toEqual(
      cards.map((card) => ({
        id: card.id,
        name: card.name,
        duration: card.durationDays,
        price: card.price && { cents: card.price.cents },
      })),
    );
    expect(data.categoryTripList.metadata).toEqual({
      currentPage: 1,
      totalPages: found.pageCount,
      totalCount: found.total,
      limitValue: 5,
      categoryPageType: 'trip',
      quickFilters: found.quick,
    });
    expect(data.categoryTripList.category.slug).toBe(rows[0].slug);
    expect(data.categoryTripList.topTrips.length).toBeLessThanOrEqual(10);
  });

  it('of a trip’s story are read when they are asked for, all of them at once', async () => {
    const countFor = (fields: string) =>
      site.statements(async () => {
        const { data, errors } = await site.query(`{ tripDetail(slug: "${slugs.trip}") { name ${fields} } }`);
        expect([errors, data.tripDetail.name]).toEqual([undefined, expect.any(String)]);
      });
    await countFor('');
    const core = await countFor('availabilities { id } terms: activities { name }');
    const whole = await countFor(
      'itinerary { items { id } } breadcrumbs { name } mainImages { url } cityAttractions { name }',
    );
    expect([core, whole]).toEqual([core, core + 1]);
  });

  it('of lists are read together, however many trips there are', async () => {
    const countFor = (limit: number) =>
      site.statements(async () => {
        const answer = await site.query(
          `{ operatorTripList(slug: "${slugs.operator}", limit: ${limit}) { nodes { name nights tripType { name }
            operator { rating { overallScore } topReviews { id } } operatorReviews { id } availabilities { spotsLeft } itinerary { items { id } } } } }`,
        );
        expect(answer.errors).toBeUndefined();
      });
    const [few, many] = [await countFor(3), await countFor(24)];
    expect(few).toBeGreaterThan(0);
    // Former prices are read for pages and similar trips, each only where one is on promotion.
    expect(many).toBeLessThanOrEqual(few + 3);
  });
});
