import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  type BodyShape,
  errorDocument,
  JSON_API,
  JSON_PLAIN,
  LARGEST_BODY_KILOBYTES,
  type RestRoute,
} from '#kernel/http';
import type { Who } from '#kernel/serving';
import { interfaceTime, limits, type Policies, policyOf, type RouteKey } from '../policies.ts';

const DESCRIPTION =
  `Documents follow JSON:API, with keys in snake_case; \`Accept: application/vnd.api+json\` answers the
same body under that media type. Query keys may be written in camelCase too, but not in both spellings at once. Lists are
paged: page × limit stays within 10,000. A refusal carries \`errors\`, the main one first. Each call says how
often it may be made; all calls of one caller together may take ${interfaceTime.max / 1000} seconds of the server's work a minute.`.replace(
    /\n/g,
    ' ',
  );

const TAGS: Record<string, string> = {
  Search: 'What the box under the search field shows.',
  Trips: 'Lists of trips with everything by which to narrow them, and what is asked about one trip.',
  Companies: 'Who runs the trips.',
  Categories: 'Places, themes, activities and styles by which trips are listed.',
  'Trip finder': 'What the guided trip finder offers to choose from.',
  Reviews: 'What travelers say.',
  'Companies’ own':
    'For the people of a company: what they answer to what is said of it, and what they decide about bookings and dates.',
  Staff: 'For the team, with the second factor shown: what waits for it.',
  Consent: 'What somebody allows the site to keep that it could do without.',
  Members: 'Accounts of people.',
  Lists: 'Trips that a member saves.',
  'Saved searches': 'Lists of trips that a member comes back to, and hears of.',
  Following: 'Companies that a member follows.',
  Reserving: 'Reservations step by step, what is paid for them, and what comes back.',
  'Gift cards': 'Buying one for somebody, and what is left on it.',
  Contact: 'Messages to the people who run the site.',
  Quiz: 'Questions about where trips go.',
  Payments: 'Money that is paid for trips, and what PayPal tells of it.',
  Mail: 'What becomes of mail that the site sends.',
  'Repeated calls': 'What became of a call whose answer was lost.',
  'Bot check': 'Work that stands before calls which floods would like.',
};

const REFUSALS: Record<string, string> = {
  400: 'The body isn’t a JSON object, or the query asks for a part of JSON:API that no call here takes.',
  401: 'Nobody is signed in, not just now where that is asked for, or nobody who was agreed with has signed this.',
  402: 'The payment was declined.',
  403: 'A page of another site sends this, or a cookie comes without `Origin`. Or whoever is signed in has to confirm an address first, or may not decide about what is their own.',
  404: 'There is no such thing, or this partner doesn’t show it.',
  406: 'JSON:API is asked for with an extension; there are none here.',
  409: 'It can’t be done yet: the first request with this key is still being worked on (`Retry-After` says for how many seconds), what it builds on isn’t finished, or there is no room for more.',
  415: 'The body is neither JSON nor a JSON:API document.',
  422: 'A value can’t be meant; `source` names it.',
  429: 'Too many calls; `Retry-After` says for how many seconds.',
  500: 'Something went wrong on our side.',
  502: 'PayPal can’t be reached at the moment.',
  503: 'The server is busy, or can’t reach its database; `Retry-After` says for how many seconds.',
};

const rateLimitHeaders = {
  'RateLimit-Limit': { description: 'Calls within a window.', schema: { type: 'integer' as const } },
  'RateLimit-Remaining': { description: 'Calls left in this window.', schema: { type: 'integer' as const } },
  'RateLimit-Reset': { description: 'Seconds until the next window.', schema: { type: 'integer' as const } },
};

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** The description of the REST interface as OpenAPI 3.1, made from the routes themselves. */
export function openApiDocument(
  routes: readonly RestRoute<RouteKey>[],
  { version, policies }: { version: string; policies: Policies },
): OpenApiDocument {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const route of routes) openAPIRegistry.registerPath(describe(route, policies));
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Sojourn',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      contact: { name: 'Whoever runs this site' },
    },
    servers: [{ url: '/' }],
    // Nobody needs a key: every call reads what the pages show.
    security: [],
    tags: [...new Set(routes.map(({ tag }) => tag))].sort().map((name) => ({ name, description: TAGS[name] })),
  });
}

/** To a member who isn't one of these there is nothing here. */
const isForSome = (who: Who) => who.every((one) => ['operator', 'proved-operator', 'staff'].includes(one));

function spanOf(seconds: number): string {
  if (seconds === 3600) return 'an hour';
  return seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`;
}

function describe(route: RestRoute<RouteKey>, policies: Policies): RouteConfig {
  const [method = '', path = ''] = route.key.split(' ');
  const { limit, who } = policyOf(policies, route.key);
  const forMembers = !who.includes('visitor');
  const refusesItself = who.includes('verified-member') || route.refusals?.includes(403) === true;
  // What is refused before a route is reached, or for the media type itself, comes as plain JSON.
  const typesOf = (status: number) =>
    status === 406 || (status === 403 && !refusesItself) ? [JSON_PLAIN] : [JSON_PLAIN, JSON_API];
  const refusals = [
    ...(route.refusals ?? []),
    400,
    ...(route.signed === 401 || forMembers ? [401] : []),
    ...(method !== 'GET' || who.includes('verified-member') ? [403] : []),
    ...(Object.keys(route.params.shape).length > 0 || isForSome(who) ? [404] : []),
    406,
    ...(route.repeatable || route.mayRepeat ? [409] : []),
    ...(route.body ? [413, 415] : []),
    422,
    429,
    500,
    503,
  ];
  return {
    method: method.toLowerCase() as RouteConfig['method'],
    path,
    operationId: operationId(route.key),
    tags: [route.tag],
    summary: route.summary,
    description:
      limit === 'NONE'
        ? route.description
        : `${route.description} ${limits[limit].max} calls ${spanOf(limits[limit].windowSeconds)}.`,
    request: {
      ...(Object.keys(route.params.shape).length > 0 && { params: route.params }),
      ...(Object.keys(route.query.shape).length > 0 && { query: route.query }),
      ...headersOf(route),
      ...(route.body && { body: { required: true, content: bodyContent(route.body) } }),
    },
    responses: {
      ...Object.fromEntries(
        [...new Set([route.status ?? 200, ...(route.mayRepeat ? [200] : [])])].map((status) => [
          status,
          {
            description: status === (route.status ?? 200) ? route.summary : 'It stands already',
            headers: rateLimitHeaders,
            content: Object.fromEntries(
              [JSON_PLAIN, JSON_API].map((type) => [type, { schema: route.answer, example: route.example }]),
            ),
          },
        ]),
      ),
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          {
            description: status === 413 ? tooLarge(route) : (REFUSALS[status] ?? ''),
            content: Object.fromEntries(typesOf(status).map((type) => [type, { schema: errorDocument }])),
          },
        ]),
      ),
    },
  };
}

const botCheck = z.string().meta({
  description: 'The solution of a challenge of GET /v1/bot_challenges, base64. Each opens one call.',
});

function headersOf({ repeatable, botCheck: isChecked }: RestRoute): { headers?: z.ZodObject } {
  const named = { ...(repeatable && idempotencyKey(repeatable)), ...(isChecked && { 'X-Bot-Check': botCheck }) };
  return Object.keys(named).length > 0 ? { headers: z.object(named) } : {};
}

function idempotencyKey(repeatable: NonNullable<RestRoute['repeatable']>): z.ZodRawShape {
  const key = z.string().min(16).max(128).meta({
    description:
      'A UUID of this request. Sent again with it within 24 hours, the request is answered as the first time; GET /v1/attempts/{key} says what became of it.',
  });
  const example = '019a9f6e-6f00-7fa1-9b2c-3d4e5f6a7b8c';
  return { 'Idempotency-Key': repeatable === 'with a key' ? key.optional() : key.meta({ ...key.meta(), example }) };
}

function tooLarge({ body }: RestRoute): string {
  return `The body is larger than ${body?.kilobytes ?? LARGEST_BODY_KILOBYTES} KB.`;
}

/** The body in both media types: fields under their root key, and as a JSON:API document. */
function bodyContent({ root, rootOptional, type, fields, example }: BodyShape) {
  const rooted = root === null ? fields : z.object({ [root]: fields });
  return {
    [JSON_PLAIN]: {
      schema: root !== null && rootOptional ? z.union([rooted, fields]) : rooted,
      ...(example !== undefined && { example: root === null ? example : { [root]: example } }),
    },
    [JSON_API]: { schema: z.object({ data: z.object({ type: z.literal(type), attributes: fields }) }) },
  };
}

/** "GET /v1/dmo/{dmo}/search" → "getDmoSearch", "GET /v1/operators/{slug}" → "getOperatorsBySlug", "GET /users" → "getUsersUnversioned" */
function operationId(key: RouteKey): string {
  const words = (key.includes(' /v1/') ? key : `${key}/unversioned`)
    .replace('/v1', '')
    .replace(/\{(\w+)\}$/, 'by-$1')
    .replace(/\{\w+\}/g, '')
    .split(/[^a-z]+/i)
    .filter(Boolean);
  return words.map((word, i) => (i === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1))).join('');
}
