import { z } from 'zod';
import type { FeedKind } from '#kernel/feed';

/** The part of a JSON Schema that tells how the text of a CSV cell becomes a value. */
export type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
};

/** The fields of a kind by name. */
export function fieldsOf({ record }: FeedKind): Record<string, Shape> {
  return propertiesOf(record);
}

/** In CSV the fields of an entry stand beside those of the record, where a row is one entry. */
export function fieldsOfEntry({ inRows }: FeedKind): Record<string, Shape> {
  return inRows ? propertiesOf(inRows.entry) : {};
}

const known = new Map<z.ZodObject, Record<string, Shape>>();

function propertiesOf(schema: z.ZodObject): Record<string, Shape> {
  const properties = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as Shape).properties ?? {};
  known.set(schema, properties);
  return properties;
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
