import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyersAt, offersOf } from '#bookings/testing';
import { createHasPage } from '#pages';
import { pagesIn } from '../../src/web/page-table.ts';
import { type Samples, samplesOf } from './samples.ts';
import { sharedList } from './shared-list.ts';
import { type GraphqlAnswer, seededSite } from './testing.ts';

type Asked = Samples & { booking: string; token: string };

/** Arguments with which each query field answers something; none is left out. */
const ASKED: Record<string, (s: Asked) => string> = {
  tripDetail: (s) => `slug: "${s.trip}"`,
  operatorProfile: (s) => `slug: "${s.operator}"`,
  operatorReviews: (s) => `slug: "${s.operator}", limit: 2`,
  operatorTripList: (s) => `slug: "${s.operator}", limit: 2`,
  operatorOldTripList: (s) => `slug: "${s.operator}", limit: 2`,
  tripOldTripList: (s) => `slug: "${s.successor}", limit: 2`,
  categoryOperatorReviews: (s) => `slug: "${s.operatorPage}", limit: 2`,
  categoryReviews: (s) => `slug: "${s.reviewPage}", limit: 2`,
  categoryTripList: (s) => `slug: "${s.tripPage}", limit: 2`,
  seoLanding: (s) => `slug: "${s.landing}", limit: 2`,
  longTailSeo: (s) => `slug: "${s.fourAttributes}", limit: 2`,
  categoryLongTail: (s) => `slug: "${s.twoAttributes}", limit: 2`,
  itineraryPage: (s) => `slug: "${s.itinerary}", limit: 2`,
  oneWeekItinerary: (s) => `slug: "${s.oneWeek}", limit: 2`,
  tenDayItinerary: (s) => `slug: "${s.tenDays}", limit: 2`,
  twoWeekItinerary: (s) => `slug: "${s.twoWeeks}", limit: 2`,
  landmarkPage: (s) => `slug: "${s.landmark}", limit: 2`,
  poiPage: (s) => `slug: "${s.poi}", limit: 2`,
  search: () => `query: "wildlife", limit: 2`,
  destinations: () => '',
  partnerSite: (s) => `dmoSlug: "${s.partner}"`,
  dmoData: (s) => `dmoSlug: "${s.partner}"`,
  menu: () => '',
  claims: () => '',
  article: (s) => `slug: "${s.article}"`,
  articles: () => 'limit: 2',
  compareTrips: (s) => `slugs: ["${s.trip}", "${s.otherTrip}"]`,
  compareOperators: (s) => `slugs: ["${s.operator}", "${s.otherOperator}"]`,
  page: () => 'path: "/privacy-policy"',
  bookingDetail: (s) => `id: "${s.booking}"`,
  myBookings: () => 'limit: 2',
  myReservations: () => 'limit: 2',
  sharedWishlist: (s) => `token: "${s.token}", limit: 2`,
};

const schema = buildSchema(readFileSync('contracts/schema.graphql', 'utf8'));
const fields = schema.getQueryType()?.getFields() ?? {};
const named = Object.values(fields);
const having = (argument: string) =>
  named.filter(({ args }) => args.some(({ name }) => name === argument)).map(({ name }) => name);

/** A selection of all plain fields of a type, and of those of what it holds, so many levels down. */
function everything(type: GraphQLOutputType, levels: number): string {
  const held = getNamedType(type);
  if (!isObjectType(held)) return '';
  const chosen = Object.values(held.getFields()).flatMap((field) => {
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    return levels > 0 ? [`${field.name} ${everything(field.type, levels - 1)}`] : [];
  });
  return `{ ${chosen.length > 0 ? chosen.join(' ') : '__typename'} }`;
}

describe('every GraphQL query', () => {
  const site = seededSite();
  let samples = {} as Asked;
  let guest: ReturnType<ReturnType<typeof buyersAt>> | null = null;
  beforeAll(async () => {
    const [offer] = await offersOf(site.door.pool, 1);
    if (!offer) throw new Error('Nothing can be reserved.');
    guest = buyersAt({ ask: site.ask, approve: () => {} })();
    await guest.begin(offer);
    const token = (await sharedList(site)).split('/').at(-1) ?? '';
    samples = { ...(await samplesOf(site)), booking: guest.id(), token };
  });

  /** As a guest who has begun a reservation. */
  const query = async (text: string): Promise<GraphqlAnswer> => {
    const answer = await site.ask('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shop-Authorization': `Bearer ${guest?.token()}` },
      body: JSON.stringify({ query: text }),
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const callOf = (name: string, more = '') => {
    const args = [ASKED[name]?.(samples), more].filter(Boolean).join(', ');
    return `${name}${args ? `(${args})` : ''}`;
  };
  const field = (name: string) => fields[name] as GraphQLField<unknown, unknown>;
  const ask = (name: string, more = '', levels = 0) =>
    query(`{ ${callOf(name, more)} ${everything(field(name).type, levels)} }`);
  /** The same with an argument in place of the usual one. */
  const askWith = (name: string, argument: string, value: string) => {
    const call = callOf(name).replace(new RegExp(`\\b${argument}: [^,)]+`), `${argument}: ${value}`);
    return query(`{ ${call} ${everything(field(name).type, 0)} }`);
  };
  const refusal = ({ data, errors }: GraphqlAnswer) => [data && Object.values(data)[0], errors?.[0]?.extensions];
  const NOT_FOUND = [null, { code: 'NOT_FOUND', status: 404, exception: { name: 'NOT_FOUND' } }];
  const BAD_INPUT = { code: 'BAD_USER_INPUT', status: 422, exception: { name: 'BAD_USER_INPUT' } };

  it('is asked here', () => {
    expect(Object.keys(ASKED).sort()).toEqual(Object.keys(fields).sort());
    for (const [name, slug] of Object.entries(samples)) expect([name, slug]).not.toEqual([name, '']);
  });

  it.each(named.map(({ name }) => name))('%s answers all that its type has, and all that this holds', async (name) => {
    const { data, errors } = await ask(name);
    expect(errors ?? []).toEqual([]);
    expect(data[name]).not.toBeNull();
    const type = getNamedType(field(name).type);
    if (!isObjectType(type)) throw new Error(`${name} answers no object`);
    for (const inner of Object.values(type.getFields())) {
      // Trips and companies are looked at field by field elsewhere.
      const whole = ['Trip', 'Operator', 'Review'].includes(getNamedType(inner.type).name);
      const selection = isObjectType(getNamedType(inner.type)) ? everything(inner.type, whole ? 0 : 1) : '';
      const answer = await query(`{ ${callOf(name)} { ${inner.name} ${selection} } }`);
      const refused = (answer.errors ?? []).filter(({ extensions }) => extensions.code !== 'TOO_COMPLEX');
      expect([inner.name, refused]).toEqual([inner.name, []]);
    }
  });

  it('page says NOT_FOUND of a path that nobody wrote a text for', async () => {
    expect(refusal(await askWith('page', 'path', '"/nowhere"'))).toEqual(NOT_FOUND);
  });

  it('menu answers what stands in files, and no link to a page that isn’t there', async () => {
    const { data } = await site.query('{ menu { menuKey menuType children { href parentId menuType } } }');
    const links = data.menu.flatMap((column: { children: { href: string }[] }) => column.children);
    const hrefs: string[] = links.map(({ href }: { href: string }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining(['/about', '/help-faq#prices', '/terms-of-use', '/tour-operator-reviews']),
    );
    expect(hrefs.filter((href) => !createHasPage(pagesIn('production'))(href))).toEqual([]);
  });

  it('page answers questions apart from the text that holds them', async () => {
    for (const path of ['/nothing', 'help-faq', '\\u0000']) {
      expect((await site.query(`{ page(path: "${path}") { title } }`)).data.page).toBeNull();
    }
    const { data } = await site.query('{ page(path: "/help-faq") { faqs { question answer } body } }');
    expect(data.page.faqs.length).toBeGreaterThan(5);
    for (const { question } of data.page.faqs) expect(data.page.body).toContain(`### ${question}`);
  });

  it.each(having('slug'))('%s says NOT_FOUND of an unknown slug, and of one that can’t be one', async (name) => {
    for (const slug of ['"no-such-thing"', '"../etc"', '""', `"${'a'.repeat(300)}"`]) {
      expect([slug, ...refusal(await askWith(name, 'slug', slug))]).toEqual([slug, ...NOT_FOUND]);
    }
  });

  it.each(having('dmoSlug').filter((name) => !['partnerSite', 'dmoData'].includes(name)))(
    '%s says NOT_FOUND of an unknown partner',
    async (name) => expect(refusal(await ask(name, 'dmoSlug: "nobody"'))).toEqual(NOT_FOUND),
  );

  it.each(having('dmoSlug').filter((name) => !['partnerSite', 'dmoData'].includes(name)))(
    '%s takes a partner that shows all',
    async (name) => {
      await site.door.pool.query(
        `insert into partners (slug, name) values ('shows-all', 'All of it') on conflict (slug) do nothing`,
      );
      const [plain, narrowed] = [await ask(name), await ask(name, 'dmoSlug: "shows-all"')];
      expect(narrowed.errors).toBeUndefined();
      expect(narrowed.data).toEqual(plain.data);
    },
  );

  it.each(having('limit'))('%s says BAD_USER_INPUT of pages and limits that can’t be meant', async (name) => {
    const most = name.endsWith('Reviews') && name !== 'categoryOperatorReviews' ? 25 : 50;
    for (const [argument, value] of [
      ['limit', '0'],
      ['limit', String(most + 1)],
    ] as const) {
      const [data, extensions] = refusal(await askWith(name, argument, value));
      expect([argument, value, data, extensions]).toEqual([argument, value, null, BAD_INPUT]);
    }
    for (const page of ['0', '-3', '9999']) {
      expect([page, refusal(await ask(name, `page: ${page}`))[1]]).toEqual([page, BAD_INPUT]);
    }
    expect((await ask(name, 'page: 40')).errors).toBeUndefined();
  });

  it.each(having('filters'))('%s says BAD_USER_INPUT of filters that nobody knows', async (name) => {
    for (const filter of [
      '{ key: "color", values: ["red"] }',
      '{ key: "theme", values: ["no-such-theme"] }',
      '{ key: "destination", values: ["peru", "atlantis"] }',
      '{ key: "__proto__", values: ["x"] }',
    ]) {
      expect([filter, ...refusal(await ask(name, `filters: [${filter}]`))]).toEqual([filter, null, BAD_INPUT]);
    }
    expect((await ask(name, 'filters: [{ key: "activity", values: ["hiking"] }]')).errors).toBeUndefined();
  });

  it.each(having('orderBy'))('%s says BAD_USER_INPUT of an order that nobody knows', async (name) =>
    expect((await ask(name, 'orderBy: by_commission')).errors?.[0]?.extensions).toEqual(BAD_INPUT),
  );

  it.each(['compareTrips', 'compareOperators'])('%s takes two or three', async (name) => {
    for (const slugs of ['[]', '["a"]', '["a", "a"]', '["a", "b", "c", "d"]']) {
      expect([slugs, refusal(await site.query(`{ ${name}(slugs: ${slugs}) { id } }`))[1]]).toEqual([slugs, BAD_INPUT]);
    }
    expect(refusal(await site.query(`{ ${name}(slugs: ["nothing", "nobody"]) { id } }`))).toEqual(NOT_FOUND);
  });

  it('search refuses more than 100 characters', async () => {
    const search = (text: string) =>
      site.query('query ($q: String!) { search(query: $q) { trips { metadata { totalCount } } } }', { q: text });
    expect((await search('a'.repeat(100))).errors).toBeUndefined();
    expect(refusal(await search('a'.repeat(101)))).toEqual([null, BAD_INPUT]);
  });
});
