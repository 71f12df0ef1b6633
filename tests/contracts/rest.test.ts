import { describe, expect, it } from 'vitest';
import { createImageStore } from '#images';
import { newId } from '#kernel';
import { createDb } from '#kernel/db';
import { temporaryFolder } from '#kernel/testing';
import { createApp } from '../../src/server/app.ts';
import { checkerOf, describedAnswers, published } from './published.ts';
import { sentFor } from './rest-bodies.ts';
import { knownCalls } from './rest-calls.ts';
import { keptThings } from './rest-kept.ts';
import { seededSite } from './testing.ts';

describe('the REST interface', () => {
  const folder = temporaryFolder('rest');
  const site = seededSite({ images: createImageStore({ folder, s3: null }) });
  const kept = keptThings(site);
  const calls = knownCalls(site, kept);
  const sent = sentFor(kept);
  const { operator, members, photo } = kept;

  const showPhoto = (cookie: string) =>
    site.ask('/v1/me/photo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', Cookie: cookie },
      body: JSON.stringify({ photo }),
    });
  /** What has to be there before a call is made. */
  const before: Record<string, () => Promise<unknown>> = {
    'DELETE /v1/me/photo 200': () => showPhoto(members.confirmed),
  };

  const read = async (path: string, init?: RequestInit) => {
    const answer = await site.ask(path, init);
    return { answer, body: await answer.json() };
  };

  /** What any call answers with these, whatever it is about. */
  const refusedAnywhere: Record<string, (path: string, type: string) => [path: string, accept: string]> = {
    400: (path, type) => [`${path}${path.includes('?') ? '&' : '?'}include=operator`, type],
    413: (path, type) => [path, type],
    415: (path, type) => [path, type],
    401: (path, type) => [path, type],
    403: (path, type) => [path, type],
    406: (path) => [path, 'application/vnd.api+json; ext="https://example.org/ext"'],
    422: (path, type) => [`${path}${path.includes('?') ? '&' : '?'}filter[theme]=wildlife`, type],
  };

  /** What this site isn't: without those who tell of payments and mail, without PayPal, busy, or without its database. */
  const isOfAnotherSite = ({ key, status }: { key: string; status: string }) =>
    ['409', '429', '500', '503'].includes(status) ||
    (status === '502' && key === 'POST /v1/gift_cards/{id}/capture') ||
    (status === '404' && ['POST /v1/paypal/webhook', 'POST /v1/mail_bounces'].includes(key));

  it.each(describedAnswers.filter((one) => !isOfAnotherSite(one)))(
    'answers $key $status as $type as published',
    async ({ key, status, type }) => {
      const [path, accept] = callOf(key, status, type);
      await before[`${key} ${status}`]?.();
      const init = sent(key, status);
      const { answer, body } = await read(path, { ...init, headers: { ...init.headers, Accept: accept } });
      expect(answer.status).toBe(Number(status));
      expect(answer.headers.get('Content-Type')).toBe(type);
      expect(checkerOf(key, status, type).safeParse(body).error?.issues ?? []).toEqual([]);
    },
  );

  function callOf(key: string, status: string, type: string): [path: string, accept: string] {
    const call = calls[key]?.[status];
    if (call) return [call(), type];
    const anywhere = refusedAnywhere[status];
    const fine = calls[key]?.any ?? calls[key]?.[200];
    if (!anywhere || !fine) throw new Error(`No call is known that ${key} answers with ${status}`);
    return anywhere(fine(), type);
  }

  it('publishes examples that fit their own schemas', () => {
    const examples = describedAnswers.filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(3);
    for (const { key, status, type, example } of examples) {
      expect([key, checkerOf(key, status, type).safeParse(example).success]).toEqual([key, true]);
    }
  });

  it('publishes what a member is told where only others may look, and who pays where nothing was agreed with PayPal', async () => {
    const headers = { Origin: 'http://localhost', Cookie: members.confirmed };
    const withoutPaypal = createApp({ ...site.door, db: createDb(site.door.pool), paypal: null });
    const capture = `/v1/gift_cards/${kept.cards.waiting}/capture`;
    const told: Record<string, Promise<Response> | Response> = {
      'GET /v1/staff/reviews': site.ask('/v1/staff/reviews', { headers }),
      'GET /v1/operator/reviews': site.ask('/v1/operator/reviews', { headers }),
      'POST /v1/gift_cards/{id}/capture': withoutPaypal.request(`http://localhost${capture}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': newId() },
      }),
    };
    const statuses = [];
    for (const [key, answer] of Object.entries(told)) {
      const { status } = await answer;
      statuses.push(status);
      const [method = '', path = ''] = key.split(' ');
      expect(Object.keys(published.paths[path]?.[method.toLowerCase()]?.responses ?? {}), key).toContain(`${status}`);
    }
    expect(statuses).toEqual([404, 404, 502]);
  });

  it('serves the description it publishes', async () => {
    const { body } = await read('/openapi.json');
    expect((body as typeof published).paths).toEqual(published.paths);
    expect((body as typeof published).openapi).toBe('3.1.0');
  });

  it('lets its descriptions be kept for five minutes', async () => {
    for (const path of ['/openapi.json', '/schema.graphql']) {
      expect((await site.ask(path)).headers.get('Cache-Control')).toBe('public, max-age=300');
    }
  });

  it('answers the same body as JSON:API and as JSON', async () => {
    const path = `/v1/operators/${operator.slug}/trips`;
    const plain = await site.ask(path);
    const named = await site.ask(path, { headers: { Accept: 'application/vnd.api+json' } });
    expect(plain.headers.get('Content-Type')).toBe('application/json');
    expect(named.headers.get('Content-Type')).toBe('application/vnd.api+json');
    expect(named.headers.get('Vary')).toContain('Accept');
    expect(await named.text()).toBe(await plain.text());
    const refused = await site.ask('/v1/nothing', { headers: { Accept: 'application/vnd.api+json' } });
    expect(refused.headers.get('Content-Type')).toBe('application/vnd.api+json');
  });

  it('gives away nothing of itself when it fails', async () => {
    const broken = { ...site.door, db: null as never };
    const answer = await createApp(broken).request('http://localhost/v1/trip_finder/themes');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      errors: [
        {
          status: '500',
          code: 'server_error',
          title: 'Something went wrong, try again later',
          detail: 'Something went wrong, try again later',
        },
      ],
    });
  });
});
