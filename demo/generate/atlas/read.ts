import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { doingRecord, feeRecord, type Region, regionRecord, routeRecord, type Stop, stopRecord } from './records.ts';

const ATLAS = join(import.meta.dirname, '../../atlas');

/**
 * Every part of the world the demo companies go to, in the order of regions.ndjson; the same seed gives another
 * catalogue when that order changes.
 * @throws with the file and the line of a record that is wrong or names what isn't there
 */
export function readAtlas(folder = ATLAS): Region[] {
  const regions = new Map<string, Region>();
  const stops = new Map<string, Stop>();
  const stopAt = (region: string, key: string) => named(stops, `${region} ${key}`, `the stop ${key} of ${region}`);
  const regionOf = (slug: string) => named(regions, slug, `the region ${slug}`);

  eachRecord(folder, 'regions', regionRecord, (region) => {
    once(regions, region.slug, { ...region, stops: [], routes: [], fees: [] });
  });
  eachRecord(folder, 'stops', stopRecord, ({ region, ...stop }) => {
    regionOf(region).stops.push(once(stops, `${region} ${stop.key}`, { ...stop, doings: [] }));
  });
  eachRecord(folder, 'doings', doingRecord, ({ region, stop, ...doing }) => {
    stopAt(region, stop).doings.push(doing);
  });
  eachRecord(folder, 'routes', routeRecord, ({ region, ...route }) => {
    for (const key of route.stops) stopAt(region, key);
    const legs = route.stops.length - 1;
    if (route.legs.length !== legs) throw new Error(`${legs} legs lie between its stops, not ${route.legs.length}`);
    regionOf(region).routes.push(route);
  });
  eachRecord(folder, 'fees', feeRecord, ({ region, ...fee }) => {
    for (const key of fee.stops) stopAt(region, key);
    regionOf(region).fees.push(fee);
  });
  return [...regions.values()];
}

function eachRecord<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  take: (record: z.infer<Schema>) => void,
): void {
  const path = join(folder, `${name}.ndjson`);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    try {
      take(schema.parse(JSON.parse(line)));
    } catch (error) {
      throw new Error(`${path}:${index + 1}: ${reason(error)}`, { cause: error });
    }
  }
}

function reason(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function named<Value>(known: ReadonlyMap<string, Value>, key: string, what: string): Value {
  const found = known.get(key);
  if (!found) throw new Error(`names ${what}, which is not there`);
  return found;
}

function once<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  if (known.has(key)) throw new Error(`${key} stands there twice`);
  known.set(key, value);
  return value;
}
