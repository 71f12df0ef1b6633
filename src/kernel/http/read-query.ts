import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { readFilterKeys, refuseFilters } from './filters-query.ts';
import { refuseReserved } from './json-api.ts';
import { snakeKey } from './snake-keys.ts';

/**
 * Reads a query string by a schema with snake_case keys; camelCase spellings are accepted, unknown keys ignored.
 * @throws AppError duplicate_key when a key is given twice, invalid or required for a value that can't be meant,
 * bad_request for what JSON:API reserves.
 */
export function readQuery<Schema extends z.ZodObject>(params: URLSearchParams, schema: Schema): z.output<Schema> {
  refuseReserved(params);
  const given: Record<string, unknown> = {};
  if (Object.hasOwn(schema.shape, 'filters')) given.filters = readFilterKeys(params);
  else refuseFilters(params);
  for (const [spelling, value] of params) {
    const key = snakeKey(spelling);
    if (!Object.hasOwn(schema.shape, key) || key === 'filters') continue;
    if (Object.hasOwn(given, key)) {
      throw new AppError('duplicate_key', `${key} is given more than once. Send it once.`, { pointer: key });
    }
    given[key] = value;
  }
  return readValues(given, schema);
}

/** Parses values by a schema. @throws AppError invalid or required, naming the key. */
function readValues<Schema extends z.ZodObject>(values: object, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const key = issue?.path.join('.') ?? '';
  if (!Object.hasOwn(values, key)) throw new AppError('required', 'The field is required', { pointer: key });
  throw new AppError('invalid', `${key} ${issue?.message ?? 'is not valid'}`, { pointer: key });
}
