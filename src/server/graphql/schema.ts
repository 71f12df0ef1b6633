import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Parts } from '#kernel';
import { type AreaTypes, addListTypes, addValueTypes, createBuilder } from '#kernel/graphql';
import { areas } from '../../areas.ts';
import { admit, assertListed, type Policies, type Who } from '../policies.ts';
import { withWords } from './describe.ts';

/** The schema, from what each area adds to it. */
export function createSchema(parts: Parts, policies: Policies['fields']): GraphQLSchema {
  const builder = createBuilder();
  const values = addValueTypes(builder);
  const list = addListTypes(builder);
  const types: Record<string, unknown> = {};
  for (const { name, graphql } of areas) {
    types[name] = graphql({ builder, values, list, types: types as unknown as AreaTypes, parts });
  }
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
