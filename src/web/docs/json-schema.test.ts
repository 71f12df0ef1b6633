import { describe, expect, it } from 'vitest';
import { fieldsOf, type JsonSchema, typeWords } from './json-schema.ts';

const schemas: Record<string, JsonSchema> = {
  Money: {
    type: 'object',
    description: 'An amount.',
    properties: { cents: { type: 'integer', description: 'In cents.' }, currency: { enum: ['USD', 'EUR'] } },
  },
  Place: { type: 'object', properties: { name: { type: 'string' }, inside: { $ref: '#/components/schemas/Place' } } },
};

describe('words for a type', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: ['integer', 'null'] }, 'whole number or null'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
    [{ anyOf: [{ type: 'string' }, { type: 'string', format: 'date' }] }, 'text'],
    [{ enum: ['a', 'b'] }, 'a, b'],
    [{ type: 'array', items: { type: 'boolean' } }, 'list of true or false'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Money' } }, 'list'],
    [{ type: 'array' }, 'list of object'],
    [{ $ref: '#/components/schemas/Money' }, 'object'],
    [{}, 'object'],
  ])('%j is "%s"', (schema, words) => {
    expect(typeWords(schema, schemas)).toBe(words);
  });
});

describe('fields of a schema', () => {
  it('stand by their place, outer ones first, with what the schema behind a reference says', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          items: { type: 'object', properties: { price: { $ref: '#/components/schemas/Money' } } },
        },
        note: { type: 'string', description: 'For people.' },
      },
    };
    expect(fieldsOf(schema, schemas)).toEqual([
      { place: 'data', type: 'list', description: '' },
      { place: 'data[].price', type: 'object', description: 'An amount.' },
      { place: 'data[].price.cents', type: 'whole number', description: 'In cents.' },
      { place: 'data[].price.currency', type: 'USD, EUR', description: '' },
      { place: 'note', type: 'text', description: 'For people.' },
    ]);
  });

  it('of alternatives are told once', () => {
    const either: JsonSchema = {
      anyOf: [
        { properties: { id: { type: 'string' }, name: { type: 'string' } } },
        { properties: { id: { type: 'string' } } },
      ],
    };
    expect(fieldsOf(either, schemas).map(({ place }) => place)).toEqual(['id', 'name']);
  });

  it('of a thing that holds itself come to an end', () => {
    const places = fieldsOf({ $ref: '#/components/schemas/Place' }, schemas).map(({ place }) => place);
    expect(places.slice(0, 3)).toEqual(['name', 'inside', 'inside.name']);
    expect(places.length).toBeLessThan(30);
  });
});
