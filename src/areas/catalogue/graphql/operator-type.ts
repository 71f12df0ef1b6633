import { type ApiBuilder, times, type ValueTypes } from '#kernel/graphql';
import type { OperatorPage } from '../operators/operator-page-model.ts';
import { fact, fromOperator, type OperatorNode, ofOperator, tripNodes, tripsOfOperator } from './nodes.ts';
import type { TripTypes } from './trip-type.ts';

const TOP_TRIPS = 5;
const NEVER_TOLD = 'Always null: what a company pays is told to nobody and orders nothing.';

/** A company. What it pays or signs is never told and never affects an order. */
export function addOperatorType(builder: ApiBuilder, values: ValueTypes, { trip, term, ratingTotal }: TripTypes) {
  const { association, award, ranking } = addOperatorParts(builder, values);
  const operator = builder.objectRef<OperatorNode>('Operator').implement({
    fields: (t) => ({
      id: t.id({ resolve: ofOperator('id') }),
      slug: t.string({ resolve: ofOperator('slug') }),
      name: t.string({ resolve: ofOperator('name') }),
      shortName: t.string({ nullable: true, resolve: ofOperator('shortName') }),
      logoImage: t.field({ type: values.image, nullable: true, resolve: ofOperator('logo') }),
      mainImage: t.field({ type: values.image, nullable: true, resolve: ofOperator('mainImage') }),
      videoUrl: t.string({ nullable: true, resolve: ofOperator('videoUrl') }),
      galleryImages: t.field({ type: [values.image], resolve: ofOperator('galleryImages') }),
      knownFor: t.string({ nullable: true, resolve: ofOperator('knownFor') }),
      lovedFor: t.string({ nullable: true, resolve: ofOperator('lovedFor') }),
      awards: t.field({ type: [award], resolve: ofOperator('awards') }),
      faqs: t.field({ type: [values.faq], resolve: ofOperator('faqs') }),
      flags: t.stringList({ resolve: ofOperator('flags') }),
      contracted: t.boolean({ resolve: ofOperator('contracted') }),
      featuredStatus: t.string({ nullable: true, description: NEVER_TOLD, resolve: () => null }),
      revenueTier: t.string({ nullable: true, description: NEVER_TOLD, resolve: () => null }),
      attributionStatus: t.string({ nullable: true, description: NEVER_TOLD, resolve: () => null }),
      ustoaStatus: t.string({
        description: 'none, active_member or associate_member.',
        resolve: ofOperator('ustoaStatus'),
      }),
      reviewsCount: t.int({ resolve: ofOperator('reviewsCount') }),
      ratingTotal: t.field({
        type: ratingTotal,
        nullable: true,
        description: 'What reviewers elsewhere gave in all, as the company states it; null when it states nothing.',
        resolve: ofOperator('ratingTotal'),
      }),
      tripsCount: t.int({ resolve: ofOperator('tripsCount') }),
      operatorRank: t.int({
        nullable: true,
        description: 'Its place in the category that it is listed for; null elsewhere, and without a rank.',
        resolve: ({ rank }) => rank ?? null,
      }),

      covidSafety: t.string({ nullable: true, resolve: ofOperator('covidSafety') }),
      cancellationPolicy: t.string({ nullable: true, resolve: ofOperator('cancellationPolicy') }),
      cancellationPolicyUrl: t.string({ nullable: true, resolve: ofOperator('cancellationPolicyUrl') }),
      memberSavings: t.string({ nullable: true, resolve: ofOperator('memberSavings') }),
      bookingPolicy: t.string({ nullable: true, resolve: ofOperator('bookingPolicy') }),
      bookingTerms: t.string({ nullable: true, resolve: ofOperator('bookingTerms') }),
      customerAges: t.string({ nullable: true, resolve: ofOperator('customerAges') }),
      businessProcessType: t.string({
        description: 'instant, on_request or lead_only.',
        resolve: ofOperator('businessProcessType'),
      }),
      cta: t.string({ description: 'reserve, request_quote, visit_site or brochure.', resolve: ofOperator('cta') }),
      reservationFields: t.stringList({
        description: 'What the company must know of each passenger.',
        resolve: ofOperator('reservationFields'),
      }),
      fixDeposit: t.boolean({
        description: 'Whether the deposit is a sum, see deposits, rather than a share, see depositAmount.',
        resolve: fromOperator('deposit', (deposit) => deposit?.kind === 'fixed'),
      }),
      depositAmount: t.int({
        nullable: true,
        description: 'Hundredths of a percent of the price; null when fixDeposit, or when the company doesn’t say.',
        resolve: fromOperator('deposit', (deposit) => (deposit?.kind === 'share' ? deposit.bps : null)),
      }),
      deposits: t.field({
        type: [values.money],
        description:
          'When fixDeposit: the sum for each traveler by currency; in other currencies it is 20 % of the price.',
        resolve: fromOperator('deposit', (deposit) =>
          deposit?.kind === 'fixed'
            ? Object.entries(deposit.cents).map(([currency, cents]) => ({ cents, currency }))
            : [],
        ),
      }),

      travelAssociations: t.field({ type: [association], resolve: ofOperator('associations') }),
      themes: t.field({ type: [term], resolve: termsOf('theme') }),
      travelStyles: t.field({ type: [term], resolve: termsOf('travel_style') }),
      activities: t.field({ type: [term], resolve: termsOf('activity') }),
      regions: t.field({ type: [term], resolve: termsOf('region') }),
      tripTypes: t.field({ type: [term], resolve: termsOf('trip_type') }),
      rankingsInCategories: t.field({ type: [ranking], resolve: ofOperator('rankings') }),
      topTrips: t.field({
        type: [trip],
        extensions: times(TOP_TRIPS),
        description: 'The best rated, five at most.',
        resolve: async (node) => tripNodes(node.request, (await tripsOfOperator(node)).top),
      }),
      popularTrips: t.field({
        type: [trip],
        extensions: times(TOP_TRIPS),
        description: 'Most reviewed, besides the best rated; five at most.',
        resolve: async (node) => tripNodes(node.request, (await tripsOfOperator(node)).popular),
      }),
      metaSEO: t.field({ type: values.metaSeo, resolve: ofOperator('metaSeo') }),
      updatedAt: t.field({ type: 'DateTime', resolve: ofOperator('updatedAt') }),
    }),
  });
  builder.objectField(operator, 'similarOperators', (t) =>
    t.field({
      type: [operator],
      extensions: times(6),
      resolve: fromOperator('similar', (similar, request) =>
        similar.map((other) => ({ request, key: other.slug, known: other })),
      ),
    }),
  );
  builder.objectField(trip, 'operator', (t) =>
    t.field({
      type: operator,
      resolve: fact((facts, request) => ({ request, key: facts.operator.slug, known: facts.operator })),
    }),
  );
  return operator;
}

const termsOf = (property: string) =>
  fromOperator('terms', (terms) => terms.filter(({ propertyKey }) => propertyKey === property));

function addOperatorParts(builder: ApiBuilder, values: ValueTypes) {
  const association = builder.objectRef<OperatorPage['associations'][number]>('TravelAssociation').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      description: t.exposeString('description', { nullable: true }),
      logoImage: t.expose('logoImage', { type: values.image, nullable: true }),
    }),
  });
  const award = builder.objectRef<OperatorPage['awards'][number]>('Award').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      year: t.exposeInt('year', { nullable: true }),
      source: t.exposeString('source', { nullable: true }),
    }),
  });
  const ranking = builder.objectRef<OperatorPage['rankings'][number]>('CategoryRanking').implement({
    fields: (t) => ({
      operatorRank: t.exposeInt('rank'),
      category: t.field({ type: values.namedLink, resolve: ({ name, slug }) => ({ name, slug }) }),
    }),
  });
  return { association, award, ranking };
}
