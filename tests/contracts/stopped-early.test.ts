import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bareEnvironment, temporaryFolder, testDatabase } from '#kernel/testing';
import { type Running, start } from '../../src/main.ts';
import { pagesIn } from '../../src/web/page-table.ts';

const { url } = testDatabase();

it('a server can be stopped as soon as somebody may ask, and answers them', async () => {
  const folder = temporaryFolder('main');
  const { env } = process;
  process.env = bareEnvironment({
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO_TRIPS: '0',
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const [asked, mayAnswer, open] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<Running>(),
  ];
  const render = async (request: Request) => {
    if (request.url.endsWith('/about')) asked.resolve();
    await mayAnswer.promise;
    return { response: new Response(null, { headers: { 'Content-Type': 'text/html' } }), text: '<p>About</p>' };
  };
  const writeMail = () => Promise.reject(new Error('There is no mail here.'));
  try {
    const whole = start({ table: pagesIn('production'), render, writeMail }, () => {}, undefined, {}, open.resolve);
    const tooLate = whole.then(() => Promise.reject(new Error('It was handed out when all was ready.')));
    const running = await Promise.race([open.promise, tooLate]);
    tooLate.catch(() => {});
    const answer = fetch(`${running.address}/about`);
    await asked.promise;
    const stopped = running.stop();
    mayAnswer.resolve();
    expect((await answer).status).toBe(200);
    await stopped;
    await whole;
  } finally {
    process.env = env;
    rmSync(folder, { recursive: true, force: true });
  }
});
