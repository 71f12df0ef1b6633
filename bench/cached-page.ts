import { atLeast, type Figure, reported } from './figure.ts';
import { BROWSER, createClient, sendWell } from './http-client.ts';
import { rawLoadFor } from './raw-load.ts';
import type { Run } from './run.ts';
import { median, rounds } from './statistics.ts';

type Measured = { port: number; ask(name: 'cpu'): Promise<number> };

/** A kept page against node:http sending the same headers and bytes: requests per second of the process's CPU time. */
export async function cachedPage(run: Run): Promise<Figure[]> {
  const path = `/trips/${run.sample.trips[0]}`;
  const client = createClient(run.server.port, 1);
  await sendWell(client, { path });
  const before = await run.server.ask('rendered');
  const { headers, body } = await sendWell(client, { path });
  client.close();
  if ((await run.server.ask('rendered')) !== before) throw new Error(`${path} isn't kept`);

  const own = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  await run.plain.ask('serve', { headers: own, bodyBase64: body.toString('base64') });
  await rate(run.server, path, 1);
  await rate(run.plain, path, 1);
  const measured = await rounds(async () => {
    const page = await rate(run.server, path, run.options.seconds);
    return { page, plain: await rate(run.plain, path, run.options.seconds) };
  });
  const page = median(measured.map((round) => round.page));
  const plain = median(measured.map((round) => round.plain));
  const unit = 'req/core-s';
  return [
    reported({ name: 'node:http, the bytes of a kept trip page', value: plain, unit, remark: size(body.length) }),
    reported({ name: 'kept trip page', value: page, unit }),
    atLeast(0.6, {
      name: 'kept page ÷ node:http, the same bytes',
      value: median(measured.map((round) => round.page / round.plain)),
      unit: 'ratio',
    }),
  ];
}

async function rate(server: Measured, path: string, seconds: number): Promise<number> {
  const before = await server.ask('cpu');
  const answered = await rawLoadFor(seconds, server.port, path, BROWSER);
  return answered / ((await server.ask('cpu')) - before);
}

function size(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB, compressed`;
}
