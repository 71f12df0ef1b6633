import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appBehind, refusalOf } from '../testing.ts';
import { bodyCap } from './body-cap.ts';

const app = appBehind(bodyCap(64));
const CAP = 64 * 1024;

describe('the body cap', () => {
  it('lets the largest body through and refuses one byte more', async () => {
    const post = (size: number) => app.request('/', { method: 'POST', body: 'x'.repeat(size) });
    expect(await (await post(CAP)).text()).toBe(`got ${CAP}`);
    expect(await refusalOf(await post(CAP + 1))).toEqual({ status: 413, code: 'too_large' });
  });

  it('refuses by the length that is announced, without reading', async () => {
    const answer = await app.request('/', {
      method: 'POST',
      body: 'short',
      headers: { 'Content-Length': String(CAP + 1) },
    });
    expect(answer.status).toBe(413);
  });

  describe('over a real connection', () => {
    let server: Server;
    beforeAll(async () => {
      server = createServer(getRequestListener(app.fetch));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => server.close());

    /** Sends chunks without saying how many there will be. */
    function postChunks(chunks: number, size: number): Promise<number> {
      const { port } = server.address() as AddressInfo;
      return new Promise((resolve, reject) => {
        const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Transfer-Encoding': 'chunked' } });
        sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
        sent.on('error', reject);
        for (let i = 0; i < chunks; i++) sent.write('x'.repeat(size));
        sent.end();
      });
    }

    it('takes a body of a length that is announced, and refuses a longer one before it comes', async () => {
      const { port } = server.address() as AddressInfo;
      const post = (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
      expect(await (await post('x'.repeat(CAP))).text()).toBe(`got ${CAP}`);
      expect((await post('x'.repeat(CAP + 1))).status).toBe(413);
    });

    it('counts the chunks of a body of unknown length', async () => {
      expect(await postChunks(8, 8 * 1024)).toBe(200);
      expect(await postChunks(9, 8 * 1024)).toBe(413);
    });
  });
});
