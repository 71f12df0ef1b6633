import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { MAX_COMPLEXITY, MAX_DEPTH } from '#kernel/graphql';
import { LARGEST_LIMIT } from '#kernel/http';
import type {
  DescribedField,
  DescribedType,
  DescribedValue,
  SchemaDescription,
} from '../../web/docs/schema-description.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from './library.ts';
import { MAX_ALIASES, MAX_ROOT_FIELDS } from './limits.ts';
import { LARGEST_QUERY_KILOBYTES } from './read-request.ts';

/** A schema as plain data: what its queries are, which types they answer, how much may be asked for. */
export function describeSchema(schema: GraphQLSchema): SchemaDescription {
  const query = schema.getQueryType();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => type !== query && !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return {
    queries: Object.values(query?.getFields() ?? {}).map(describeField),
    types: types.map(describeType),
    limits: {
      depth: MAX_DEPTH,
      complexity: MAX_COMPLEXITY,
      rootFields: MAX_ROOT_FIELDS,
      aliases: MAX_ALIASES,
      kilobytes: LARGEST_QUERY_KILOBYTES,
      rows: LARGEST_LIMIT,
    },
  };
}

function describeType(type: GraphQLNamedType): DescribedType {
  const base = { name: type.name, description: type.description ?? '', fields: [], values: [] };
  if (isObjectType(type))
    return { ...base, kind: 'object', fields: Object.values(type.getFields()).map(describeField) };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => ({ ...describeValue(field), args: [] }));
    return { ...base, kind: 'input', fields };
  }
  if (isEnumType(type)) return { ...base, kind: 'enum', values: type.getValues().map(({ name }) => name) };
  return { ...base, kind: 'scalar' };
}

function describeField(field: GraphQLField<unknown, unknown>): DescribedField {
  return { ...describeValue(field), args: field.args.map(describeValue) };
}

function describeValue(value: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument): DescribedValue {
  const { name, type, description } = value;
  const usual = 'defaultValue' in value ? (value.default?.value ?? value.defaultValue) : undefined;
  return {
    name,
    type: String(type),
    of: getNamedType(type).name,
    description: description ?? '',
    usual: usual === undefined || usual === null ? null : String(usual),
  };
}
