import { beforeAll, describe, expect, it } from 'vitest';
import { tripCards } from '#catalogue';
import { newId } from '#kernel';
import { checkerOf, describedAnswers, published } from './published.ts';
import { seededSite } from './testing.ts';

type Refusal = {
  errors: { status: string; code: string; title: string; detail: string; source?: { pointer: string } }[];
};

describe('the REST interface', () => {
  const site = seededSite();
  const operator = { id: '', slug: '', trips: 0 };
  const trip = { id: '', slug: '', sku: '' };
  const partner = { slug: 'visit-somewhere' };

  beforeAll(async () => {
    const { pool } = site.door;
    const { rows: operators } = await pool.query(
      `select operators.id, operators.slug, count(*) as trips from operators
       join trips on trips.operator_id = operators.id and trips.status = 'published' and trips.superseded_by is null
       group by operators.id order by count(*) desc, operators.id limit 2`,
    );
    Object.assign(operator, operators[0]);
    const { rows: trips } = await pool.query('select id, slug, sku from trips order by popularity desc, id limit 1');
    Object.assign(trip, trips[0]);
    const partnerId = newId();
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [partnerId, partner.slug]);
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode) values ($1, 'operator', $2, 'include')`,
      [partnerId, operators[1].id],
    );
  });

  const read = async (path: string, init?: RequestInit) => {
    const answer = await site.ask(path, init);
    return { answer, body: await answer.json() };
  };
  const refusal = async (path: string, init?: RequestInit) => {
    const { answer, body } = await read(path, init);
    const [error] = (body as Refusal).errors;
    expect(error?.status).toBe(String(answer.status));
    return { status: answer.status, code: error?.code, pointer: error?.source?.pointer };
  };

  /** A call that ends with each status that is described; 500 is everywhere and nowhere. */
  const calls: Record<string, Record<string, () => string>> = {
    'GET /v1/search': { 200: () => '/v1/search?search=wildlife', 422: () => '/v1/search?literal=perhaps' },
    'GET /v1/dmo/{dmo}/search': {
      200: () => `/v1/dmo/${partner.slug}/search`,
      404: () => '/v1/dmo/nobody/search?search=peru',
      422: () => `/v1/dmo/${partner.slug}/search?search=a&search=b`,
    },
    'GET /v1/operators/{slug}/trips': {
      200: () => `/v1/operators/${operator.slug}/trips?limit=50`,
      404: () => '/v1/operators/nobody/trips',
      422: () => `/v1/operators/${operator.slug}/trips?page=0`,
    },
    'GET /v1/trips/{id}/spots': {
      200: () => `/v1/trips/${trip.slug}/spots`,
      404: () => '/v1/trips/nothing/spots',
    },
  };

  it.each(describedAnswers.filter(({ status }) => !['429', '500'].includes(status)))(
    'answers $key $status as $type as published',
    async ({ key, status, type }) => {
      const call = calls[key]?.[status];
      // A call without query keys has nothing that can't be meant.
      if (!call) return expect([key, status]).toEqual(['GET /v1/trips/{id}/spots', '422']);
      const { answer, body } = await read(call(), { headers: { Accept: type } });
      expect(answer.status).toBe(Number(status));
      expect(answer.headers.get('Content-Type')).toBe(type);
      expect(checkerOf(key, status, type).safeParse(body).error?.issues ?? []).toEqual([]);
    },
  );

  it('publishes examples that fit their own schemas', () => {
    const examples = describedAnswers.filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(3);
    for (const { key, status, type, example } of examples) {
      expect([key, checkerOf(key, status, type).safeParse(example).success]).toEqual([key, true]);
    }
  });

  it('serves the description it publishes', async () => {
    const { body } = await read('/openapi.json');
    expect((body as typeof published).paths).toEqual(published.paths);
    expect((body as typeof published).openapi).toBe('3.1.0');
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

  describe('a company’s trips', () => {
    it('come in pages that together hold each once', async () => {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(operator.trips / 4); page++) {
        const { body } = await read(`/v1/operators/${operator.slug}/trips?page=${page}&limit=4`);
        const { data, meta } = body as { data: { id: string }[]; meta: object };
        expect(meta).toEqual({
          current_page: page,
          total_pages: Math.ceil(operator.trips / 4),
          total_count: operator.trips,
          limit_value: 4,
        });
        seen.push(...data.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(operator.trips);
    });

    it('say what the cards of the pages say', async () => {
      const { body } = await read(`/v1/operators/${operator.slug}/trips`);
      const { data } = body as { data: { id: string; attributes: Record<string, unknown>; relationships: unknown }[] };
      const cards = await tripCards(
        site.ctx,
        data.map(({ id }) => id),
      );
      expect(data).toHaveLength(cards.length);
      for (const [i, card] of cards.entries()) {
        expect(data[i]?.attributes).toMatchObject({
          name: card.name,
          slug: card.slug,
          duration: card.durationDays,
          price_cents: card.price?.cents ?? null,
          price_usd_cents: card.price?.usdCents ?? null,
          currency: card.price?.currency ?? null,
          rating: card.rating,
          reviews_count: card.reviewsCount,
        });
        expect(data[i]?.relationships).toEqual({ operator: { data: { type: 'operators', id: operator.id } } });
      }
    });

    it('are found under the address of their page too', async () => {
      const { body } = await read(`/v1/operators/${operator.slug}-trips/trips`);
      expect(body).toEqual((await read(`/v1/operators/${operator.slug}/trips`)).body);
    });

    it('are empty beyond the last page, and refused beyond row 10,000', async () => {
      const { body } = await read(`/v1/operators/${operator.slug}/trips?page=200&limit=50`);
      expect((body as { data: unknown[] }).data).toEqual([]);
      expect(await refusal(`/v1/operators/${operator.slug}/trips?page=201&limit=50`)).toMatchObject({
        status: 422,
        code: 'invalid',
        pointer: 'page',
      });
    });
  });

  describe('search', () => {
    const attributesOf = async (path: string) =>
      ((await read(path)).body as { data: { attributes: Record<string, unknown> } }).data.attributes;

    it('answers a blank text with the destinations that hold most trips', async () => {
      for (const path of ['/v1/search', '/v1/search?search=', '/v1/search?search=%20%20']) {
        const { trending_results: trending } = (await attributesOf(path)) as {
          trending_results: { trip_count: number }[];
        };
        expect(trending.length).toBeGreaterThan(3);
        const counts = trending.map(({ trip_count }) => trip_count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }
    });

    it('corrects a mistyped word unless it is meant literally', async () => {
      expect((await attributesOf('/v1/search?search=wlidlife')).corrected).toEqual({
        from: 'wlidlife',
        to: 'wildlife',
      });
      expect(await attributesOf('/v1/search?search=wlidlife&literal=true')).toMatchObject({
        corrected: null,
        total_trips: 0,
      });
    });

    it('finds on a partner’s site only what the partner shows', async () => {
      const all = await attributesOf('/v1/search?search=a');
      const some = await attributesOf(`/v1/dmo/${partner.slug}/search?search=a`);
      expect(some.total_trips).toBeLessThan(all.total_trips as number);
    });

    it('refuses more than 100 characters', async () => {
      expect((await site.ask(`/v1/search?search=${'a'.repeat(100)}`)).status).toBe(200);
      expect(await refusal(`/v1/search?search=${'a'.repeat(101)}`)).toMatchObject({
        code: 'invalid',
        pointer: 'search',
      });
    });
  });

  describe('places left', () => {
    it('are never cached, and the same by id, slug and unit', async () => {
      const bySlug = await read(`/v1/trips/${trip.slug}/spots`);
      expect(bySlug.answer.headers.get('Cache-Control')).toBe('no-store');
      expect((bySlug.body as { data: unknown[] }).data.length).toBeGreaterThan(0);
      for (const ref of [trip.id, trip.sku]) expect((await read(`/v1/trips/${ref}/spots`)).body).toEqual(bySlug.body);
    });
  });

  describe('an address', () => {
    it.each(['/v1', '/v1/', '/v1/nothing', '/v1/trips', '/users/sign_up', '/next-api/auth'])(
      'that leads nowhere, %s, is a 404 in JSON',
      async (path) => expect(await refusal(path)).toMatchObject({ status: 404, code: 'not_found' }),
    );

    it.each(['%00', '%E0%A4%A', '..%2f..%2fetc', "'%20or%201=1", '%F0%9F%98%80', 'a'.repeat(200)])(
      'with %s for a slug names nothing',
      async (slug) => {
        for (const path of [`/v1/operators/${slug}/trips`, `/v1/trips/${slug}/spots`, `/v1/dmo/${slug}/search`]) {
          expect(await refusal(path)).toMatchObject({ status: 404, code: 'not_found' });
        }
      },
    );

    it('answers HEAD like GET, without the body', async () => {
      const answer = await site.ask(`/v1/trips/${trip.slug}/spots`, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(await answer.text()).toBe('');
    });

    it('refuses other methods, naming those it answers', async () => {
      for (const path of ['/v1/search', `/v1/trips/${trip.slug}/spots`, '/openapi.json']) {
        const answer = await site.ask(path, { method: 'DELETE' });
        expect(answer.headers.get('Allow')).toBe('GET, HEAD');
        expect(await refusal(path, { method: 'DELETE' })).toMatchObject({ status: 405, code: 'method_not_allowed' });
      }
    });
  });

  it('gives away nothing of itself when it fails', async () => {
    const broken = { ...site.door, db: null as never };
    const { createApp } = await import('../../src/server/app.ts');
    const answer = await createApp(broken).request('http://localhost/v1/search');
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
