import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { addCatalogue } from '#catalogue';
import { addContent } from '#content';
import { AppError } from '#kernel';
import { addListTypes, addValueTypes, createBuilder } from '#kernel/graphql';
import { addPartners } from '#partners';
import { addReviews } from '#reviews';
import { addSearch, reviewedTrips, type Search } from '#search';
import { graphqlPolicies, type Policy } from '../policies.ts';

/** The schema, from what each area adds to it. */
export function createSchema(search: Search): GraphQLSchema {
  const builder = createBuilder();
  const values = addValueTypes(builder);
  const list = addListTypes(builder);
  const catalogue = addCatalogue(builder, values);
  addReviews(builder, catalogue, list, (ctx, asked) => reviewedTrips(search, ctx, asked));
  addSearch(builder, catalogue, list, search);
  addContent(builder, { ...values, poster: catalogue.poster }, list, addPartners(builder, values));
  return withPolicies(builder.toSchema(), graphqlPolicies);
}

/** Puts every query field behind its policy. @throws when a field has none, or a policy no field. */
export function withPolicies(schema: GraphQLSchema, policies: Record<string, Policy>): GraphQLSchema {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const unlisted = Object.keys(fields).filter((name) => !Object.hasOwn(policies, name));
  if (unlisted.length > 0)
    throw new Error(`No policy says who may read ${unlisted.join(', ')}. Add it to policies.ts.`);
  for (const [name, policy] of Object.entries(policies)) {
    const field = fields[name];
    if (!field) throw new Error(`policies.ts lists the GraphQL field ${name}, which doesn’t exist.`);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (...call) => {
      if (!policy.who.includes('V')) throw new AppError('unauthenticated', 'Sign in to read this.');
      return resolve(...call);
    };
  }
  return schema;
}
