import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Log, readConfig, silentLog } from '#kernel';
import { temporaryFolder } from '#kernel/testing';
import { createApp } from './app.ts';
import { policies } from './policies.ts';
import { readBuiltFile } from './static/built-file.ts';
import { compressFolder } from './static/compress-folder.ts';
import { createStaticFiles } from './static-files.ts';
import { unusedDoor } from './testing.ts';

const SCRIPT = 'export const word = "word";\n'.repeat(500);
const config = readConfig({ BASE_URL: 'https://sojourn.example' });

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

describe('files of the build', () => {
  const folder = temporaryFolder('built');
  const warned: object[] = [];
  const log: Log = { ...silentLog, warn: (fields) => void warned.push(fields) };
  let server: Server;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets/page.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/face.woff2'), SCRIPT);
    writeFileSync(join(folder, 'assets/stale.css'), 'a{color:red}'.repeat(200));
    compressFolder(folder);
    // Built anew without its forms, or with some that were cut off.
    writeFileSync(join(folder, 'assets/stale.css'), 'a{color:tan}'.repeat(200));
    writeFileSync(join(folder, 'assets/stale.css.gz'), gzipSync('a{color:tan}'.repeat(200)));
    writeFileSync(join(folder, 'assets/stale.css.zst'), 'cut off');
    writeFileSync(join(folder, 'assets/bare.js'), SCRIPT);
    const staticFile = createStaticFiles({ folder, config, hosts: new Set(['partner.example']), log, policies });
    server = createServer((asked, response) => {
      if (!staticFile(asked, response)) response.writeHead(599).end('left to the app');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const { port } = server.address() as AddressInfo;
    const all = { Host: 'sojourn.example', ...headers };
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
  }
  const taking = (encodings: string) => ({ 'Accept-Encoding': encodings });

  it('come in the smallest form that the client takes', async () => {
    for (const [accepted, encoding, open] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, zstd', 'zstd', zstdDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await ask('/assets/page.js', taking(accepted));
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(open(body).toString()).toBe(SCRIPT);
    }
    const { headers, body } = await ask('/assets/page.js');
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, SCRIPT]);
  });

  it('are held alone, not in a block with whatever else was read or opened at that time', () => {
    const { whole, bodies } = readBuiltFile(join(folder, 'assets/page.js'));
    const held = [whole, ...Object.values(bodies)];
    expect(held).toHaveLength(4);
    expect(held.map(({ buffer }) => buffer.byteLength)).toEqual(held.map(({ length }) => length));
  });

  it('say what they are, how long they last and what every answer says', async () => {
    const { headers } = await ask('/assets/page.js?v=1', taking('br'));
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const icon = await ask('/favicon.svg');
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
    const face = await ask('/assets/face.woff2', taking('br'));
    expect([face.headers['content-type'], face.headers['content-encoding']]).toEqual(['font/woff2', undefined]);
  });

  it('send no body to those who hold it and to those who only ask for the head', async () => {
    const { headers } = await ask('/assets/page.js', taking('br'));
    const unchanged = await ask('/assets/page.js', { 'If-None-Match': headers.etag ?? '' });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    const head = await ask('/assets/page.js', taking('br'), 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  });

  it('are right when a compressed form is missing, cut off or of an earlier build', async () => {
    const stale = await ask('/assets/stale.css', taking('gzip, br, zstd'));
    expect([stale.headers['content-encoding'], gunzipSync(stale.body).toString().slice(0, 12)]).toEqual([
      'gzip',
      'a{color:tan}',
    ]);
    const bare = await ask('/assets/bare.js', taking('br'));
    expect([bare.headers['content-encoding'], bare.body.toString()]).toEqual([undefined, SCRIPT]);
    expect(warned).toEqual([{ file: '/assets/bare.js' }]);
  });

  it('are left to the app when they don’t exist, are asked for otherwise or under a strange host', async () => {
    for (const path of ['/assets/none.js', '/assets/page.js.br', '/assets/../favicon.svg', '/assets/', '/']) {
      expect([path, (await ask(path)).status]).toEqual([path, 599]);
    }
    expect((await ask('/assets/page.js', {}, 'POST')).status).toBe(599);
    expect((await ask('/assets/page.js', { Host: 'evil.example' })).status).toBe(599);
    expect((await ask('/assets/page.js', { Host: 'partner.example' })).status).toBe(200);
  });

  it('that don’t exist are a short 404 of the app, which asks no page', async () => {
    const app = createApp(unusedDoor({ pages: () => Promise.reject(new Error('a page was asked')) }));
    const answer = await app.request('http://localhost/assets/none.js');
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });

  it('may be none at all, before the first build', () => {
    const none = createStaticFiles({ folder: join(folder, 'nowhere'), config, hosts: new Set(), log, policies });
    expect(none({ url: '/assets/page.js', method: 'GET', headers: {} } as never, {} as never)).toBe(false);
  });

  it('in public/ need a policy like every other address', () => {
    writeFileSync(join(folder, 'secrets.txt'), 'x');
    expect(() => createStaticFiles({ folder, config, hosts: new Set(), log, policies })).toThrow(
      'may call "GET /secrets.txt"',
    );
    rmSync(join(folder, 'secrets.txt'));
  });
});
