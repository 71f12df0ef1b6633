import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Log, readConfig, silentLog } from '#kernel';
import { wholeBody } from '#kernel/http';
import type { DoorVariables } from './door.ts';
import { errorResponse } from './errors.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { requestContext } from './middleware/request-context.ts';

type Line = { level: 'error' | 'info'; status?: number };

describe('a sender who is gone before its body has come', () => {
  const lines: Line[] = [];
  const log: Log = {
    ...silentLog,
    error: () => void lines.push({ level: 'error' }),
    info: (fields) => void lines.push({ level: 'info', status: (fields as Line).status }),
  };
  let server: Server;

  beforeAll(async () => {
    const app = new Hono<{ Variables: DoorVariables }>();
    app.onError((error, c) => errorResponse(c, error, log));
    app.use(requestContext({ log, config: readConfig({}) } as never));
    app.use(bodyCap(64));
    app.post('/', async (c) => c.text(await wholeBody(c.req.text())));
    server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  /** What is logged of a request of which only this much comes. */
  async function loggedOf(bytes: string): Promise<Line[]> {
    lines.length = 0;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const taken = once(server, 'request');
    socket.write(bytes);
    await taken;
    socket.destroy();
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0);
    return lines;
  }

  it.each([
    ['of a length that was announced', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345'],
    ['in chunks', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n'],
  ])('leaves the line of a request that nobody waited for, and no error: %s', async (_, bytes) => {
    expect(await loggedOf(bytes)).toEqual([{ level: 'info', status: 499 }]);
  });

  it('is no excuse for a body that we read twice', async () => {
    const request = new Request('http://localhost/', { method: 'POST', body: 'x' });
    expect(await wholeBody(request.text())).toBe('x');
    await expect(wholeBody(request.text())).rejects.toThrow(TypeError);
  });
});
