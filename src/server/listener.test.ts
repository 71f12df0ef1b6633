import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Log, silentLog } from '#kernel';
import { type Bounds, bounds } from './listener/bounds.ts';
import { listen } from './listener.ts';

/** More than the system takes in before the other side reads. */
const LARGE = Buffer.alloc(30_000_000, 'x');

type Parts = {
  answer?: (request: IncomingMessage, response: ServerResponse) => void;
  limits?: Partial<Bounds>;
  trustedProxies?: number;
  drainSeconds?: number;
  log?: Log;
};

async function listening({ answer, limits, trustedProxies = 0, drainSeconds = 0, log = silentLog }: Parts = {}) {
  const lifecycle = { draining: false };
  const { port, stop } = await listen({
    config: { port: 0, host: '127.0.0.1', trustedProxies, drainSeconds },
    log,
    lifecycle,
    answer: answer ?? ((_request, response) => void response.end('answer')),
    bounds: { ...bounds, lookEveryMs: 20, ...limits },
  });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await stop();
  });
  /** A connection that reads nothing by itself. */
  async function open(text = ''): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.pause();
    socket.write(text);
    return socket;
  }
  return { port, stop, open, lifecycle };
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** All that comes until the other side closes, or within the time. */
async function readAll(socket: Socket, mostMs = 20_000): Promise<{ text: string; closed: boolean }> {
  let text = '';
  socket.on('data', (part) => {
    if (text.length < 10_000) text += part.toString('latin1');
  });
  const closed = once(socket, 'close').then(() => true);
  socket.resume();
  return { closed: await Promise.race([closed, sleep(mostMs, false)]), text };
}

const isOpen = async (socket: Socket) => !(await readAll(socket, 200)).closed;

describe('an address on which nobody can listen', () => {
  const listenAt = (port: number, host: string) =>
    listen({
      config: { port, host, trustedProxies: 0, drainSeconds: 0 },
      log: silentLog,
      lifecycle: { draining: false },
      answer: (_request, response) => void response.end(),
    });

  it('is told by the name of its setting, with what to do', async () => {
    const { port } = await listening();
    await expect(listenAt(port, '127.0.0.1')).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringContaining(`PORT: ${port} is taken. End what listens there, or set another one`),
    });
    for (const host of ['192.0.2.1', 'nowhere.invalid']) {
      await expect(listenAt(0, host)).rejects.toMatchObject({
        name: 'ConfigError',
        message: expect.stringContaining(`HOST: ${host} is no address of this machine`),
      });
    }
  });
});

describe('the listener', () => {
  it('cuts a reader who takes nothing', async () => {
    const closed = Promise.withResolvers<number>();
    const began = performance.now();
    const { open } = await listening({
      limits: { stillMs: 300 },
      answer: (_request, response) => {
        response.once('close', () => closed.resolve(performance.now() - began));
        response.end(LARGE);
      },
    });
    await open(GET);
    expect(await closed.promise).toBeGreaterThan(250);
  });

  it('cuts a reader who takes a little now and then, although it is never still', async () => {
    const closed = Promise.withResolvers<void>();
    const { open } = await listening({
      limits: { stillMs: 2000, answerMs: 1000 },
      answer: (_request, response) => {
        response.once('close', closed.resolve);
        response.end(LARGE);
      },
    });
    const socket = await open(GET);
    const sips = setInterval(() => socket.read(100_000), 20);
    await closed.promise;
    clearInterval(sips);
  });

  it('keeps a connection between two requests for longer than balancers keep theirs, and no longer', async () => {
    expect(bounds.idleMs).toBeGreaterThan(60_000);
    const { open } = await listening({ limits: { idleMs: 200, stillMs: 100 } });
    const socket = await open(GET);
    const began = performance.now();
    expect((await readAll(socket)).closed).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(190);
  });

  it('gives all the time to a reader who takes what comes', async () => {
    const { open } = await listening({
      answer: (_request, response) => void response.writeHead(200, { Connection: 'close' }).end(LARGE),
    });
    const socket = await open(GET);
    let bytes = 0;
    socket.on('data', (part) => {
      bytes += part.length;
    });
    socket.resume();
    await once(socket, 'close');
    expect(bytes).toBeGreaterThan(LARGE.length);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: loc'],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc'],
  ])('gives up within half a minute on %s that don’t come whole', async (_what, text) => {
    expect(Math.max(bounds.headersMs, bounds.requestMs)).toBeLessThanOrEqual(30_000);
    const { open } = await listening({ limits: { headersMs: 200, requestMs: 300 }, answer: () => {} });
    const { text: answer, closed } = await readAll(await open(text));
    expect([closed, answer.slice(0, 12)]).toEqual([true, 'HTTP/1.1 408']);
  });

  it('answers what one connection sends at once in its order, one after the other', async () => {
    let [under, most] = [0, 0];
    const { open } = await listening({
      answer: async ({ url }, response) => {
        most = Math.max(most, ++under);
        await sleep(url === '/1' ? 60 : 5);
        under--;
        response.end(`answer ${url}.`);
      },
    });
    const { text } = await readAll(await open([1, 2, 3, 4].map((n) => get(`/${n}`)).join('')), 1000);
    expect(text.match(/answer \/\d/g)).toEqual(['answer /1', 'answer /2', 'answer /3', 'answer /4']);
    expect(most).toBe(1);
  });

  it('cuts a connection that sends many requests without an answer, and makes none of them', async () => {
    let begun = 0;
    const { open } = await listening({
      answer: (_request, response) => {
        begun++;
        setTimeout(() => response.end('late'), 50);
      },
    });
    const { closed, text } = await readAll(await open(GET.repeat(30)));
    expect([closed, text, begun]).toEqual([true, '', 1]);
  });

  it('lets a newcomer in and the stillest of its address go, first one that asks nothing', async () => {
    const { open } = await listening({
      limits: { ofOneAddress: 3 },
      answer: () => {},
    });
    const first = await open(GET);
    await sleep(50);
    const idle = await open();
    await sleep(50);
    const third = await open(GET);
    await sleep(50);
    const fourth = await open(GET);
    expect(await Promise.all([first, idle, third, fourth].map(isOpen))).toEqual([true, false, true, true]);
    const fifth = await open(GET);
    expect(await Promise.all([first, third, fourth, fifth].map(isOpen))).toEqual([false, true, true, true]);
  });

  it('counts a proxy’s connections together only, and bounds them all', async () => {
    const { open } = await listening({ trustedProxies: 1, limits: { ofOneAddress: 1, connections: 2 } });
    const first = await open();
    await sleep(50);
    const rest = [await open(), await open()];
    expect(await Promise.all([first, ...rest].map(isOpen))).toEqual([false, true, true]);
  });

  it('cuts those for whom most is waiting when too much waits in all', async () => {
    const { open } = await listening({
      limits: { waitingBytes: 40_000_000 },
      answer: ({ url }, response) => {
        const part = url === '/large' ? LARGE : LARGE.subarray(0, 15_000_000);
        response.writeHead(200, { Connection: 'close' }).end(part);
      },
    });
    const small = await open(get('/small'));
    await sleep(100);
    const large = await open(get('/large'));
    await sleep(200);
    let bytes = 0;
    large.on('data', (part) => {
      bytes += part.length;
    });
    expect((await readAll(large)).closed).toBe(true);
    expect(bytes).toBeLessThan(LARGE.length);
    let whole = 0;
    small.on('data', (part) => {
      whole += part.length;
    });
    await readAll(small);
    expect(whole).toBeGreaterThan(15_000_000);
  });

  it('says once that a proxy isn’t trusted, and which setting that is', async () => {
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (_fields, message) => void warnings.push(message) };
    const header = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
    const without = await listening({ log });
    await readAll(await without.open(GET), 100);
    expect(warnings).toEqual([]);
    await readAll(await without.open(header.repeat(2)), 100);
    await readAll(await without.open(header.replace('X-Forwarded-For: ', 'Forwarded: for=')), 100);
    expect(warnings).toEqual([expect.stringContaining('Set TRUSTED_PROXIES')]);
    const trusting = await listening({ log, trustedProxies: 1 });
    await readAll(await trusting.open(header), 100);
    expect(warnings).toHaveLength(1);
  });

  it('goes on answering for a while when it is told to end, and lets connections go after their answer', async () => {
    const { open, stop, lifecycle, port } = await listening({ drainSeconds: 1 });
    const kept = await open();
    const stopped = stop();
    expect(lifecycle.draining).toBe(true);
    kept.write(GET);
    const { text, closed } = await readAll(kept);
    expect([closed, text]).toEqual([true, expect.stringMatching(/^HTTP\/1\.1 200.*Connection: close.*answer$/is)]);
    expect((await readAll(await open(GET))).text).toContain('answer');
    await stopped;
    const late = connect({ port, host: '127.0.0.1' });
    const [error] = await once(late, 'error');
    expect((error as { code?: string }).code).toBe('ECONNREFUSED');
  });
});
