import { type ApiBuilder, type ApiObject, type GraphqlContext, times, type ValueTypes } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { type Destination, destinations } from '../places/destinations.ts';

export type DestinationNode = { request: GraphqlContext; place: Destination };

const CONTINENTS = 9;
const COUNTRIES_OF_ONE = 15;

/** Continents with their countries; how many trips go there is added by search. */
export function addDestinations(builder: ApiBuilder, values: ValueTypes): ApiObject<DestinationNode> {
  const destination = builder.objectRef<DestinationNode>('Destination').implement({
    description: 'A continent, or a country.',
    fields: (t) => ({
      name: t.string({ resolve: ({ place }) => place.name }),
      slug: t.string({ resolve: ({ place }) => place.slug }),
      kind: t.string({ description: 'continent or country.', resolve: ({ place }) => place.kind }),
      countryCode: t.string({
        nullable: true,
        description: 'ISO 3166-1, two letters.',
        resolve: ({ place }) => place.countryCode,
      }),
      worldCategorySlug: t.string({
        nullable: true,
        description: 'Of the category that is its guide; null without one.',
        resolve: ({ place }) => place.worldCategorySlug,
      }),
      latLong: t.field({ type: values.latLong, nullable: true, resolve: ({ place }) => place.latLong }),
      article: t.string({ nullable: true, resolve: ({ place }) => place.article }),
      faqs: t.field({ type: [values.faq], resolve: ({ place }) => place.faqs }),
    }),
  });
  builder.objectField(destination, 'countries', (t) =>
    t.field({
      type: [destination],
      extensions: times(COUNTRIES_OF_ONE),
      description: 'Of a continent, by name.',
      resolve: ({ request, place }) => place.countries.map((country) => ({ request, place: country })),
    }),
  );

  builder.queryField('destinations', (t) =>
    t.field({
      type: [destination],
      nullable: true,
      extensions: times(CONTINENTS),
      description: 'Continents, by name.',
      args: { dmoSlug: t.arg.string() },
      resolve: async (_root, { dmoSlug }, from) => {
        const request = await partnerRequest(from, dmoSlug);
        return (await destinations(request.ctx)).map((place) => ({ request, place }));
      },
    }),
  );
  return destination;
}
