import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Parts } from '#kernel';
import { type AreaTypes, addListTypes, addValueTypes, createBuilder, type GraphqlContext } from '#kernel/graphql';
import { areas } from '../../areas.ts';
import { admit } from '../policies.ts';
import { withWords } from './describe.ts';

/** The schema, from what each area adds to it. */
export function createSchema(parts: Parts): GraphQLSchema {
  const builder = createBuilder();
  const values = addValueTypes(builder);
  const list = addListTypes(builder);
  const types: Record<string, unknown> = {};
  for (const { name, graphql } of areas) {
    types[name] = graphql({ builder, values, list, types: types as unknown as AreaTypes, parts });
  }
  return guarded(withWords(builder.toSchema()));
}

/** Puts every query field behind its policy, which the request brings: one that it doesn't name is nobody's. */
function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(queryFields(schema))) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (...call) => {
      const { fields, ctx }: GraphqlContext = call[2];
      admit(fields[name] ?? [], ctx.actor);
      return resolve(...call);
    };
  }
  return schema;
}

/** What may be asked at the top of a query. */
export const queryFields = (schema: GraphQLSchema) => schema.getQueryType()?.getFields() ?? {};
