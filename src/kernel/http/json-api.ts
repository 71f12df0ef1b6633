import { z } from 'zod';
import { AppError } from '../errors.ts';
import { repeated } from '../text.ts';

/** A JSON:API document: `data` alone, or for paged lists beside `meta`. Clients unwrap `data` only when it stands alone. */
export type JsonDocument =
  | { data: unknown; included?: object[]; meta?: object }
  // Of calls that the specification answers without data.
  | { status: 'success'; meta: object };

export const JSON_API = 'application/vnd.api+json';
export const JSON_PLAIN = 'application/json';

const INSTANCE = /application\/vnd\.api\+json((?:\s*;\s*[\w-]+=(?:"[^"]*"|[^;,\s"]*))*)/gi;

/**
 * The media type asked for; the body is the same under both names.
 * @throws AppError not_acceptable when JSON:API is asked for with parameters only that we don't know, as it demands
 */
export function mediaTypeFor(accept: string | undefined): string {
  const instances = [...(accept ?? '').matchAll(INSTANCE)];
  if (instances.length === 0) return JSON_PLAIN;
  if (instances.some(([, parameters]) => !isExtended(parameters))) return JSON_API;
  throw new AppError('not_acceptable', `Ask for ${JSON_API} without extensions: there are none here.`);
}

/** True for parameters of the media type other than a profile, which may be ignored, and the weight in a list. */
export function isExtended(parameters = ''): boolean {
  return [...parameters.matchAll(/;\s*([\w-]+)=/g)].some(([, name]) => !/^(q|profile)$/i.test(name ?? ''));
}

const OF_JSON_API = /^(?:include|sort|(?:page|fields)\[.*)$/s;

/** What JSON:API reserves and no call here takes has to be refused. @throws AppError bad_request */
export function refuseReserved(params: URLSearchParams): void {
  for (const name of params.keys()) {
    if (!OF_JSON_API.test(name)) continue;
    const pointer = repeated(name);
    const instead = name === 'sort' ? 'Order lists by order_by.' : 'Leave it out.';
    throw new AppError('bad_request', `${pointer} isn’t supported. ${instead}`, { pointer });
  }
}

/** The schema of one resource of a document. */
export function resource<Type extends string, Shape extends z.ZodRawShape>(type: Type, attributes: z.ZodObject<Shape>) {
  return z.object({ type: z.literal(type), id: z.string(), attributes });
}

const errorItem = z.object({
  status: z.string().meta({ description: 'The HTTP status, as text.', example: '404' }),
  code: z.string().meta({ description: 'What a program may rely on.', example: 'not_found' }),
  title: z.string().meta({ example: 'Page not found' }),
  detail: z.string().meta({ description: 'What to do next, in plain words.', example: 'Page not found' }),
  source: z
    .union([
      z.object({ pointer: z.string().meta({ description: 'A JSON Pointer into the body.' }) }),
      z.object({ parameter: z.string().meta({ description: 'The query key.' }) }),
    ])
    .optional()
    .meta({ description: 'What is meant.' }),
  meta: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .optional()
    .meta({ description: 'What a program needs in order to go on: places left, both prices, a fresh quote.' }),
});

/** What every refusal looks like; the main error comes first. */
export const errorDocument = z
  .object({ errors: z.array(errorItem).min(1) })
  .meta({ id: 'Errors', description: 'Why a request was refused; the main reason comes first.' });
