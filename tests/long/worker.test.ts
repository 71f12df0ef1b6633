import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer, temporaryFolder, testDatabase } from '#kernel/testing';
import { demoCatalogue, ENCRYPTION_KEYS, ownEnvironment, startServer, type TestServer } from '../journeys/server.ts';

const LONGEST_MS = 60_000;

/** The whole way of a mail: the site, its database, a worker of its own, SMTP. */
describe('a server that leaves the work beside requests to a worker', () => {
  const { url, pool } = testDatabase(demoCatalogue(0));
  const folder = temporaryFolder('worker');
  let mails: MailServer;
  let server: TestServer;
  let environment: Record<string, string>;

  beforeAll(async () => {
    mails = await startMailServer();
    environment = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO_TRIPS: '0',
      JOBS: 'off',
      BOT_CHECK: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Sojourn <hello@sojourn.example>',
      TEAM_EMAIL: 'team@sojourn.example',
      ENCRYPTION_KEYS,
      LOG_LEVEL: 'error',
    };
    server = await startServer(environment);
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = async (message: string) => {
    const contact_request = { name: 'Ada', email: 'ada@example.com', message, contact_request_topic_id: 1 };
    const answer = await fetch(`${server.url}/v1/contact_requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ contact_request }),
    });
    expect(answer.status).toBe(201);
  };
  const startWorker = async () => {
    const child = spawn(process.execPath, ['src/cli/worker.ts'], {
      env: ownEnvironment({ NODE_ENV: 'production', ...environment }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(child.stdout)) if (/ready/.test(line)) break;
    return child;
  };
  const arrived = () => mails.accepted.map(({ subject }) => subject).toSorted();

  it('has its mail sent by that one, within seconds of the message, and keeps it until then', async () => {
    await write('When does it snow?');
    await pause(3000);
    expect(arrived()).toEqual([]);
    const worker = await startWorker();
    await vi.waitFor(() => expect(arrived()).toHaveLength(2), LONGEST_MS);
    // Nobody else does what is done at night, also what the index in memory is made of.
    const scheduled = await pool.query('select name from jobs.schedule');
    expect(scheduled.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search.rebuild', 'bookings.empty']),
    );
    expect(arrived()).toEqual(['Customer Service: message from Ada', 'We have your message']);
    const receipt = mails.accepted.find(({ subject }) => subject === 'We have your message');
    expect(receipt?.text).toContain('When does it snow?');
    expect(receipt?.html).toContain('When does it snow?');
    // The logo comes with it.
    expect(receipt?.attachments.map(({ contentType }) => contentType)).toEqual(['image/png']);

    const began = performance.now();
    await write('And in March?');
    await vi.waitFor(() => expect(arrived()).toHaveLength(4), LONGEST_MS);
    expect(performance.now() - began).toBeLessThan(20_000);

    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
    const { rows } = await pool.query('select distinct state from email_log');
    expect(rows).toEqual([{ state: 'sent' }]);
  });
});
