import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError, type Context, newId, silentLog, systemClock } from '#kernel';
import { type Ground, type Jobs, startJobs, workJobs } from '#kernel/running';
import { testContext } from '#kernel/testing';
import { actors, botCheck, ground, repeatableCalls } from './testing.ts';

const UNKNOWN = { state: 'unknown', call: null, status: null, made_type: null, made_id: null };

describe('a call that is repeated with its Idempotency-Key', () => {
  const { db, pool, servers, proxy, now, post, asked, written } = repeatableCalls();
  let jobs: Jobs | undefined;
  afterAll(() => jobs?.stop());

  it('is answered as the first time, on another server too, and done once', async () => {
    const [key, kind] = [newId(), newId()];
    const first = await post(key, kind);
    expect(first).toMatchObject({ status: 201, replayed: null });
    expect(await post(key, kind, { on: 1 })).toEqual({ ...first, replayed: 'true' });
    expect(await written(kind)).toBe(1);
  });

  it('is done once by two servers that get it forty times at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [key, kind] = [newId(), newId()];
      const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => post(key, kind, { on: i % 2 })));
      expect(await written(kind)).toBe(1);
      expect(answers.filter(({ status, replayed }) => status === 201 && replayed === null)).toHaveLength(1);
      for (const { status, replayed, code } of answers) {
        if (status === 409) expect(code).toBe('request_in_progress');
        else expect([status, replayed ?? 'true']).toEqual([201, 'true']);
      }
      const { text } = await post(key, kind);
      expect(answers.filter(({ status }) => status === 201).every((given) => given.text === text)).toBe(true);
    }
  });

  it('is told to come back while the first is worked on', async () => {
    const [key, kind] = [newId(), newId()];
    const begun = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    now.between = async () => {
      begun.resolve();
      await letGo.promise;
    };
    const first = post(key, kind);
    await begun.promise;
    expect(await post(key, kind, { on: 1 })).toMatchObject({
      status: 409,
      code: 'request_in_progress',
      retryAfter: '2',
    });
    letGo.resolve();
    expect((await first).status).toBe(201);
    expect(await post(key, kind, { on: 1 })).toMatchObject({ status: 201, replayed: 'true' });
  });

  it('is refused with something else in it', async () => {
    const [key, kind] = [newId(), newId()];
    await post(key, kind);
    expect(await post(key, `${kind} more`)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await written(`${kind} more`)).toBe(0);
  });

  it('is another’s when somebody else sends it, or to another address', async () => {
    const [key, kind] = [newId(), newId()];
    await post(key, kind);
    expect(await post(key, kind, { path: '/v1/others' })).toMatchObject({ status: 201, replayed: null });
    now.actor = actors.member;
    expect(await post(key, kind)).toMatchObject({ status: 201, replayed: null });
    expect(await written(kind)).toBe(3);
  });

  it('may be tried again after it failed, and what had failed left nothing', async () => {
    const [key, kind] = [newId(), newId()];
    now.between = async () => {
      throw new AppError('unavailable', 'Not now.', { retryAfterSeconds: 1 });
    };
    expect((await post(key, kind)).status).toBe(503);
    expect(await written(kind)).toBe(0);
    now.between = async () => {};
    expect(await post(key, kind)).toMatchObject({ status: 201, replayed: null });
    expect(await written(kind)).toBe(1);
  });

  it('is taken over from a server that was killed, and one that only seemed so undoes its work', async () => {
    const [key, kind] = [newId(), newId()];
    const begun = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    now.between = async () => {
      now.between = async () => {};
      begun.resolve();
      await letGo.promise;
    };
    const first = post(key, kind);
    await begun.promise;
    await pool.query(`update idempotency_keys set claimed_until = now() where status is null`);
    expect(await post(key, kind, { on: 1 })).toMatchObject({ status: 201, replayed: null });
    letGo.resolve();
    expect((await first).status).toBe(500);
    expect(await written(kind)).toBe(1);
  });

  it('is done anew after a day', async () => {
    const [key, kind] = [newId(), newId()];
    await post(key, kind);
    await pool.query(`update idempotency_keys set expires_at = expires_at - interval '23 hours 59 minutes'`);
    expect((await post(key, kind)).replayed).toBe('true');
    await pool.query(`update idempotency_keys set expires_at = expires_at - interval '1 minute'`);
    expect(await post(key, kind)).toMatchObject({ status: 201, replayed: null });
    expect(await written(kind)).toBe(2);
  });

  it('keeps its answer where nobody can read it', async () => {
    const kind = newId();
    const { text } = await post(newId(), kind);
    const { rows } = await pool.query('select * from idempotency_keys');
    const kept = Buffer.concat(rows.flatMap(({ answer: bytes, key_hash }) => [bytes ?? Buffer.of(), key_hash]));
    expect(text).toContain(kind);
    expect(kept.includes(kind)).toBe(false);
  });

  it('has to have a key where one is demanded, and a fit one anywhere', async () => {
    expect(await post(null, newId(), { path: '/v1/others' })).toMatchObject({
      status: 400,
      code: 'idempotency_key_required',
    });
    for (const key of ['short', 'x'.repeat(129), 'a key with spaces in it']) {
      expect(await post(key, newId())).toMatchObject({ status: 422, code: 'invalid' });
    }
  });

  it('does once what it begins, and asks others outside of its transaction, again where they didn’t answer', async () => {
    const [key, kind] = [newId(), newId()];
    const inside: boolean[] = [];
    now.asks = async ({ db: asked }) => {
      inside.push(asked.isTransaction);
      if (inside.length === 1) throw new AppError('processor_unavailable', 'Nobody answers.');
      return `asked ${inside.length}`;
    };
    const path = '/v1/begun';
    expect(await post(key, kind, { path })).toMatchObject({ status: 502, code: 'processor_unavailable' });
    expect(await written(kind)).toBe(1);
    const all = [await post(key, kind, { path }), await post(key, kind, { path, on: 1 })];
    expect(all.map(({ status, replayed }) => [status, replayed])).toEqual([
      [201, 'true'],
      [201, 'true'],
    ]);
    const [second, third] = all.map(({ text }) => JSON.parse(text).data);
    expect([second.id, second.attributes.kind, third.attributes.kind]).toEqual([third.id, 'asked 2', 'asked 3']);
    expect(await written(kind)).toBe(1);
    expect(inside).toEqual([false, false, false]);
    expect(await post(key, newId(), { path })).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await post(null, newId(), { path })).toMatchObject({ code: 'idempotency_key_required' });
  });

  it('is known by its key: as running while it is worked on, then by its answer and what it made', async () => {
    const [key, kind] = [newId(), newId()];
    expect(await asked(key)).toMatchObject(UNKNOWN);
    const begun = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    now.between = async () => {
      begun.resolve();
      await letGo.promise;
    };
    const first = post(key, kind);
    await begun.promise;
    const call = 'POST /tasks/with a key';
    expect(await asked(key)).toMatchObject({ ...UNKNOWN, state: 'running', call });
    letGo.resolve();
    const { id } = JSON.parse((await first).text).data;
    const known = await asked(key);
    expect(known).toMatchObject({ state: 'answered', call, status: 201, made_type: 'tasks', made_id: id });
    // What stands in the answer is had by sending the call again alone.
    expect(known.text).not.toContain(kind);
    expect(await written(kind)).toBe(1);
  });

  it('is known to whoever sent it alone: another’s key is as unknown as none', async () => {
    const [key, kind] = [newId(), newId()];
    now.actor = actors.member;
    await post(key, kind);
    expect(await asked(key)).toMatchObject({ state: 'answered' });
    const same = (text: string, of: string) => text.replaceAll(of, 'key');
    for (const other of [actors['verified-member'], actors.visitor, actors.staff]) {
      now.actor = other;
      const [others, absent] = [newId(), newId()];
      const [foreign, none] = [await asked(key), await asked(absent)];
      expect(foreign).toMatchObject(UNKNOWN);
      expect(same(foreign.text, key)).toBe(same(none.text, absent));
      // The same key is nobody’s by having been another’s.
      expect(await post(others, kind)).toMatchObject({ status: 201 });
    }
  });

  it('is known after its reply was lost between here and its sender', async () => {
    const [key, kind] = [newId(), newId()];
    const begun = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    now.between = async () => {
      begun.resolve();
      await letGo.promise;
    };
    const { port } = (servers[0] as Server).address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const sender = request({ port, host: '127.0.0.1', path: '/v1/tasks', method: 'POST', headers });
    const lost = new Promise((resolve) => sender.on('error', resolve));
    sender.end(JSON.stringify({ task: { kindName: kind } }));
    await begun.promise;
    sender.destroy();
    await lost;
    letGo.resolve();
    await expect.poll(() => asked(key)).toMatchObject({ state: 'answered', status: 201, made_type: 'tasks' });
    now.between = async () => {};
    const { made_id } = await asked(key);
    const again = await post(key, kind);
    expect(again).toMatchObject({ status: 201, replayed: 'true' });
    expect(JSON.parse(again.text).data.id).toBe(made_id);
    expect(await written(kind)).toBe(1);
  });

  it('is known when the server itself never heard that it was committed', async () => {
    const [key, kind] = [newId(), newId()];
    now.between = async () => proxy().breakAtCommit();
    expect((await post(key, kind, { on: 2 })).status).toBeGreaterThanOrEqual(500);
    now.between = async () => {};
    expect(await asked(key)).toMatchObject({ state: 'answered', status: 201, made_type: 'tasks' });
    expect(await post(key, kind)).toMatchObject({ status: 201, replayed: 'true' });
    expect(await written(kind)).toBe(1);
  });

  it('is unknown after it failed, after its server was killed, and after its day', async () => {
    const [key, kind] = [newId(), newId()];
    now.between = async () => {
      throw new AppError('unavailable', 'Not now.', { retryAfterSeconds: 1 });
    };
    await post(key, kind);
    expect(await asked(key)).toMatchObject(UNKNOWN);
    const begun = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    now.between = async () => {
      begun.resolve();
      await letGo.promise;
    };
    const killed = post(key, kind);
    await begun.promise;
    expect(await asked(key)).toMatchObject({ state: 'running' });
    await pool.query(`update idempotency_keys set claimed_until = now() where status is null`);
    expect(await asked(key)).toMatchObject(UNKNOWN);
    now.between = async () => {};
    expect(await post(key, kind, { on: 1 })).toMatchObject({ status: 201, replayed: null });
    letGo.resolve();
    await killed;
    expect(await asked(key)).toMatchObject({ state: 'answered' });
    await pool.query(`update idempotency_keys set expires_at = now()`);
    expect(await asked(key)).toMatchObject(UNKNOWN);
  });

  it('is told as begun, never as answered, where its answer asks somebody else each time', async () => {
    const [key, kind] = [newId(), newId()];
    now.asks = async () => {
      throw new AppError('processor_unavailable', 'Nobody answers.');
    };
    expect((await post(key, kind, { path: '/v1/begun' })).status).toBe(502);
    const { rows } = await pool.query('select id from staff_tasks where kind = $1', [kind]);
    const made = { status: null, made_type: null, made_id: rows[0].id };
    expect(await asked(key)).toMatchObject({ state: 'begun', call: 'POST /begun', ...made });
  });

  it('is asked about by keys alone that there can be', async () => {
    const odd = `${newId()}/%2F?#`;
    await post(odd, newId());
    expect(await asked(odd)).toMatchObject({ state: 'answered' });
    for (const key of ['short', '__proto__', 'x'.repeat(129), `${newId()} and more`]) {
      expect((await asked(key)).status).toBe(404);
    }
  });

  it('is done twice without a key where none is demanded', async () => {
    const kind = newId();
    expect((await post(null, kind)).status).toBe(201);
    expect((await post(null, kind)).status).toBe(201);
    expect(await written(kind)).toBe(2);
  });

  it('is forgotten at night when its day is over, and no earlier', async () => {
    const [key, kind, later] = [newId(), newId(), newId()];
    await pool.query('delete from idempotency_keys');
    await post(key, kind);
    await pool.query(`update idempotency_keys set expires_at = now()`);
    await post(later, kind);
    jobs = await startJobs(pool, silentLog);
    const ctx: Context = { db, actor: { kind: 'system' }, partner: null, clock: systemClock };
    await workJobs(ground, jobs, { ctx, log: silentLog } as Ground);
    await jobs.send('ground.empty');
    await expect
      .poll(async () => (await pool.query('select 1 from idempotency_keys')).rowCount, { timeout: 20_000 })
      .toBe(1);
    expect((await post(later, kind)).replayed).toBe('true');
  });

  it('takes a solved challenge once, and again only as the same call', async () => {
    const [key, kind, path] = [newId(), newId(), '/v1/checked'];
    expect(await post(key, kind, { path })).toMatchObject({ status: 422, code: 'bot_check_failed' });
    const challenge = await botCheck.challenge(testContext(db, { clock: () => new Date() }));
    const solution = await solveChallenge({ challenge, deriveKey });
    const solved = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    now.between = async () => Promise.reject(new AppError('invalid', 'There is a mistake in the form.'));
    expect(await post(key, kind, { path, solved })).toMatchObject({ status: 422, code: 'invalid' });
    now.between = async () => {};
    expect(await post(key, kind, { path, solved })).toMatchObject({ status: 201, replayed: null });
    expect(await post(key, kind, { path, solved, on: 1 })).toMatchObject({ status: 201, replayed: 'true' });
    expect(await post(newId(), kind, { path, solved, on: 1 })).toMatchObject({ status: 422, code: 'bot_check_failed' });
    expect(await written(kind)).toBe(1);
  });
});
