import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { policies } from '../../src/server/policies.ts';
import { type Answer, readAnswers } from './answers.ts';
import { requestsFor } from './draw.ts';
import { everyRoute } from './every-route.ts';
import { asCommand, bytesOf, type FuzzRequest } from './fuzz-request.ts';
import { faultsOf } from './judge.ts';
import { loggedFaults } from './log-lines.ts';
import { LONG_PIECE } from './nasty.ts';
import { changedTables, tableSums } from './table-sums.ts';

const routes = everyRoute({ named: { trips: ['inca-trail'] }, slugs: ['peru'], filters: { theme: ['food'] } });

describe('fuzzed requests', () => {
  it('are made for every policy, field and page, and for the data of each page', () => {
    const names = routes.map(({ name }) => name);
    for (const key of Object.keys(policies.routes)) if (!key.endsWith('/graphql')) expect(names).toContain(key);
    expect(names).toEqual(expect.arrayContaining(['query tripDetail', 'page /trips/:slug', 'data /trips/:slug']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are the same for the same seed, and others for another', () => {
    const [route] = routes;
    if (!route) throw new Error('there is no route');
    expect(requestsFor(route, 20, 7)).toEqual(requestsFor(route, 20, 7));
    expect(requestsFor(route, 20, 8)).not.toEqual(requestsFor(route, 20, 7));
  });

  it('mostly mean something', () => {
    const trip = routes.find(({ name }) => name === 'GET /v1/trips/{id}/spots');
    const sent = trip ? requestsFor(trip, 200, 1) : [];
    expect(sent.filter(({ target }) => target.startsWith('/v1/trips/inca-trail/spots')).length).toBeGreaterThan(80);
  });
});

const request = (parts: Partial<FuzzRequest> = {}): FuzzRequest => ({
  route: 'r',
  speaks: 'json-api',
  method: 'GET',
  target: '/v1/trips',
  headers: [],
  body: null,
  manner: 'whole',
  ...parts,
});

describe('a request on the wire', () => {
  const sent = (parts: Partial<FuzzRequest>) => bytesOf(request(parts), 'localhost:1').toString();
  const body = Buffer.from('12345');

  it('is whole, cut, owing, old, absolute, in chunks or followed by nonsense', () => {
    expect(sent({ method: 'POST', body })).toMatch(
      /^POST \/v1\/trips HTTP\/1\.1\r\nHost: localhost:1\r\n[\s\S]*\r\n\r\n12345$/,
    );
    expect(sent({ manner: 'cut' }).length).toBeLessThan(sent({}).length);
    expect(sent({ manner: 'owing', method: 'POST', body })).toContain('Content-Length: 15\r\n');
    expect(sent({ manner: 'old' })).toContain(' HTTP/1.0\r\n');
    expect(sent({ manner: 'absolute' })).toContain('GET http://localhost:1/v1/trips ');
    expect(sent({ manner: 'chunked', method: 'POST', body })).toMatch(/\r\n5;odd="yes"\r\n12345\r\n0\r\n\r\n$/);
    expect(sent({ manner: 'followed' })).toContain('HTTP/9.9');
  });

  it('can be sent again by a command', () => {
    const post = request({ method: 'POST', headers: [['X-Empty', '']], body: Buffer.from(`it's`) });
    expect(asCommand(post, 'localhost:1')).toBe(
      `curl -i --path-as-is --globoff -X 'POST' -H 'X-Empty;' --data-binary 'it'\\''s' 'http://localhost:1/v1/trips'`,
    );
    expect(asCommand(request({ manner: 'old' }), 'localhost:1')).toContain('| base64 -d | nc -N localhost 1');
  });
});

describe('answers on the wire', () => {
  it('are read one after the other, unpacked', () => {
    const packed = gzipSync('packed');
    const bytes = Buffer.concat([
      Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'),
      Buffer.from(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`),
      packed,
      Buffer.from('HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n'),
      Buffer.from('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
    ]);
    const read = readAnswers(bytes, 'GET').map(({ status, text, whole }) => [status, text, whole]);
    expect(read).toEqual([
      [200, 'packed', true],
      [404, 'abcde', true],
      [400, '', true],
    ]);
  });

  it('without a body to HEAD, and cut off, are told apart', () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n';
    expect(readAnswers(Buffer.from(head), 'HEAD')).toMatchObject([{ status: 200, whole: true }]);
    expect(readAnswers(Buffer.from(`${head}12345`), 'GET')).toMatchObject([{ status: 200, whole: false }]);
    expect(readAnswers(Buffer.from('HTTP/1.1 2'), 'GET')).toMatchObject([{ status: 0, whole: false }]);
  });
});

describe('a fault', () => {
  const fine: Answer = { status: 200, headers: { 'content-type': 'application/json' }, text: '{}', whole: true };
  const refusal = JSON.stringify({ errors: [{ status: '422', code: 'invalid', title: 't', detail: 'd' }] });
  const judged = (answer: Partial<Answer>, parts: Partial<FuzzRequest> = {}) =>
    faultsOf(request(parts), { answers: [{ ...fine, ...answer }], ms: 1, end: 'closed' }, 5000);

  it('is none where all is well', () => {
    expect(judged({})).toEqual([]);
    expect(judged({ status: 422, text: refusal })).toEqual([]);
    expect(judged({ status: 404, text: '<h1>Page not found', headers: HTML }, { speaks: 'page' })).toEqual([]);
    expect(judged({ status: 400, text: '', headers: {} })).toEqual([]);
    expect(judged({ status: 403, text: '{"code":"c","message":"m"}' }, { speaks: 'sign-in' })).toEqual([]);
    const refused = '{"errors":[{"message":"m","extensions":{"code":"BAD_REQUEST"}}]}';
    expect(judged({ status: 400, text: refused }, { speaks: 'graphql' })).toEqual([]);
  });

  it.each<[string, Partial<Answer>]>([
    ['status 500', { status: 500, text: refusal }],
    ['shows a stack', { text: 'TypeError: x\n    at read (app.js:1:2)' }],
    ['shows a path of a file', { text: '"/srv/app/node_modules/pg/lib"' }],
    ['shows the database', { text: 'invalid byte sequence for encoding' }],
    ['echoes what was sent at length', { text: LONG_PIECE }],
    ['half an answer', { whole: false }],
    ['a refusal (404) of another shape', { status: 404, text: '{"error":"no"}' }],
    [
      'a refusal (404) of another shape',
      { status: 404, text: '<h1>No</h1>', headers: { 'content-type': 'text/html' } },
    ],
    ['a refusal (404) of another shape', { status: 404, text: '' }],
  ])('is named: %s', (fault, answer) => expect(judged(answer)).toEqual([fault]));

  it('is an answer that takes too long or doesn’t come, unless nobody waits for it', () => {
    const faults = (end: 'closed' | 'silent' | 'left', ms: number, slowestMs = 5000) =>
      faultsOf(request(), { answers: [], ms, end }, slowestMs);
    expect(faults('closed', 1)).toEqual(['no answer']);
    expect(faults('silent', 15_000)).toEqual(['took more than 5 s', 'no end of the answer']);
    expect(faults('left', 1)).toEqual([]);
    // Where time isn’t judged, an answer comes all the same.
    expect(faults('silent', 15_000, Number.POSITIVE_INFINITY)).toEqual(['no end of the answer']);
  });

  it('is a line of the log at level error, or one that no logger wrote', () => {
    const lines = [
      '{"level":40,"msg":"slow"}',
      '{"level":50,"requestId":"r1","msg":"a page failed","err":{"message":"no \\"a\\" here\\nat x"}}',
      'Warning: something',
    ];
    expect(loggedFaults(lines)).toEqual([
      { requestId: 'r1', what: 'a page failed: no "…" here' },
      { requestId: null, what: 'Warning: something' },
    ]);
  });
});

const HTML = { 'content-type': 'text/html' };

describe('the sums of the tables', () => {
  const { pool } = testDatabase();

  it('name the tables whose rows came, went or changed', async () => {
    const insert = `insert into partners (id, slug, name) values (gen_random_uuid(), 'visit', 'Visit')`;
    const empty = await tableSums(pool);
    await pool.query(insert);
    const one = await tableSums(pool);
    await pool.query(`update partners set name = 'Other'`);
    await pool.query('insert into search_calendar (rolled_at) values (now())');
    expect(changedTables(empty, one)).toEqual(['partners']);
    expect(changedTables(one, await tableSums(pool))).toEqual(['partners']);
    expect(changedTables(one, one)).toEqual([]);
  });
});
