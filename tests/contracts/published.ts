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
  components: { schemas: Schema };
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

/** What an answer must look like, by the published schema. */
export function checkerOf(key: string, status: string | number, type = 'application/json') {
  const [method = '', path = ''] = key.split(' ');
  const schema = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.content?.[type]?.schema;
  if (!schema) throw new Error(`${key} describes no ${status} as ${type}`);
  const standing = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(standing.replaceAll('#/components/schemas/', '#/$defs/')));
}
