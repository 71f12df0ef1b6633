import { Writable } from 'node:stream';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

/** A log whose lines a test reads. */
function written(clock?: () => Date) {
  let text = '';
  const into = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const lines = () =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { log: createLog('info', { into, ...(clock && { clock }) }), lines, text: () => text };
}

describe('a failure in the log', () => {
  const { pool, url } = testDatabase();

  it('of a database that hangs up names the failure, never the connection, its key or its password', async () => {
    const { log, lines, text } = written();
    const own = new pg.Pool({ connectionString: withPassword(url), max: 1 });
    const client = await own.connect();
    const { processID, secretKey } = client as unknown as { processID: number; secretKey: number };
    const told = new Promise<Error>((resolve) => own.once('error', resolve));
    client.release();
    await pool.query('select pg_terminate_backend($1)', [processID]);
    const error = await told;
    expect(error).toHaveProperty('client');
    log.error({ err: error }, 'an idle connection broke');
    log.child({ part: 'jobs' }).error({ err: new Error('a job failed', { cause: error }) }, 'job failed');
    await own.end();

    const [first, second] = lines();
    expect(Object.keys(first.err).sort()).toEqual(['code', 'message', 'name', 'stack']);
    expect(first.err).toMatchObject({ code: '57P01', message: expect.stringContaining('terminating connection') });
    expect(second.err.causes).toEqual([expect.objectContaining({ code: '57P01' })]);
    for (const secret of [String(secretKey), 'pass-word']) expect(text()).not.toContain(secret);
  });

  it('of a statement names neither its parameters nor the row', async () => {
    const { log, lines, text } = written();
    await pool.query('create table guests (email text unique)');
    await pool.query(`insert into guests values ('ada@example.org')`);
    const error = await pool.query('insert into guests values ($1)', ['ada@example.org']).catch((refused) => refused);
    log.error({ err: error }, 'refused');
    expect(lines()[0].err).toMatchObject({ code: '23505', message: expect.stringContaining('guests_email_key') });
    const odd = await pool.query('select $1::int', ['ada@example.org']).catch((refused) => refused);
    log.error({ err: odd }, 'refused');
    expect(lines()[1].err).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "…"' });
    expect(text()).not.toContain('ada@');
  });

  it('hides what stands before the @ of an address, and is no longer than a page', () => {
    const { log, lines, text } = written();
    const error = new Error(`no answer from postgresql://sojourn:pass-word@db.example.com/x ${'x'.repeat(100_000)}`);
    log.error({ err: error }, 'away');
    expect(text()).not.toContain('pass-word');
    expect(lines()[0].err.message).toContain('postgresql://…@db.example.com/x');
    expect(text().length).toBeLessThan(10_000);
  });

  it('tells a short chain of causes, the many failures of one attempt among them, and ends with a circle', () => {
    const { log, lines } = written();
    const circle = new Error('first');
    circle.cause = new AggregateError([new TypeError('by IPv6'), new Error('by IPv4', { cause: circle })]);
    log.error({ err: circle }, 'circle');
    const { err } = lines()[0];
    const names = err.causes.map(({ name, message }: Error) => `${name} ${message}`.trim());
    expect(names).toEqual(['AggregateError', 'TypeError by IPv6', 'Error by IPv4']);
  });

  it('that is no error is told by its kind alone', () => {
    const { log, lines, text } = written();
    log.error({ err: { password: 'pass-word' } }, 'odd');
    log.error({ err: 'a text' }, 'odd');
    log.error({ err: Object.create(null) }, 'odd');
    log.error({ err: new Map() }, 'odd');
    expect(lines().map(({ err }) => err.message)).toEqual(
      ['Object', 'string', 'object', 'Map'].map((kind) => `thrown: ${kind}`),
    );
    expect(text()).not.toContain('pass-word');
  });
});

describe('a caller in the log', () => {
  it('is a mark that is the same all day and tells nothing of the address', () => {
    const now = { at: Date.parse('2026-11-20T00:00:01Z') };
    const { log, lines, text } = written(() => new Date(now.at));
    const say = (caller: string) => log.info({ caller }, 'request');
    say('192.0.2.1');
    now.at += 86_000_000;
    say('192.0.2.1');
    say('192.0.2.2');
    now.at += 400_000;
    say('192.0.2.1');
    const [first, later, other, tomorrow] = lines().map(({ caller }) => caller);
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(later).toBe(first);
    expect(other).not.toBe(first);
    expect(tomorrow).not.toBe(first);
    expect(text()).not.toContain('192.0.2');
    const elsewhere = written(() => new Date(now.at));
    elsewhere.log.info({ caller: '192.0.2.1' }, 'request');
    expect(elsewhere.lines()[0].caller).not.toBe(tomorrow);
  });
});

function withPassword(url: string): string {
  return url.replace('sojourn@', 'sojourn:pass-word@');
}
