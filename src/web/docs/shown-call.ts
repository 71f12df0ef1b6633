import { fieldsOf, type JsonSchema, type Schemas, typeWords } from './json-schema.ts';
import type { ShownCall, ShownValue } from './shown-docs.ts';

/** Slugs that exist on this site, by the part of the path that a parameter follows: "operators" → "andeo". */
export type Samples = Readonly<Record<string, string>>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: JsonSchema;
};
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;
export type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

const JSON_TYPE = 'application/json';

/** One operation of the OpenAPI document as the page shows it. */
export function shownCall(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  { baseUrl, samples, schemas }: { baseUrl: string; samples: Samples; schemas: Schemas },
): ShownCall {
  const answers = Object.entries(operation.responses);
  // Of two that say yes, the later one makes something.
  const [answerStatus, answer] = answers.findLast(([status]) => status.startsWith('2')) ?? ['200', { description: '' }];
  const content = answer.content?.[JSON_TYPE];
  const parameters = operation.parameters ?? [];
  const sent = operation.requestBody?.content[JSON_TYPE];
  const body = sent?.schema;
  return {
    id: idOf(method, path),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    given: [
      ...parameters.map((parameter) => shownParameter(parameter, schemas)),
      ...(body ? shownBody(body, schemas) : []),
    ],
    curl: curlOf(baseUrl, { method, path, parameters, sent: sent?.example }, samples),
    answerStatus,
    example: content?.example === undefined ? '' : JSON.stringify(content.example, null, 2),
    fields: content?.schema ? fieldsOf(content.schema, schemas) : [],
    refusals: answers
      .filter(([status]) => status !== answerStatus)
      .map(([status, { description }]) => ({ status, meaning: description })),
  };
}

/** "GET /v1/trips/{id}/spots" → "get-v1-trips-id-spots" */
function idOf(method: string, path: string): string {
  return `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/-$/, '');
}

function shownParameter(
  { name, in: where, required, description, schema = {} }: Parameter,
  schemas: Schemas,
): ShownValue {
  const keys = Object.keys(schema.properties ?? {});
  const keyed = keys.length > 0;
  const told = description ?? schema.description ?? '';
  return {
    name: keyed ? `${name}[key]` : name,
    where,
    type: keyed ? 'values, with commas between them' : `${typeWords(schema, schemas)}${bounds(schema)}`,
    required: required ?? false,
    usual: schema.default === undefined || schema.default === '' || keyed ? null : String(schema.default),
    description: keyed ? `${told} Keys: ${keys.join(', ')}.` : told,
  };
}

function bounds({ minimum, maximum }: JsonSchema): string {
  const known = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && known) return `, ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, from ${minimum}`;
}

function shownBody(schema: JsonSchema, schemas: Schemas): ShownValue[] {
  return fieldsOf(schema, schemas).map(({ place, type, description }) => ({
    name: place,
    where: 'body',
    type,
    required: false,
    usual: null,
    description,
  }));
}

type Called = { method: string; path: string; parameters: readonly Parameter[]; sent?: unknown };

function curlOf(baseUrl: string, { method, path, parameters, sent }: Called, samples: Samples): string {
  const exampleOf = (name: string) => String(parameters.find((found) => found.name === name)?.schema?.example ?? name);
  const filled = path.replace(/([^/]+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    return `${before}/${encodeURIComponent(samples[before] ?? exampleOf(name))}`;
  });
  const query = parameters
    .filter(({ in: where, schema }) => where === 'query' && schema?.type === 'string' && schema.example !== undefined)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(samples[name] ?? String(schema?.example))}`);
  const url = `${baseUrl}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  if (method.toUpperCase() === 'GET') return `curl '${url}'`;
  // Without these it would be refused.
  const headers = parameters
    .filter(({ in: where, required, schema }) => where === 'header' && required && schema?.example !== undefined)
    .map(({ name }) => ` -H '${name}: ${exampleOf(name)}'`)
    .join('');
  const body = sent === undefined ? '' : ` -H 'Content-Type: ${JSON_TYPE}' -d '${JSON.stringify(sent)}'`;
  return `curl -X ${method.toUpperCase()} '${url}'${headers}${body}`;
}
