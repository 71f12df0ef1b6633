import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const PIECES = 14;
const PAUSE_MS = 60;

export type SlowDoor = { url: string; close(): void };

/**
 * A door to a site through which each page arrives in pieces, with a rest after each in which a browser paints what it
 * has: as over a slow network. Everything else passes as it is.
 */
export async function slowDocuments(site: string): Promise<SlowDoor> {
  const { hostname, port, host } = new URL(site);
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (!given.headers['content-type']?.startsWith('text/html')) return given.pipe(answer);
      return inPieces(given, answer).catch(() => answer.destroy());
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => door.listen(0, 'localhost', listening));
  const close = () => {
    door.close();
    door.closeAllConnections();
  };
  return { url: `http://localhost:${(door.address() as AddressInfo).port}`, close };
}

async function inPieces(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const text = await buffer(given);
  const size = Math.ceil(text.length / PIECES);
  for (let from = 0; from < text.length; from += size) {
    answer.write(text.subarray(from, from + size));
    await setTimeout(PAUSE_MS);
  }
  answer.end();
}
