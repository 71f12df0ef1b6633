import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import { isCalendarDate } from '../dates.ts';
import type { GraphqlContext } from './context.ts';

export type ApiBuilder = ReturnType<typeof createBuilder>;
type ApiTypes = ApiBuilder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;
/** An object type whose resolvers get `Shape`. */
export type ApiObject<Shape> = PothosSchemaTypes.ObjectRef<ApiTypes, Shape>;

/** The builder that every area adds its types and fields to. Fields are never null unless they say so. */
export function createBuilder() {
  const builder = new SchemaBuilder<{
    Context: GraphqlContext;
    DefaultFieldNullability: false;
    Scalars: {
      Cents: { Input: number; Output: number };
      Date: { Input: string; Output: string };
      DateTime: { Input: string; Output: string };
    };
  }>({
    defaultFieldNullability: false,
  });
  builder.scalarType('Cents', {
    description: 'An amount in the minor units of its currency: cents, whole yen. A whole number up to 2^53.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
    serialize: wholeNumber,
    parseValue: wholeNumber,
  });
  builder.scalarType('Date', {
    description: 'A calendar date, "2027-01-14", in no time zone.',
    specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
    serialize: String,
    parseValue: calendarDate,
  });
  builder.scalarType('DateTime', {
    description: 'A moment in UTC, "2027-01-14T09:30:00.000Z".',
    specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
    serialize: String,
    parseValue: String,
  });
  builder.queryType({ description: 'What the pages of the site show, to be read by programs.' });
  return builder;
}

function wholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('is not a whole number');
}

function calendarDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw new GraphQLError('is not a calendar date such as "2027-01-14"');
}
