import { describe, expect, it } from 'vitest';
import { type Operation, type Parameter, shownCall } from './shown-call.ts';

const parameters: Parameter[] = [
  { name: 'slug', in: 'path', required: true, schema: { type: 'string', example: 'peru' } },
  { name: 'search', in: 'query', schema: { type: 'string', example: 'inca trail & more' } },
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 } },
  { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
  { name: 'filters', in: 'query', schema: { type: 'object', properties: { theme: { type: 'string' } } } },
];
const operation: Operation = {
  summary: 'Things of a place',
  parameters,
  responses: {
    200: {
      description: 'Things.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { data: { type: 'array', items: { type: 'string' } } } },
          example: { data: ['one'] },
        },
      },
    },
    404: { description: 'No such place.' },
  },
};
const shown = (samples = {}, method = 'get', given = operation) =>
  shownCall(
    { method, path: '/v1/places/{slug}/things', operation: given },
    { baseUrl: 'https://example.com', samples, schemas: {} },
  );

describe('a call as the reference shows it', () => {
  it('says what is given, with ends and what is taken when nothing is', () => {
    expect(shown().given.map(({ name, where, type, required, usual }) => [name, where, type, required, usual])).toEqual(
      [
        ['slug', 'path', 'text', true, null],
        ['search', 'query', 'text', false, null],
        ['limit', 'query', 'whole number, 1 to 50', false, '10'],
        ['Idempotency-Key', 'header', 'text', false, null],
        ['filters[key]', 'query', 'values, with commas between them', false, null],
      ],
    );
  });

  it('is called with what its contract gives as an example', () => {
    expect(shown().curl).toBe("curl 'https://example.com/v1/places/peru/things?search=inca%20trail%20%26%20more'");
  });

  it('is called with what the site holds, where that is known', () => {
    expect(shown({ places: 'côte d’azur', search: 'Nice' }).curl).toBe(
      "curl 'https://example.com/v1/places/c%C3%B4te%20d%E2%80%99azur/things?search=Nice'",
    );
  });

  it('has an answer with an example and fields, and what it refuses with', () => {
    expect(shown()).toMatchObject({
      id: 'get-v1-places-slug-things',
      method: 'GET',
      answerStatus: '200',
      example: '{\n  "data": [\n    "one"\n  ]\n}',
      fields: [{ place: 'data', type: 'list of text', description: '' }],
      refusals: [{ status: '404', meaning: 'No such place.' }],
    });
  });

  it('that takes a body names its fields', () => {
    const schema = { type: 'object', properties: { email: { type: 'string', description: 'Where to write.' } } };
    const posted = shown({}, 'post', { ...operation, requestBody: { content: { 'application/json': { schema } } } });
    expect(posted.given.at(-1)).toEqual({
      name: 'email',
      where: 'body',
      type: 'text',
      required: false,
      usual: null,
      description: 'Where to write.',
    });
    expect(posted.curl).toMatch(/^curl -X POST '/);
  });
});
