import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type Draw, now, oddly, oneOf, type Route, someOf, text } from './draw.ts';
import type { Meanings } from './meanings.ts';
import { nastyBodies, nastyValues } from './nasty.ts';

const DEEPEST = 4;
const WIDEST = 5;
const PATH = '/graphql';

/** One route for each field of the query type, with every field and argument below it; and one for what is no query. */
export function graphqlRoutes(schema: GraphQLSchema, meanings: Meanings): Route[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return [...fields.map((field) => fieldRoute(field, meanings)), textRoute];
}

function fieldRoute(field: GraphQLField<unknown, unknown>, { slugs }: Meanings): Route {
  const route = `query ${field.name}`;
  return {
    name: route,
    draw(draw) {
      const variables: Record<string, unknown> = {};
      const declared: string[] = [];
      const asVariable = (argument: GraphQLArgument, value: unknown) => {
        const name = `v${declared.length}`;
        declared.push(`$${name}: ${argument.type}`);
        variables[name] = value;
        return `$${name}`;
      };
      const selected = selection(draw, field, { slugs, asVariable }, 0);
      const query = `query${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${selected} }`;
      return oddly(draw, { route, speaks: 'graphql', ...sent(draw, query, variables) });
    },
  };
}

type From = { slugs: readonly string[]; asVariable(argument: GraphQLArgument, value: unknown): string };

function selection(draw: Draw, field: GraphQLField<unknown, unknown>, from: From, level: number): string {
  const given = field.args.filter((argument) => isRequiredArgument(argument) || now(draw, 50));
  const values = given.map((argument) => {
    const value = argumentValue(draw, argument.type, from.slugs);
    // A limit of a variable is counted otherwise than one in the text.
    const written = now(draw, 80) ? from.asVariable(argument, value) : literal(value, argument.type);
    return `${argument.name}: ${written}`;
  });
  const call = values.length > 0 ? `${field.name}(${values.join(', ')})` : field.name;
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return call;
  const inside = Object.values(type.getFields()).filter(
    (inner) => level < DEEPEST || !isObjectType(getNamedType(inner.type)),
  );
  const chosen = someOf(draw, inside, WIDEST);
  return `${call} { __typename ${chosen.map((inner) => selection(draw, inner, from, level + 1)).join(' ')} }`;
}

function argumentValue(draw: Draw, given: GraphQLInputType, slugs: readonly string[]): unknown {
  if (now(draw, 7)) return oneOf(draw, nastyValues);
  const type = getNullableType(given);
  if (isListType(type)) {
    return Array.from({ length: draw(fc.integer, { min: 0, max: 4 }) }, () => argumentValue(draw, type.ofType, slugs));
  }
  if (isEnumType(type)) return oneOf(draw, type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, argumentValue(draw, field.type, slugs)]));
  }
  if (String(type) === 'Int') return now(draw, 60) ? draw(fc.integer, { min: 1, max: 60 }) : draw(fc.integer);
  if (String(type) === 'Boolean') return draw(fc.boolean);
  return text(draw, slugs);
}

/** A value as it stands in the text of a query. */
function literal(value: unknown, type: GraphQLInputType): string {
  if (typeof value === 'string' && isEnumType(getNullableType(type))) return value;
  if (Array.isArray(value))
    return `[${value.map((item) => literal(item, getNamedType(type) as GraphQLInputType)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value).map(([key, inner]) => `${key}: ${JSON.stringify(inner)}`)}}`;
  }
  return JSON.stringify(value).replace(/\\u(0000|d[89a-f]..)/g, '');
}

function sent(draw: Draw, query: string, variables: Record<string, unknown>) {
  if (!now(draw, 15)) return posted(Buffer.from(JSON.stringify({ query, variables })));
  const params = new URLSearchParams({ query: query.toWellFormed(), variables: JSON.stringify(variables) });
  return { method: 'GET', target: `${PATH}?${params}` };
}

function posted(body: Buffer) {
  return { method: 'POST', target: PATH, headers: [['Content-Type', 'application/json']] as [string, string][], body };
}

const nastyQueries = [
  '',
  '{',
  '{ __schema { types { name fields { name type { ofType { ofType { name } } } } } } }',
  `{ ${'a: claims { trips } '.repeat(300)} }`,
  `query Q { ...F } fragment F on Query { ...F }`,
  `{ ${'claims { '.repeat(400)} ${'} '.repeat(400)} }`,
  'mutation { nothing }',
  'subscription { nothing }',
  '{ tripDetail(slug: "\\u0000") { name } }',
  '{ tripDetail(slug: """block\n"string"""") { name } }',
  '{ operatorReviews(slug: "a", page: 1e309) { nodes { id } } }',
  'query($a: Nothing!) { claims { trips } }',
  'query A { claims { trips } } query A { claims { trips } }',
  '# only a comment',
  '{ claims @include(if: $none) { trips } }',
  '{ claims @nothing { trips } }',
  `{ ${'x'.repeat(9000)} }`,
];

/** Texts that are no query, or none that fits the schema. */
const textRoute: Route = {
  name: 'query text',
  draw(draw) {
    const meant = { route: 'query text', speaks: 'graphql' as const };
    if (now(draw, 40)) return oddly(draw, { ...meant, ...posted(Buffer.from(oneOf(draw, nastyBodies))) });
    const query = now(draw, 70) ? oneOf(draw, nastyQueries) : draw(fc.string);
    const variables = now(draw, 50) ? {} : { a: oneOf(draw, nastyValues) };
    return oddly(draw, { ...meant, ...sent(draw, query, variables) });
  },
};
