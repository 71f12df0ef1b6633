import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { isExtended, JSON_API, JSON_PLAIN } from './json-api.ts';
import { type Given, refusalOf } from './refusal-of.ts';
import { snakeKeys } from './snake-keys.ts';
import { wholeBody } from './whole-body.ts';

/** What a call takes with it, in either media type: plain JSON under a root key, or a JSON:API document. */
export type BodyShape<Fields extends z.ZodType = z.ZodType> = {
  /** The key that holds the fields in plain JSON; null: they stand at the top. */
  root: string | null;
  /** Further names of the root key that are understood. */
  aliases?: readonly string[];
  /** True when the fields may also stand at the top, without their root key. */
  rootOptional?: boolean;
  /** The type of the resource in a JSON:API document. */
  type: string;
  fields: Fields;
  /** Fields as the reference sends them. */
  example?: z.input<Fields>;
  /** The most that may be sent; 64 unless told. */
  kilobytes?: number;
};

export const LARGEST_BODY_KILOBYTES = 64;

/**
 * Reads a request's body by the shape of its call. Keys may be spelled in camelCase, unknown ones are ignored.
 * @returns its fields, and the JSON Pointer to where they stand in it
 * @throws AppError unsupported_media_type, too_large, malformed_json, duplicate_key, required, invalid and its kin;
 * the pointer is a JSON Pointer into the body as it was sent, in snake_case.
 */
export async function readBody<Fields extends z.ZodType>(
  request: Request,
  shape: BodyShape<Fields>,
): Promise<{ body: z.output<Fields>; pointer: string }> {
  const given = await readGiven(request, shape);
  const parsed = shape.fields.safeParse(given.value);
  if (!parsed.success) throw refusalOf(parsed.error, given);
  return { body: parsed.data, pointer: given.pointer };
}

async function readGiven(request: Request, shape: BodyShape): Promise<Given> {
  const text = checkedLength(await wholeBody(request.text()), shape.kilobytes);
  // Nothing sent means that no field is given.
  if (text === '' && !request.headers.has('Content-Type')) return { value: {}, pointer: '' };
  const type = mediaTypeOf(request);
  const body = readObject(text);
  return type === JSON_API ? givenInDocument(body, shape) : givenUnderRoot(body, shape);
}

function mediaTypeOf(request: Request): string {
  const given = request.headers.get('Content-Type') ?? '';
  const type = given.split(';')[0]?.trim().toLowerCase();
  if (type === JSON_PLAIN || (type === JSON_API && !isExtended(given))) return type;
  throw new AppError('unsupported_media_type', `Send the body as ${JSON_PLAIN} or ${JSON_API}.`);
}

function checkedLength(text: string, kilobytes = LARGEST_BODY_KILOBYTES): string {
  if (Buffer.byteLength(text) > kilobytes * 1024) {
    throw new AppError('too_large', `The body is larger than ${kilobytes} KB. Send less.`);
  }
  return text;
}

type Fields = Record<string, unknown>;

function readObject(text: string): Fields {
  const body = parse(text);
  if (!isObject(body)) throw new AppError('malformed_json', 'The body isn’t a JSON object. Send one: { … }.');
  return snakeKeys(body) as Fields;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_json', 'The body isn’t JSON. Check its quotes, commas and brackets.');
  }
}

function givenUnderRoot(body: Fields, { root, aliases = [], rootOptional = false }: BodyShape): Given {
  if (root === null) return { value: body, pointer: '' };
  const used = [root, ...aliases].filter((name) => Object.hasOwn(body, name));
  if (used.length > 1) {
    throw new AppError('duplicate_key', `${used.join(' and ')} mean the same. Send one of them.`, {
      pointer: `/${used[1]}`,
    });
  }
  const [name] = used;
  if (name !== undefined) return { value: body[name], pointer: `/${name}` };
  if (rootOptional) return { value: body, pointer: '' };
  throw new AppError('required', 'The field is required', { pointer: `/${root}` });
}

function givenInDocument({ data }: Fields, { type }: BodyShape): Given {
  if (data === undefined) throw new AppError('required', 'The field is required', { pointer: '/data' });
  if (!isObject(data)) throw new AppError('invalid', 'data must be one resource', { pointer: '/data' });
  if (data.type === undefined) throw new AppError('required', 'The field is required', { pointer: '/data/type' });
  if (data.type !== type) throw new AppError('invalid', `type must be "${type}"`, { pointer: '/data/type' });
  return { value: data.attributes ?? {}, pointer: '/data/attributes' };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
