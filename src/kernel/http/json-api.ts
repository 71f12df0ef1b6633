import { z } from 'zod';

/** A JSON:API document: `data` alone, or for paged lists beside `meta`. Clients unwrap `data` only when it stands alone. */
export type JsonDocument = { data: unknown; included?: object[]; meta?: object };

export const JSON_API = 'application/vnd.api+json';
export const JSON_PLAIN = 'application/json';

/** The media type asked for; the body is the same under both names. */
export function mediaTypeFor(accept: string | undefined): string {
  return accept?.toLowerCase().includes(JSON_API) ? JSON_API : JSON_PLAIN;
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
  source: z.object({ pointer: z.string() }).optional().meta({ description: 'The field or query key that is meant.' }),
});

/** What every refusal looks like; the main error comes first. */
export const errorDocument = z
  .object({ errors: z.array(errorItem).min(1) })
  .meta({ id: 'Errors', description: 'Why a request was refused; the main reason comes first.' });
