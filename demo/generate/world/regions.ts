import { eastern } from '../atlas/regions/east.ts';
import { western } from '../atlas/regions/west.ts';
import type { Region } from '../atlas/types.ts';

/** Printers' apostrophes throughout, whichever key its writer pressed. */
function typeset<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll("'", '’') as Value;
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)])) as Value;
}

/** Every part of the world the demo companies go to. */
export const atlasRegions: readonly Region[] = [...western, ...eastern].map(typeset);
