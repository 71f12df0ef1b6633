import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Schema = Record<string, unknown>;
type Operation = {
  parameters?: { name: string; in: string; example?: unknown; schema: { example?: unknown } }[];
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
};

const document = JSON.parse(readFileSync('contracts/openapi.json', 'utf8')) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, z.core.JSONSchema.JSONSchema> };
};

export const published = document;

/** Every answer that is described, as `[method path, status, media type]`. */
export const describedAnswers = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { responses }]) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, { example }]) => ({
        key: `${method.toUpperCase()} ${path}`,
        status,
        type,
        example,
      })),
    ),
  ),
);

/** The same with its schemas where the checker looks for them. */
const standing = JSON.parse(
  JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/'),
) as typeof document;
const checkers = new Map<string, z.ZodType>();

/** What an answer must look like, by the published schema. */
export function checkerOf(key: string, status: string | number, type = 'application/json'): z.ZodType {
  const [method = '', path = ''] = key.split(' ');
  const schema = standing.paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.content?.[type]?.schema;
  if (!schema) throw new Error(`${key} describes no ${status} as ${type}`);
  const text = JSON.stringify(schema);
  const checker = checkers.get(text) ?? z.fromJSONSchema({ ...schema, $defs: standing.components.schemas });
  checkers.set(text, checker);
  return checker;
}
