import { z } from 'zod';
import { AppError } from '../errors.ts';
import { repeated } from '../text.ts';
import { snakeKey } from './snake-keys.ts';

/** The query keys `filters[key]` of a list: several values of one key are separated by commas, or the key repeated. */
export function filtersQuery(description: string) {
  return z
    .record(z.string(), z.array(z.string()))
    .default({})
    .meta({ description, example: { theme: 'wildlife,food' }, param: { style: 'deepObject', explode: true } });
}

const FILTER = /^filters\[([^[\]]*)\]$/;

/** The values of each filter of a query string. @throws AppError duplicate_key for a filter in both spellings */
export function readFilterKeys(params: URLSearchParams): Record<string, string[]> {
  const filters = new Map<string, { spelling: string; values: string[] }>();
  for (const [name, value] of params) {
    const spelling = FILTER.exec(name)?.[1];
    if (spelling === undefined) continue;
    const key = snakeKey(spelling);
    const filter = filters.get(key) ?? { spelling, values: [] };
    if (filter.spelling !== spelling) {
      const pointer = `filters[${repeated(key)}]`;
      throw new AppError('duplicate_key', `${pointer} is given in two spellings. Send one of them.`, { pointer });
    }
    for (const part of value.split(',')) filter.values.push(part.trim());
    filters.set(key, filter);
  }
  return Object.fromEntries([...filters].map(([key, { values }]) => [key, values.filter(Boolean)]));
}
