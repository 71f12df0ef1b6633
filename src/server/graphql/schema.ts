import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { addCatalogue } from '#catalogue';
import { addContent } from '#content';
import { addListTypes, addValueTypes, createBuilder } from '#kernel/graphql';
import { addPartners } from '#partners';
import { addReviews } from '#reviews';
import { addSearch, reviewedTrips, type Search } from '#search';
import { admit, assertListed, type Policies, type Who } from '../policies.ts';
import { withWords } from './describe.ts';

/** The schema, from what each area adds to it. */
export function createSchema(search: Search, policies: Policies['fields']): GraphQLSchema {
  const builder = createBuilder();
  const values = addValueTypes(builder);
  const list = addListTypes(builder);
  const catalogue = addCatalogue(builder, values);
  addReviews(builder, catalogue, list, (ctx, asked) => reviewedTrips(search, ctx, asked));
  addSearch(builder, catalogue, list, search);
  addContent(builder, { ...values, poster: catalogue.poster }, list, addPartners(builder, values));
  return withPolicies(withWords(builder.toSchema()), policies);
}

/** Puts every query field behind its policy. @throws when a field has none, or a policy no field. */
export function withPolicies(schema: GraphQLSchema, policies: Readonly<Record<string, Who>>): GraphQLSchema {
  const fields = schema.getQueryType()?.getFields() ?? {};
  assertListed('GraphQL field', Object.keys(policies), Object.keys(fields));
  for (const [name, field] of Object.entries(fields)) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (...call) => {
      admit(policies[name] ?? [], call[2].ctx.actor);
      return resolve(...call);
    };
  }
  return schema;
}
