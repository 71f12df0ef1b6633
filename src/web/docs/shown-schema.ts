import type { DescribedValue, SchemaDescription } from './schema-description.ts';
import type { Samples } from './shown-call.ts';
import type { ShownGraphqlValue, ShownSchema } from './shown-docs.ts';

const SCALARS: Record<string, string> = { scalar: 'scalar', enum: 'one of', input: 'input', object: 'type' };

/** The GraphQL schema as the page shows it. */
export function shownSchema(
  { queries, types, limits }: SchemaDescription,
  { baseUrl, samples }: { baseUrl: string; samples: Samples },
): ShownSchema {
  const known = new Set(types.map(({ name }) => name));
  const value = (found: DescribedValue): ShownGraphqlValue => ({ ...found, of: known.has(found.of) ? found.of : null });
  const field = (found: SchemaDescription['queries'][number]) => ({ ...value(found), args: found.args.map(value) });
  const query = `{ tripDetail(slug: "${samples.trips ?? 'inca-trail-to-machu-picchu'}") { name duration price { cents currency } operator { name rating { overallScore } } } }`;
  return {
    query,
    curl: `curl '${baseUrl}/graphql' -H 'Content-Type: application/json' -d '${JSON.stringify({ query })}'`,
    limits: [
      `${limits.depth} levels deep`,
      `a cost of ${limits.complexity.toLocaleString('en-US')}: each field counts one, and what stands in a list as often as the list may be long`,
      `${limits.rootFields} fields at the root, ${limits.aliases} aliases, ${limits.kilobytes} KB`,
      `${limits.rows} entries a page, 25 for reviews`,
    ],
    queries: queries.map(field),
    types: types.map(({ name, kind, description, fields, values }) => ({
      name,
      kind: SCALARS[kind] ?? kind,
      description,
      fields: fields.map(field),
      values,
    })),
  };
}
