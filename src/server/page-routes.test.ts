import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesIn } from '../web/page-table.ts';
import { createApp } from './app.ts';
import { unusedDoor } from './testing.ts';

describe('a method that no router can be told of', () => {
  let server: Server;
  beforeAll(async () => {
    const app = createApp(unusedDoor({ pageTable: pagesIn('production') }));
    server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it.each([
    ['/docs', 405],
    ['/no-such-page', 404],
    ['/no-such-page.data', 404],
  ])('is no fault of ours at %s', async (path, status) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, method: 'TRACE', headers: { Host: 'localhost' } }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });
});
