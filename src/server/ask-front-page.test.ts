import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { askFrontPage } from './ask-front-page.ts';

async function asked(answer: RequestListener): Promise<string[]> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await askFrontPage((server.address() as AddressInfo).port, 'https://trips.example/');
  await new Promise((resolve) => server.close(resolve));
  return seen;
}

describe('the first visitor', () => {
  it('asks for the front page by the name of the site, and reads it to its end', async () => {
    let sent = false;
    const seen = await asked((_, response) => response.end('x'.repeat(1_000_000), () => (sent = true)));
    expect([seen, sent]).toEqual([['GET trips.example/'], true]);
  });

  it('goes without a word when nobody answers', async () => {
    expect(await asked((request) => request.socket.destroy())).toHaveLength(1);
    await askFrontPage(1, 'http://localhost:3000');
  });
});
