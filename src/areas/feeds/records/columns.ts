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
  let shape = own(fields, head);
  for (const name of rest) {
    const free = typeof shape?.additionalProperties === 'object' ? shape.additionalProperties : undefined;
    shape = own(shape?.properties, name) ?? free;
  }
  return shape;
}

function own(fields: Record<string, Shape> | undefined, name: string): Shape | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The known column that looks most like the given one, part by part where it is dotted; null when none comes close. */
export function nearestColumn(fields: Record<string, Shape>, column: string): string | null {
  const parts = column.split('.');
  let known: Record<string, Shape> | undefined = fields;
  for (const [at, part] of parts.entries()) {
    if (!known) return null;
    const shape = own(known, part);
    if (!shape) {
      const close = nearest(part, Object.keys(known));
      return close && parts.with(at, close).join('.');
    }
    known = shape.properties;
  }
  return null;
}

const LONGEST_NAME = 60;

/** The known name that looks most like the given one; null when none comes close. */
export function nearest(name: string, known: string[]): string | null {
  if (name.length > LONGEST_NAME) return null;
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  // A third may be wrong, but of a very short name one letter at most: any two would look alike.
  const most = Math.min(Math.max(2, plain.length / 3), plain.length - 2);
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(plain, candidate.replace(/[^a-z0-9]/g, '')) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= most ? best.candidate : null;
}

/** Letters to write, leave out, replace, or swap with the next one. */
function editDistance(a: string, b: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (twoAbove[j - 2] ?? 0) + 1 : replaced;
      row.push(Math.min(replaced, swapped, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
