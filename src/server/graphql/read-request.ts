import { AppError } from '#kernel';
import { wholeBody } from '#kernel/http';

const GRAPHQL_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';
export const LARGEST_QUERY_KILOBYTES = 32;

export type MediaType = typeof GRAPHQL_TYPE | typeof JSON_TYPE;

/** What a request asks of the engine. */
export type Asked = {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** It came by GET or from another site's page: it changes nothing. */
  readOnly: boolean;
  /** What to answer in. */
  mediaType: MediaType;
};

/** The media type to answer in: the newer one where it is asked for by name, plain JSON for whoever takes anything. */
export function answerType(accept: string | null): MediaType {
  return accept?.toLowerCase().includes(GRAPHQL_TYPE) ? GRAPHQL_TYPE : JSON_TYPE;
}

/**
 * The status of a well-formed request whose query can't be run: as GraphQL over HTTP has it, 400 in the newer media
 * type, and 200 in plain JSON, where clients look for errors in the body.
 */
export function refusalStatus(mediaType: MediaType): 200 | 400 {
  return mediaType === GRAPHQL_TYPE ? 400 : 200;
}

/** What a request asks. @throws AppError for what isn't a GraphQL request at all */
export async function readRequest(request: Request): Promise<Asked> {
  const mediaType = answerType(request.headers.get('Accept'));
  if (request.method !== 'POST') return { ...readAddress(request.url), readOnly: true, mediaType };
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== JSON_TYPE) throw new AppError('unsupported_media_type', `Send the query as ${JSON_TYPE}.`);
  const body = readJson(await wholeBody(request.text()), 'The body');
  return { ...readParameters(body), readOnly: false, mediaType };
}

type Parameters = Pick<Asked, 'query' | 'operationName' | 'variables'>;

function readAddress(url: string): Parameters {
  const params = new URL(url).searchParams;
  return readParameters({
    query: params.get('query') || undefined,
    operationName: params.get('operationName') || undefined,
    variables: readParameter(params, 'variables'),
    extensions: readParameter(params, 'extensions'),
  });
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

function readParameters(body: unknown): Parameters {
  if (!isObject(body))
    throw new AppError('bad_request', 'Send one object with a query; lists of queries aren’t taken.');
  const { query, operationName } = body;
  if (typeof query !== 'string') throw new AppError('bad_request', 'Send a query: { "query": "{ … }" }.');
  const variables = readObject(body, 'variables');
  readObject(body, 'extensions');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw new AppError('bad_request', 'operationName must be text.');
  }
  return { query, operationName: operationName ?? null, variables };
}

function readObject(body: Record<string, unknown>, name: string): Record<string, unknown> | null {
  const value = body[name] ?? null;
  if (value !== null && !isObject(value)) throw new AppError('bad_request', `${name} must be an object.`);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
