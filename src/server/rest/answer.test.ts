import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig, silentLog, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { defineRoute, resource } from '#kernel/http';
import { createKeyring } from '#kernel/keys';
import { botCheckOf } from '#kernel/serving';
import { errorResponse } from '../errors.ts';
import { policies } from '../policies.ts';
import { answer, jsonApiMediaType } from './answer.ts';
import { openApiDocument } from './openapi.ts';

const note = resource('notes', z.object({ text: z.string(), words_count: z.int() }));

/** A call with a body, as the calls to come will be: here it only says back what it read. */
const route = defineRoute({
  key: 'GET /v1/search',
  tag: 'Notes',
  summary: 'Keep a note',
  description: 'Says it back.',
  params: z.object({}),
  query: z.object({ order_by: z.string().default('newest') }),
  body: {
    root: 'note',
    type: 'notes',
    fields: z.object({ note_text: z.string().min(2, 'must be 2 characters or more') }),
  },
  status: 201,
  answer: z.object({ data: note }),
  example: { data: { type: 'notes', id: '1', attributes: { text: 'Pack light', words_count: 2 } } },
  cacheControl: 'no-store',
  async handle(_ctx, { body, query }) {
    const text = `${body.note_text} (${query.order_by})`;
    return { data: { type: 'notes' as const, id: '1', attributes: { text, words_count: text.split(' ').length } } };
  },
});

describe('a call with a body', () => {
  const config = readConfig({ ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}` });
  const keyring = createKeyring(config.encryptionKeys);
  const door = { config, db: createDb(createPool('postgresql://nobody@localhost/never-asked')), clock: systemClock };
  const app = new Hono();
  app.onError((error, c) => errorResponse(c, error, silentLog));
  app.use(jsonApiMediaType);
  app.post('/notes', answer({ ...door, keyring, botCheck: botCheckOf(config), hosts: new Map() }, route));

  const post = async (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) => {
    const given = await app.request('/notes?orderBy=oldest', { method: 'POST', body, headers });
    return { status: given.status, type: given.headers.get('Content-Type'), body: await given.json() };
  };
  const said = { data: { type: 'notes', id: '1', attributes: { text: 'Pack light (oldest)', words_count: 3 } } };

  it('is handed its fields, whichever media type they come in, and answers with its own status', async () => {
    expect(await post('{"note":{"noteText":"Pack light"}}')).toEqual({
      status: 201,
      type: 'application/json',
      body: said,
    });
    const both = { 'Content-Type': 'application/vnd.api+json', Accept: 'application/vnd.api+json' };
    expect(await post('{"data":{"type":"notes","attributes":{"note_text":"Pack light"}}}', both)).toEqual({
      status: 201,
      type: 'application/vnd.api+json',
      body: said,
    });
  });

  it.each([
    ['{"note":', {}, 400, 'malformed_json', undefined],
    ['{"note":{"note_text":"x"}}', {}, 422, 'invalid', '/note/note_text'],
    ['{"note":{}}', {}, 422, 'required', '/note/note_text'],
    ['{"note":{"note_text":"a b","noteText":"a b"}}', {}, 422, 'duplicate_key', '/note/note_text'],
    ['note=1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type', undefined],
    [`{"note":{"note_text":"${'a'.repeat(66_000)}"}}`, {}, 413, 'too_large', undefined],
  ])('refuses %s with an error document', async (body, headers, status, code, pointer) => {
    const refused = await post(body, { 'Content-Type': 'application/json', ...headers });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({
      errors: [{ status: String(status), code, ...(pointer && { source: { pointer } }) }],
    });
  });

  it('is described with both media types, its status and its refusals', () => {
    const operation = openApiDocument([route], { version: '1.0.0', policies }).paths?.['/v1/search']?.get;
    const statuses = ['201', '400', '406', '413', '415', '422', '429', '500', '503'];
    expect(Object.keys(operation?.responses ?? {})).toEqual(statuses);
    const sent = operation?.requestBody as unknown as { content: Record<string, { schema: object }> };
    const field = { type: 'object', required: ['note_text'] };
    expect(sent.content['application/json']?.schema).toMatchObject({ properties: { note: field } });
    expect(sent.content['application/vnd.api+json']?.schema).toMatchObject({
      properties: { data: { properties: { attributes: field } } },
    });
  });
});
