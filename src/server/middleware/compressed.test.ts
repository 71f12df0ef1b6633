import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const TEXT = 'word '.repeat(1000);
const app = new Hono()
  .use(compressed)
  .get('/json', (c) => c.json({ text: TEXT }, 200, { ETag: '"one"', 'Cache-Control': 'no-store' }))
  .get('/small', (c) => c.json({ text: 'word' }))
  .get('/svg', (c) => c.body(TEXT, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' }))
  .get('/graphql', (c) => c.body(TEXT, 200, { 'Content-Type': 'application/graphql-response+json' }))
  .get('/jpeg', (c) => c.body(TEXT, 200, { 'Content-Type': 'image/jpeg' }))
  .get('/bytes', (c) => c.body(TEXT, 200, { 'Content-Type': 'application/octet-stream' }))
  .get('/done', (c) => c.body(TEXT, 200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }))
  .get('/script', (c) => c.body(TEXT, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, immutable' }))
  .get('/missing', (c) => c.json({ text: TEXT }, 404))
  .get('/moved', (c) => c.redirect('/json'));

const ask = async (path: string, accepted?: string, method = 'GET') => {
  const answer = await app.request(path, { method, headers: accepted ? { 'Accept-Encoding': accepted } : {} });
  return { answer, body: Buffer.from(await answer.arrayBuffer()), encoding: answer.headers.get('Content-Encoding') };
};

describe('compressing', () => {
  it('makes texts smaller for those who take it, the rest of the answer untouched', async () => {
    const { answer, body, encoding } = await ask('/json', 'gzip');
    expect([encoding, answer.status, answer.headers.get('ETag')]).toEqual(['gzip', 200, 'W/"one"']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Length')).toBe(String(body.length));
    expect(body.length).toBeLessThan(500);
    expect(JSON.parse(gunzipSync(body).toString())).toEqual({ text: TEXT });
    const brotli = await ask('/svg', 'gzip, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
    const quick = await ask('/json', 'gzip, deflate, br, zstd');
    expect(quick.encoding).toBe('zstd');
    expect(JSON.parse(zstdDecompressSync(quick.body).toString())).toEqual({ text: TEXT });
    expect((await ask('/missing', 'gzip')).answer.status).toBe(404);
    expect((await ask('/graphql', 'gzip')).encoding).toBe('gzip');
  });

  it('makes what browsers load once as small as it can', async () => {
    const { encoding, body } = await ask('/script', 'gzip, deflate, br, zstd');
    expect([encoding, brotliDecompressSync(body).toString()]).toEqual(['br', TEXT]);
  });

  it('tells caches that the answer depends on it, once', async () => {
    for (const accepted of ['gzip', undefined]) {
      expect((await ask('/json', accepted)).answer.headers.get('Vary')).toBe('Accept-Encoding');
    }
  });

  it.each(['/small', '/jpeg', '/bytes', '/moved'])('leaves %s as it is', async (path) => {
    expect((await ask(path, 'gzip, br')).encoding).toBeNull();
  });

  it('does nothing twice, nothing unasked, and sends no body to those who want the head', async () => {
    expect((await ask('/done', 'gzip')).body.toString()).toBe(TEXT);
    expect((await ask('/json')).body.toString()).toBe(JSON.stringify({ text: TEXT }));
    expect((await ask('/json', 'gzip;q=0')).encoding).toBeNull();
    expect((await ask('/json', 'br; q=0.0, gzip;q=0.5')).encoding).toBe('gzip');
    const head = await ask('/json', 'gzip', 'HEAD');
    expect([head.answer.status, head.body.length]).toEqual([200, 0]);
  });
});
