import { AppError } from '#kernel';

const GRAPHQL_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';
export const LARGEST_QUERY_KILOBYTES = 32;

/** The media type to answer in: the newer one where it is asked for by name, plain JSON for whoever takes anything. */
export function answerType(accept: string | null): string {
  const wanted = (accept ?? '*/*').toLowerCase();
  if (wanted.includes(GRAPHQL_TYPE)) return GRAPHQL_TYPE;
  return JSON_TYPE;
}

/**
 * The request as the GraphQL engine takes it, or a refusal: GraphQL over HTTP asks for 415 and 400 where the engine
 * would answer otherwise. @throws AppError
 */
export async function readRequest(request: Request): Promise<Request> {
  const headers = { Accept: answerType(request.headers.get('Accept')), 'Content-Type': JSON_TYPE };
  if (request.method === 'POST') {
    const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== JSON_TYPE) throw new AppError('unsupported_media_type', `Send the query as ${JSON_TYPE}.`);
    const { query, operationName, variables, extensions } = readParameters(readJson(await request.text(), 'The body'));
    const body = JSON.stringify({ query, operationName, variables, extensions });
    return new Request(request.url, { method: 'POST', headers, body, signal: request.signal });
  }
  const params = new URL(request.url).searchParams;
  readParameters({
    query: params.get('query') || undefined,
    variables: readParameter(params, 'variables'),
    extensions: readParameter(params, 'extensions'),
  });
  return new Request(request.url, { method: 'GET', headers, signal: request.signal });
}

function readParameter(params: URLSearchParams, name: string): unknown {
  const text = params.get(name);
  return text ? readJson(text, name) : undefined;
}

function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_json', `${what} isn’t JSON.`);
  }
}

type Parameters = { query: string; operationName?: unknown; variables?: unknown; extensions?: unknown };

function readParameters(body: unknown): Parameters {
  if (!isObject(body))
    throw new AppError('bad_request', 'Send one object with a query; lists of queries aren’t taken.');
  if (typeof body.query !== 'string') throw new AppError('bad_request', 'Send a query: { "query": "{ … }" }.');
  for (const name of ['variables', 'extensions'] as const) {
    const value = body[name];
    if (value !== undefined && value !== null && !isObject(value)) {
      throw new AppError('bad_request', `${name} must be an object.`);
    }
  }
  const { operationName } = body;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw new AppError('bad_request', 'operationName must be text.');
  }
  return { ...body, query: body.query };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
