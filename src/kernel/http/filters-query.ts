import { z } from 'zod';
import { AppError } from '../errors.ts';
import { repeated } from '../text.ts';
import { snakeKey } from './snake-keys.ts';

/**
 * The query keys `filters[key]` of a list; `filters[key]=a,b`, `filters[key][]=a` and `filters[key][0]=a` are alike.
 * Published with values between commas: OpenAPI says nothing of lists within an object, and generated clients refuse them.
 */
export function filtersQuery(description: string, keys: readonly string[]) {
  return z
    .record(z.string(), z.array(z.string()))
    .default({})
    .meta({
      description: `${description} \`filters[theme]=wildlife,food\`, \`filters[theme][]=wildlife\` and \`filters[theme][0]=wildlife\` mean the same.`,
      properties: Object.fromEntries(
        keys.map((key) => [key, { type: 'string', description: 'Values between commas.' }]),
      ),
      additionalProperties: false,
      example: { theme: 'wildlife,food' },
      param: { style: 'deepObject', explode: true },
    });
}

const FILTER = /^filters\[([^[\]]*)\](?:\[\d{0,3}\])?$/;

/**
 * The values of each filter of a query string.
 * @throws AppError duplicate_key for a filter in both spellings, invalid for what looks like a filter and isn't one
 */
export function readFilterKeys(params: URLSearchParams): Record<string, string[]> {
  const filters = new Map<string, { spelling: string; values: string[] }>();
  for (const [name, value] of params) {
    const spelling = FILTER.exec(name)?.[1];
    if (spelling === undefined) {
      refuseFilterLike(name);
      continue;
    }
    const key = snakeKey(spelling);
    const filter = filters.get(key) ?? { spelling, values: [] };
    if (filter.spelling !== spelling) {
      const pointer = filterParameter(key);
      throw new AppError('duplicate_key', `${pointer} is given in two spellings. Send one of them.`, { pointer });
    }
    for (const part of value.split(',')) filter.values.push(part.trim());
    filters.set(key, filter);
  }
  return Object.fromEntries([...filters].map(([key, { values }]) => [key, values.filter(Boolean)]));
}

/** How a filter is named in an answer: as it is sent. */
export function filterParameter(key: string): string {
  return `filters[${repeated(key)}]`;
}

/** A list that ignored a mistyped filter would answer the whole catalogue. @throws AppError invalid */
function refuseFilterLike(name: string): void {
  if (!name.toLowerCase().startsWith('filter')) return;
  const pointer = repeated(name);
  throw new AppError('invalid', `${pointer} isn’t how filters are sent. Write filters[theme]=wildlife,food.`, {
    pointer,
  });
}

/** For calls without filters. @throws AppError invalid */
export function refuseFilters(params: URLSearchParams): void {
  for (const name of params.keys()) {
    if (!name.toLowerCase().startsWith('filter')) continue;
    const pointer = repeated(name);
    throw new AppError('invalid', 'This call takes no filters. Leave them out.', { pointer });
  }
}
