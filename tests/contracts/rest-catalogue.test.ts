import { describe, expect, it } from 'vitest';
import { tripCards, tripPage } from '#catalogue';
import type { TripPage } from '#catalogue/shared';
import { fold } from '#kernel/shared';
import { reviewsOf } from '#reviews';
import { projectPending } from '#search';
import { emptyListQuery } from '#search/shared';
import { published } from './published.ts';
import { namedThings } from './rest-kept.ts';
import { seededSite } from './testing.ts';

type Refusal = {
  errors: {
    status: string;
    code: string;
    title: string;
    detail: string;
    source?: { pointer?: string; parameter?: string };
  }[];
};

describe('what REST tells of the catalogue', () => {
  const site = seededSite();
  const { operator, trip, partner } = namedThings(site);

  const read = async (path: string, init?: RequestInit) => {
    const answer = await site.ask(path, init);
    return { answer, body: await answer.json() };
  };
  const refusal = async (path: string, init?: RequestInit) => {
    const { answer, body } = await read(path, init);
    const [error] = (body as Refusal).errors;
    expect(error?.status).toBe(String(answer.status));
    return { status: answer.status, code: error?.code, parameter: error?.source?.parameter };
  };

  describe('a company’s trips', () => {
    it('come in pages that together hold each once', async () => {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(operator.trips / 4); page++) {
        const { body } = await read(`/v1/operators/${operator.slug}/trips?page=${page}&limit=4`);
        const { data, meta } = body as { data: { id: string }[]; meta: object };
        expect(meta).toMatchObject({
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
          price_on_request: card.price?.onRequest ?? false,
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
        parameter: 'page',
      });
    });
  });

  describe('search', () => {
    const attributesOf = async (path: string) =>
      ((await read(path)).body as { data: { attributes: Record<string, unknown> } }).data.attributes;

    it('leads to the own page of a long tail', async () => {
      const { rows } = await site.door.pool.query(`
        select c.name, c.slug, p.slug as page from categories c join category_pages p on p.category_id = c.id
        where p.kind = 'landing' and p.published and c.category_type = 'longtail_four_attributes' and c.trips_count > 0
        order by c.trips_count desc, c.id limit 1`);
      const found = await attributesOf(`/v1/search?literal=true&search=${encodeURIComponent(rows[0].name)}`);
      const matches = found.trip_categories as { slug: string; guide_path: string | null }[];
      expect(matches.find(({ slug }) => slug === rows[0].slug)?.guide_path).toBe(`/ltg/${rows[0].page}`);
      const others = (await attributesOf('/v1/search?search=wildlife')).trip_categories as typeof matches;
      expect(others.map(({ guide_path }) => guide_path)).toContain(null);
    });

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

    it('refuses more than 100 characters, the bound that is published', async () => {
      const described = published.paths['/v1/search']?.get?.parameters?.find(({ name }) => name === 'search');
      expect(described?.schema).toMatchObject({ maxLength: 100 });
      expect((await site.ask(`/v1/search?search=${'a'.repeat(100)}`)).status).toBe(200);
      expect(await refusal(`/v1/search?search=${'a'.repeat(101)}`)).toMatchObject({
        code: 'invalid',
        parameter: 'search',
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

  describe('the companies of a category', () => {
    it.each([
      ['order_by=by_commission', 'order_by'],
      ['filters[theme]=no-such-theme', 'filters[theme]'],
      ['filters[price]=under_1000', 'filters[price]'],
      ['filters[rating]=2', 'filters[rating]'],
      ['filters[__lookup]=x', 'filters[__lookup]'],
      ['orderBy=name_a_to_z&order_by=name_a_to_z', 'order_by'],
      ['filters[tripType]=group-tour&filters[trip_type]=group-tour', 'filters[trip_type]'],
      ['limit=51', 'limit'],
    ])('refuse %s, naming what can’t be meant', async (query, parameter) =>
      expect(await refusal(`/v1/categories/hiking/operators?${query}`)).toMatchObject({ status: 422, parameter }),
    );

    it('may be asked for in either spelling', async () => {
      const snake = await read(
        '/v1/categories/hiking/operators?order_by=name_a_to_z&filters[trip_type]=group-tour,small-group-tour',
      );
      const camel = await read(
        '/v1/categories/hiking/operators?orderBy=name_a_to_z&filters[tripType]=group-tour&filters[tripType]=small-group-tour',
      );
      expect(camel.body).toEqual(snake.body);
      expect((snake.body as { meta: { applied_filters: object[] } }).meta.applied_filters).toHaveLength(2);
    });
  });

  describe('a company with its reviews', () => {
    type Page = {
      data: {
        attributes: Record<string, unknown>;
        relationships: Record<'reviews' | 'top_operators', { data: { id: string }[] }>;
      };
      included: { type: string; id: string; attributes: Record<string, unknown> }[];
      meta: { total_count: number };
    };

    it('includes what it names: the page of reviews, then at most twelve companies', async () => {
      const { body } = await read(`/v1/review_page/operators/${operator.slug}?limit=5&page=2`);
      const { data, included, meta } = body as Page;
      const { reviews, top_operators: top } = data.relationships;
      expect(included.map(({ id }) => id)).toEqual([...reviews.data, ...top.data].map(({ id }) => id));
      expect(reviews.data).toHaveLength(Math.min(5, Math.max(0, meta.total_count - 5)));
      expect(top.data.length).toBeGreaterThan(0);
      expect(top.data.length).toBeLessThanOrEqual(12);
      expect(JSON.stringify(body)).not.toMatch(/email|@/);
    });

    it('says what the pages say', async () => {
      const { body } = await read(`/v1/review_page/operators/${operator.slug}?limit=3&order_by=review_low_to_high`);
      const { data, included } = body as Page;
      const { reviews, stats } = await reviewsOf(
        site.ctx,
        { operatorId: operator.id },
        { limit: 3, orderBy: 'review_low_to_high' },
      );
      expect(data.attributes.reviews_details).toMatchObject({
        count: stats.count,
        overall_score: stats.overall,
        guide_score: stats.averages.guide,
        histogram: stats.histogram,
      });
      expect(
        included.slice(0, 3).map(({ attributes }) => [attributes.summary, attributes.rating, attributes.meals_score]),
      ).toEqual(reviews.map(({ summary, rating, scores }) => [summary, rating, scores.meals]));
      const scores = included.slice(0, 3).map(({ attributes }) => attributes.rating as number);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    });
  });

  describe('the trip finder', () => {
    type Entry = {
      id: string;
      attributes: {
        name: string;
        slug?: string;
        key?: string;
        trips_count: number;
        min?: number | null;
        max?: number | null;
      };
    };
    const entries = async (path: string) => ((await read(`/v1/trip_finder/${path}`)).body as { data: Entry[] }).data;

    it('offers what trips have, with how many, as the lists count them', async () => {
      const { groups } = await site.search.search({ ...emptyListQuery(), limit: 1 });
      const counts = (facet: string) =>
        Object.fromEntries(
          groups.find(({ key }) => key === facet)?.options.map(({ value, count }) => [value, count]) ?? [],
        );
      for (const [path, facet] of [
        ['themes', 'theme'],
        ['lodging_levels', 'lodging_level'],
        ['travel_ages', 'travel_age'],
      ] as const) {
        const found = (await entries(path)).map(({ attributes }) => [attributes.key, attributes.trips_count]);
        expect([path, Object.fromEntries(found)]).toEqual([path, counts(facet)]);
      }
      const places = await entries('destinations');
      expect(places).toHaveLength(50);
      const order = places.map(({ attributes }) => attributes.trips_count);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
      for (const { attributes } of places)
        expect(attributes.trips_count).toBe(counts('destination')[attributes.slug ?? '']);
    });

    it('finds destinations by how they begin, whatever the diacritics and capitals', async () => {
      await site.door.pool.query(`update destinations set name = 'Ævö & Sons' where slug = (
        select d.slug from destinations d join trip_locations l on l.destination_id = d.id
        join trips t on t.id = l.trip_id and t.status = 'published' and t.superseded_by is null order by d.slug limit 1)`);
      // Names of places are read again once anything that one finds by its name changes.
      await site.door.pool.query(
        `with changed as (update operators set name = name || ' & Co' where id = (select min(id::text)::uuid from operators)
          returning id)
         insert into outbox_events (topic, subject_id) select 'operator.changed', id from changed`,
      );
      await projectPending(site.ctx);
      await site.search.catchUp();
      for (const text of ['ævö', 'AEVO', 'aev', '%20Ævo%20%26']) {
        expect([text, (await entries(`destinations?search=${text}`)).map(({ attributes }) => attributes.name)]).toEqual(
          [text, ['Ævö & Sons']],
        );
      }
      expect(await entries('destinations?search=sons')).toEqual([]);
      const all = (await entries('destinations?search=a')).map(({ attributes }) => fold(attributes.name)[0]);
      expect(new Set(all)).toEqual(new Set(['a']));
    });

    it('tells the years of an age, where it has any', async () => {
      const ages = Object.fromEntries(
        (await entries('travel_ages')).map(({ attributes: { key, min, max } }) => [key, [min, max]]),
      );
      const years: Record<string, (number | null)[]> = {
        '18-30': [18, 30],
        '31-49': [31, 49],
        '50-plus': [50, null],
        family: [null, null],
        'all-ages': [null, null],
      };
      expect(Object.keys(ages).length).toBeGreaterThan(2);
      for (const [key, found] of Object.entries(ages)) expect([key, found]).toEqual([key, years[key]]);
      await site.door.pool.query(
        `update terms set figures = '{"min": 3, "max": 17}' where property_key = 'travel_age' and key = 'family'`,
      );
      expect((await entries('travel_ages')).find(({ id }) => id === 'family')?.attributes).toMatchObject({
        min: 3,
        max: 17,
      });
    });
  });

  describe('how one pays for a trip', () => {
    const model = async (ref: string) =>
      (
        (await read(`/v1/trips/${ref}/merchant_model`)).body as {
          data: { id: string; attributes: Record<string, unknown> };
        }
      ).data;

    it('is the same by id, slug and unit, and what the trip’s page says', async () => {
      const page = await tripPage(site.ctx, { slug: trip.slug });
      if (!page || 'movedTo' in page) throw new Error('there is no such page');
      const found = await model(trip.slug);
      for (const ref of [trip.id, trip.sku]) expect(await model(ref)).toEqual(found);
      expect(found).toEqual({
        type: 'merchant_models',
        id: page.id,
        attributes: {
          is_merchant_model: page.isMerchantModel,
          business_process_type: page.operator.businessProcessType,
          currency: page.price?.currency,
          price_tiers: page.tiers,
          deposit: depositOf(page),
          final_payment_days: page.finalPaymentDays,
          passenger_info_days: page.passengerInfoDays,
          payment_types: page.paymentTypes,
          methods: page.isMerchantModel && page.refund && page.deposit ? ['paypal', 'gift_card'] : [],
          cancellation_tiers:
            page.refund?.tiers.map(({ minDays, refundBps }) => ({ min_days: minDays, refund_bps: refundBps })) ?? null,
          deposit_refundable: page.refund?.depositRefundable ?? null,
          hold_minutes: page.holdMinutes,
        },
      });
    });

    it('has usual days where one pays here and the company states none, and nothing to pay with while its deposit is unknown', async () => {
      const { pool } = site.door;
      const before = (
        await pool.query('select operator_id, merchant_model_params as params from trips where id = $1', [trip.id])
      ).rows[0];
      const state = async (params: object, share: number | null, sums: object = {}) => {
        await pool.query('update trips set merchant_model_params = $2, is_merchant_model = true where id = $1', [
          trip.id,
          params,
        ]);
        await pool.query('update operators set deposit_amount = $2, deposits = $3 where id = $1', [
          before.operator_id,
          share,
          sums,
        ]);
        return (await model(trip.id)).attributes;
      };
      const found = await model(trip.id).then(({ attributes }) => attributes);
      expect(await state({}, null)).toMatchObject({
        deposit: null,
        payment_types: [],
        final_payment_days: 60,
        passenger_info_days: 45,
        hold_minutes: 20,
        methods: [],
      });
      expect(await state({ final_payment_days: 30, hold_minutes: 15, payment_types: ['deposit'] }, 2000)).toMatchObject(
        {
          deposit: { kind: 'share', value: 2000 },
          payment_types: ['deposit'],
          final_payment_days: 30,
          hold_minutes: 15,
        },
      );
      expect(await state({ payment_types: ['full'] }, 2000)).toMatchObject({ deposit: null, payment_types: ['full'] });
      expect((await state({}, null, { [String(found.currency)]: 40_000 })).deposit).toEqual({
        kind: 'fixed',
        value: 40_000,
      });
    });
  });

  describe('an address', () => {
    it.each(['/v1', '/v1/', '/v1/nothing', '/v1/trip', '/users/sign_up', '/next-api/auth'])(
      'that leads nowhere, %s, is a 404 in JSON',
      async (path) => expect(await refusal(path)).toMatchObject({ status: 404, code: 'not_found' }),
    );

    it.each(['%00', '%E0%A4%A', '..%2f..%2fetc', "'%20or%201=1", '%F0%9F%98%80', 'a'.repeat(200)])(
      'with %s for a slug names nothing',
      async (slug) => {
        for (const path of [
          `/v1/operators/${slug}/trips`,
          `/v1/trips/${slug}/spots`,
          `/v1/trips/${slug}/merchant_model`,
          `/v1/categories/${slug}/operators`,
          `/v1/review_page/operators/${slug}`,
          `/v1/dmo/${slug}/search`,
        ]) {
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
});

/** The deposit of a trip's page in the currency of its price, as the contract writes it. */
function depositOf({ deposit, price }: TripPage) {
  if (deposit === null) return null;
  if (deposit.kind === 'share') return { kind: 'share', value: deposit.bps };
  const value = deposit.cents[price?.currency ?? ''];
  return value === undefined ? { kind: 'share', value: 2000 } : { kind: 'fixed', value };
}
