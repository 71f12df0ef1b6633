import { z } from 'zod';
import { type FeedKind, feedRecords } from './records.ts';
import { itineraryDay } from './trips.ts';

/** The part of a JSON Schema that tells how the text of a CSV cell becomes a value. */
export type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
};

const shapes = new Map<FeedKind, Record<string, Shape>>();

/** The fields of a kind by name; for an itinerary in CSV those of one day stand beside the trip's. */
export function fieldsOf(kind: FeedKind): Record<string, Shape> {
  let fields = shapes.get(kind);
  if (!fields) {
    fields = propertiesOf(feedRecords[kind]);
    shapes.set(kind, fields);
  }
  return fields;
}

let ofDay: Record<string, Shape> | undefined;

export function fieldsOfDay(): Record<string, Shape> {
  ofDay ??= propertiesOf(itineraryDay);
  return ofDay;
}

function propertiesOf(schema: z.ZodType): Record<string, Shape> {
  return (z.toJSONSchema(schema, { io: 'input' }) as Shape).properties ?? {};
}

/** The shape of a dotted column such as `cancellation.flexibility`; undefined when there is no such field. */
export function shapeAt(fields: Record<string, Shape>, column: string): Shape | undefined {
  const [head = '', ...rest] = column.split('.');
  let shape = Object.hasOwn(fields, head) ? fields[head] : undefined;
  for (const name of rest) {
    const free = typeof shape?.additionalProperties === 'object' ? shape.additionalProperties : undefined;
    shape = shape?.properties?.[name] ?? free;
  }
  return shape;
}

/** The known name that looks most like the given one; null when none comes close. */
export function nearest(name: string, known: string[]): string | null {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(plain, candidate.replace(/[^a-z0-9]/g, '')) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, plain.length / 3) ? best.candidate : null;
}

/** Levenshtein's distance. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
