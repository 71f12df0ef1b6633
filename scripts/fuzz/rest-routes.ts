import { addressPart, type Draw, fewOf, oddly, queryString, type Route } from './draw.ts';
import { type JsonSchema, jsonOf, meantBy } from './json-schema-values.ts';
import type { Meanings } from './meanings.ts';

type Parameter = { name: string; in: string; schema: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** One route for each call that the published contract describes. */
export function restRoutes(contract: OpenApi, meanings: Meanings): Route[] {
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => restRoute(method.toUpperCase(), path, operation, meanings)),
  );
}

function restRoute(method: string, path: string, operation: Operation, meanings: Meanings): Route {
  const name = `${method} ${path}`;
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    name,
    draw(draw) {
      const keys = Object.fromEntries(query.flatMap((parameter) => keysOf(draw, parameter, meanings)));
      const target = fillPath(draw, path, meanings) + queryString(draw, keys);
      return oddly(draw, { route: name, speaks: 'json-api', method, target, ...bodyOf(draw, operation) });
    },
  };
}

/** Filters are one key each; of them a few, for all at once are always refused. */
function keysOf(draw: Draw, { name, schema }: Parameter, meanings: Meanings): [string, readonly string[]][] {
  if (schema.type !== 'object') return [[name, meantBy(schema, meanings.slugs)]];
  return Object.entries(fewOf(draw, meanings.filters)).map(([key, values]) => [`${name}[${key}]`, values]);
}

/** "/v1/trips/{id}/spots" with something in the place of the id: mostly what the segment before it names. */
export function fillPath(draw: Draw, path: string, meanings: Meanings): string {
  return path.replace(/(?:([\w-]+)\/)?(?:\{\w+\}|:\w+|\*)/g, (_, before: string | undefined) => {
    const known = meanings.named[before ?? ''] ?? meanings.slugs;
    return `${before === undefined ? '' : `${before}/`}${addressPart(draw, known)}`;
  });
}

function bodyOf(draw: Draw, { requestBody }: Operation) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return {};
  const body = Buffer.from(JSON.stringify(jsonOf(draw, content.schema)) ?? '');
  return { body, headers: [['Content-Type', type]] as [string, string][] };
}
