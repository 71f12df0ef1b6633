import fc from 'fast-check';
import { type Draw, now, oneOf } from './draw.ts';
import { nastyValues } from './nasty.ts';

/** The part of JSON Schema that our contract writes. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  example?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
};

/** Texts that a parameter of a query means something by. */
export function meantBy(schema: JsonSchema, slugs: readonly string[]): string[] {
  const { type, enum: choices, example, default: usual, minimum, maximum } = schema;
  if (choices) return choices.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'integer') return [minimum, maximum, usual, 2].filter((value) => value !== undefined).map(String);
  return [example, usual, ...slugs].filter((value) => value !== undefined).map(String);
}

const DEEPEST = 6;

/** A value that mostly fits a schema, with a nasty one here and there. */
export function jsonOf(draw: Draw, schema: JsonSchema, level = 0): unknown {
  if (level > DEEPEST || now(draw, 20)) return oneOf(draw, nastyValues);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(draw, schema.enum);
  if (schema.anyOf) return jsonOf(draw, oneOf(draw, schema.anyOf), level);
  if (schema.properties) {
    const given = Object.entries(schema.properties).filter(() => now(draw, 80));
    return Object.fromEntries(given.map(([key, inner]) => [key, jsonOf(draw, inner, level + 1)]));
  }
  if (schema.items) {
    const { items } = schema;
    return Array.from({ length: draw(fc.integer, { min: 0, max: 3 }) }, () => jsonOf(draw, items, level + 1));
  }
  if (schema.example !== undefined && now(draw, 60)) return schema.example;
  if (schema.type === 'integer' || schema.type === 'number') return draw(fc.integer);
  if (schema.type === 'boolean') return draw(fc.boolean);
  return draw(fc.string);
}
