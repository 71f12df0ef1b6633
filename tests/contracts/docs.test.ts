import { beforeAll, describe, expect, it } from 'vitest';
import { type Policy, silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { createSearch } from '#search';
import { contractsOf } from '../../src/server/contracts.ts';
import type { Contracts } from '../../src/server/door.ts';
import { policies } from '../../src/server/policies.ts';
import { readDocs } from '../../src/web/docs/docs.loader.ts';
import type { ShownDocs } from '../../src/web/docs/shown-docs.ts';
import { factsOf } from '../../src/web/page-table.ts';
import { published } from './published.ts';
import { doorOf, seededSite } from './testing.ts';

/** Nobody but the provider of mail and PayPal can sign what they tell; nobody but who has a mail knows its token. */
const STATUS: Record<string, number> = {
  '/v1/mail_bounces': 401,
  '/v1/paypal/webhook': 400,
  '/v1/unsubscribe/{token}': 404,
  // Of a departure that isn’t in this catalogue.
  '/v1/trips/{id}/bookings': 409,
  '/v1/trips/{id}/reserve': 201,
  '/v1/contact_requests': 201,
  '/v1/quizzes/{slug}/plays': 201,
  // Of a review that isn’t in this catalogue.
  '/v1/reviews/{id}/reports': 404,
  // Of a company that isn’t in this catalogue; of a link that nobody has.
  '/v1/write_review': 422,
  '/v1/review_confirmations': 422,
  '/v1/reserve/resume': 422,
  '/v1/reserve/resume_links': 202,
  '/v1/email_changes/confirm': 422,
  '/v1/email_changes/undo': 422,
  ...Object.fromEntries(
    ['/users', '/v1/users'].flatMap((users) => [
      [`POST ${users}`, 201],
      [`POST ${users}/password`, 202],
      [`PATCH ${users}/password`, 422],
      [`GET ${users}/confirmation`, 422],
      [`POST ${users}/confirmation`, 202],
    ]),
  ),
  // For members alone.
  ...Object.fromEntries(
    Object.entries<Policy>(policies.routes)
      .filter(([, { who }]) => !who.includes('visitor'))
      .map(([call]) => [call, 401]),
  ),
  // Where nothing can be paid by PayPal; of a card that nobody ordered; of a code that nobody has.
  '/v1/gift_cards': 502,
  '/v1/gift_cards/{id}/capture': 404,
  '/v1/gift_cards/balance': 422,
  // Of a play that nobody has played.
  '/v1/quizzes/{id}/claim': 404,
};

describe('the reference for people', () => {
  const site = seededSite();
  let contracts: Contracts;
  let docs: ShownDocs;
  const calls = () => docs.groups.flatMap((group) => group.calls);

  const read = () =>
    readDocs({
      ...site.door,
      ctx: site.ctx,
      atPartner: null,
      requestId: 'test',
      page: factsOf('docs/docs.route'),
      isData: false,
      hasPage: () => true,
      taskKinds: {},
      contracts,
    });

  beforeAll(async () => {
    contracts = contractsOf({ ...site.door, version: '1.2.3' });
    const partners = `insert into partners (id, slug, name) values (gen_random_uuid(), 'visit-anywhere', 'Visit')`;
    await site.door.pool.query(partners);
    docs = await read();
  });

  it('shows every call, with everything that may be given and every way to be refused', () => {
    const described = Object.entries(published.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], responses }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        asked: parameters.length,
        statuses: Object.keys(responses).sort(),
      })),
    );
    expect(
      calls().map(({ method, path, given, answerStatus, refusals }) => ({
        call: `${method} ${path}`,
        asked: given.filter(({ where }) => where !== 'body').length,
        statuses: [answerStatus, ...refusals.map(({ status }) => status)].sort(),
      })),
    ).toEqual(expect.arrayContaining(described));
    expect(calls()).toHaveLength(described.length);
    for (const { path, summary, example, fields, given } of calls()) {
      expect([path, summary.length > 0, example.length > 0, fields.length > 0]).toEqual([path, true, true, true]);
      for (const { name, description, type } of given)
        expect([path, name, description !== '', type !== '']).toEqual([path, name, true, true]);
    }
  });

  it('gives an example of every call that this site answers', async () => {
    for (const { curl, path } of calls()) {
      const called =
        /^curl (?:-X (\w+) )?'http:\/\/localhost(\/[^']+)'(?: -H 'Idempotency-Key: ([\w-]+)')?(?: -H '([^:]+): ([^']+)' -d '([^']+)')?$/.exec(
          curl,
        );
      const [, method = 'GET', address = '', key, header, value = '', body] = called ?? [];
      // As somebody who has allowed everything.
      const allowed: Record<string, string> =
        method === 'GET' ? {} : { Cookie: 'consent=marketing-yes', Origin: 'http://localhost' };
      const answer = await site.ask(address, {
        method,
        body,
        headers: { ...allowed, ...(key && { 'Idempotency-Key': key }), ...(header && { [header]: value }) },
      });
      const status = STATUS[path] ?? STATUS[`${method} ${path}`] ?? 200;
      expect([path, address, answer.status]).toEqual([path, address, status]);
      if (status > 201) continue;
      const { data } = (await answer.json()) as { data: object | object[] };
      expect([path, data]).not.toEqual([path, []]);
    }
  });

  it('gives an example query that this site answers', async () => {
    const [, body = ''] = /-d '([^']+)'$/.exec(docs.schema.curl) ?? [];
    expect(JSON.parse(body).query).toBe(docs.schema.query);
    const { data, errors } = await site.query(docs.schema.query);
    expect(errors).toBeUndefined();
    expect(data.tripDetail.name).toBeTruthy();
  });

  it('shows every query and type of the schema, and links to no type that it doesn’t show', () => {
    const fields = Object.keys(contracts.schema().getQueryType()?.getFields() ?? {});
    expect(docs.schema.queries.map(({ name }) => name).sort()).toEqual(fields.sort());
    const builtIn = ['Query', 'String', 'Int', 'Float', 'Boolean', 'ID'];
    const types = Object.keys(contracts.schema().getTypeMap()).filter(
      (name) => !name.startsWith('__') && !builtIn.includes(name),
    );
    const shown = new Set(docs.schema.types.map(({ name }) => name));
    expect([...shown].sort()).toEqual(types.sort());
    for (const field of [...docs.schema.queries, ...docs.schema.types.flatMap((type) => type.fields)]) {
      for (const { of } of [field, ...field.args]) expect(of === null || shown.has(of)).toBe(true);
    }
  });

  it('tells the limits that hold', () => {
    expect(docs.schema.limits.join(' ')).toMatch(/^10 levels deep a cost of 5,000.*50 entries a page, 25 for reviews$/);
  });

  it('costs the database at most three statements', async () => {
    expect(await site.statements(read)).toBeLessThanOrEqual(3);
  });

  it('has the schema as text beside it, as printed', async () => {
    const answer = await site.ask('/schema.graphql');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe(contracts.sdl());
  });
});

describe('the reference of a site that holds nothing', () => {
  const { db, pool } = testDatabase();

  it('shows the examples of the contracts', async () => {
    const ctx = testContext(db);
    const search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    const door = doorOf({ pool, db, search, clock: ctx.clock });
    const { groups } = await readDocs({
      ...door,
      ctx,
      atPartner: null,
      requestId: 'test',
      page: factsOf('docs/docs.route'),
      isData: false,
      hasPage: () => true,
      taskKinds: {},
      contracts: door.contracts,
    });
    const [, peru] = groups.flatMap(({ calls }) => calls.filter(({ path }) => path.includes('{slug}')));
    expect(peru?.curl).toMatch(/^curl 'http:\/\/localhost\/v1\/\w+\/[a-z-]+/);
  });
});
