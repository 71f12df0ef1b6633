import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { TEST_NOW, testContext, testDatabase } from '../testing/database.ts';
import { type MailServer, SmtpRefusal, startMailServer } from '../testing/mail-server.ts';
import { emptyLetters } from './queries.ts';
import { testWork } from './testing/test-work.ts';
import type { MailToWrite } from './write-mail.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const KEY = Buffer.alloc(32, 3);

describe('a posted mail', () => {
  const { db, pool } = testDatabase();
  let now = TEST_NOW;
  const ctx = testContext(db, { clock: () => now });
  let server: MailServer;
  let work: ReturnType<typeof testWork>;

  beforeAll(async () => {
    server = await startMailServer();
    work = testWork({ ctx, log: silentLog, smtpUrl: server.url, key: KEY });
  });
  beforeEach(async () => {
    now = TEST_NOW;
    server.moods = {};
    server.accepted.length = 0;
    await pool.query('truncate email_log, mail_suppressions, staff_tasks');
  });
  afterAll(async () => {
    work.close();
    await server.stop();
  });

  const receipt = (to: string, subjectId = newId(), inside = ctx) =>
    work.mail.post(inside, {
      name: 'contact_receipt',
      to,
      subjectId,
      variables: { name: 'Ada', topic: 'Other', message: 'When does it snow?' },
    });
  const result = (to: string) =>
    work.mail.post(ctx, {
      name: 'quiz_result',
      to,
      subjectId: newId(),
      variables: { firstName: 'Ada', score: 7, outOf: 10, quizPath: '/quiz' },
    });
  const sendAfter = async (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    await work.send();
  };
  const log = async () => {
    const { rows } = await pool.query('select state, attempts, problem from email_log order by created_at, id');
    return rows;
  };
  const arrived = () => server.accepted.map(({ to }) => [to].flat()[0]?.text);

  it('exists exactly when the transaction is committed that tells of it', async () => {
    const broken = transaction(ctx, async (inside) => {
      await receipt('ada@example.com', newId(), inside);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    await work.send();
    expect(await log()).toEqual([]);
    await transaction(ctx, (inside) => receipt('ada@example.com', newId(), inside));
    await work.send();
    expect(arrived()).toEqual(['ada@example.com']);
    expect(await log()).toEqual([{ state: 'sent', attempts: 1, problem: null }]);
  });

  it('goes out once, however often it is asked for', async () => {
    const subject = newId();
    await Promise.all(Array.from({ length: 20 }, () => receipt('ada@example.com', subject)));
    await work.send();
    await receipt('ada@example.com', subject);
    await work.send();
    expect(arrived()).toEqual(['ada@example.com']);
  });

  it('goes out once from several processes at the same time', async () => {
    const people = Array.from({ length: 60 }, (_, i) => `ada.${i}@example.com`);
    for (const one of people) await receipt(one);
    const others = [0, 1].map(() => testWork({ ctx, log: silentLog, smtpUrl: server.url, key: KEY }));
    await Promise.all([work, ...others].map(({ send }) => send()));
    for (const { close } of others) close();
    expect(arrived().toSorted()).toEqual(people.toSorted());
  });

  it('has both parts, one id for ever, and headers that keep other programs from answering', async () => {
    await receipt('ada@example.com');
    await work.send();
    const { rows } = await pool.query('select id from email_log');
    const [mail] = server.accepted;
    expect(mail).toMatchObject({
      subject: 'We have your message',
      messageId: `<${rows[0].id}@sojourn.example>`,
      date: TEST_NOW,
      from: { text: '"Sojourn" <hello@sojourn.example>' },
      html: expect.stringContaining('<p>'),
      text: expect.stringContaining('When does it snow?'),
    });
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
  });

  it('to the team goes to the team, and answers to whoever wrote', async () => {
    await work.mail.post(ctx, {
      name: 'contact_team',
      replyTo: 'ada@example.com',
      subjectId: newId(),
      variables: { name: 'Ada', email: 'ada@example.com', topic: 'Other', message: 'Hello', pageUrl: null },
    });
    await work.send();
    expect(arrived()).toEqual(['team@sojourn.example']);
    expect([server.accepted[0]?.replyTo].flat()[0]?.text).toBe('ada@example.com');
  });

  it('that advertises says how to stop it, by one POST as RFC 8058 has it', async () => {
    await result('ada@example.com');
    await work.send();
    const raw = server.accepted[0]?.headerLines.map(({ line }) => line.replace(/\s+/g, ' '));
    expect(raw).toContain(
      `List-Unsubscribe: <https://sojourn.example/unsubscribe?token=${work.addresses.tokenOf('ada@example.com')}>`,
    );
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('holds nothing in the database that says to whom it goes or what it says', async () => {
    await receipt('ada@example.com');
    const { rows } = await pool.query('select email_log::text as row from email_log');
    const text =
      rows[0].row +
      Buffer.from(
        rows[0].row
          .match(/\\x[0-9a-f]+/g)
          .join('')
          .replaceAll('\\x', ''),
        'hex',
      );
    expect(text).not.toMatch(/ada@example|snow/i);
    await work.send();
    expect(await emptyLetters(ctx, new Date(now.getTime() - DAY))).toBe(0);
    expect(await emptyLetters(ctx, new Date(now.getTime() + 1))).toBe(1);
  });

  describe('waits', () => {
    it('while the server is away, and is on its way within a minute of its return', async () => {
      for (let i = 0; i < 12; i++) await receipt(`ada.${i}@example.com`);
      await server.stop();
      for (let i = 0; i < 6; i++) await sendAfter(10 * MINUTE);
      expect((await log()).map(({ state }) => state)).toEqual(Array(12).fill('waiting'));
      await server.restart();
      await sendAfter(30_000);
      await sendAfter(30_000);
      expect(arrived()).toHaveLength(12);
      expect(new Set(arrived()).size).toBe(12);
    });

    it('an hour through, asking again every half minute at most', async () => {
      await server.stop();
      await receipt('ada@example.com');
      for (let i = 0; i < 120; i++) await sendAfter(30_000);
      const [{ attempts }] = await log();
      expect(attempts).toBe(0);
      await server.restart();
      await sendAfter(30_000);
      expect(arrived()).toEqual(['ada@example.com']);
    });

    it('and that is told: by the log twice, to the team once after ten minutes, until mail goes out again', async () => {
      const lines: string[] = [];
      const says = (_fields: object, message: string) => void lines.push(message);
      const watched = testWork({ ctx, log: { ...silentLog, error: says, info: says }, smtpUrl: server.url, key: KEY });
      const tasks = async () =>
        (await pool.query('select kind, details, done_at is not null as done from staff_tasks order by created_at'))
          .rows;
      const sendUntil = async (minutes: number) => {
        for (let i = 0; i < minutes * 2; i++) {
          now = new Date(now.getTime() + 30_000);
          await watched.send();
        }
      };
      for (let i = 0; i < 6; i++) await receipt(`ada.${i}@example.com`);
      await server.stop();
      await sendUntil(10);
      expect(await tasks()).toEqual([]);
      await sendUntil(5);
      const told = { kind: 'mail.away', details: { problem: expect.stringContaining('ECONNREFUSED') } };
      expect(await tasks()).toEqual([{ ...told, done: false }]);
      await pool.query('update staff_tasks set done_at = now()');
      await sendUntil(5);
      expect(await tasks()).toHaveLength(1);
      await pool.query('update staff_tasks set done_at = null');
      await server.restart();
      await sendUntil(1);
      expect(await tasks()).toEqual([{ ...told, done: true }]);
      expect(arrived()).toHaveLength(6);
      watched.close();
      expect(lines).toEqual([
        'the mail server can’t be asked; mail waits until it takes some',
        'the mail server takes mail again',
      ]);
    });

    it('is told to be over by another process than that which told of it', async () => {
      await server.stop();
      await receipt('ada@example.com');
      for (let i = 0; i < 25; i++) await sendAfter(30_000);
      await server.restart();
      const other = testWork({ ctx, log: silentLog, smtpUrl: server.url, key: KEY });
      now = new Date(now.getTime() + 30_000);
      await other.send();
      other.close();
      const { rows } = await pool.query('select done_at is not null as done from staff_tasks');
      expect(rows).toEqual([{ done: true }]);
    });

    it('no longer because nobody was asked before: such tries don’t count', async () => {
      await server.stop();
      await receipt('ada@example.com');
      for (let i = 0; i < 20; i++) await sendAfter(30_000);
      expect(await log()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
      await server.restart();
      server.moods = { recipient: () => Promise.reject(new SmtpRefusal(451, 'Greylisted')) };
      await sendAfter(30_000);
      server.moods = {};
      await sendAfter(MINUTE);
      expect(arrived()).toEqual(['ada@example.com']);
    });

    it('until its link has run out, which nobody is sent', async () => {
      await server.stop();
      await work.mail.post(ctx, {
        name: 'magic_link',
        to: 'ada@example.com',
        subjectId: newId(),
        variables: { path: '/magic-complete', minutes: 15 },
        goodUntil: new Date(now.getTime() + 15 * MINUTE),
      });
      await sendAfter(14 * MINUTE);
      expect(await log()).toMatchObject([{ state: 'waiting' }]);
      await server.restart();
      await sendAfter(MINUTE);
      expect(arrived()).toEqual([]);
      expect(await log()).toMatchObject([
        { state: 'failed', problem: expect.stringMatching(/^Its link ran out .*ECONNREFUSED/) },
      ]);
    });

    it.each([
      ['a recipient for now', { recipient: () => Promise.reject(new SmtpRefusal(451, 'Try later, ada@example.com')) }],
      ['a text for now', { whole: () => Promise.reject(new SmtpRefusal(452, 'No room')) }],
    ])('when the server refuses %s; others don’t', async (_what, moods) => {
      server.moods = moods;
      await receipt('ada@example.com');
      await work.send();
      expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
      expect(JSON.stringify(await log())).not.toContain('ada@');
      await sendAfter(30_000);
      expect(await log()).toMatchObject([{ attempts: 1 }]);
      server.moods = {};
      await sendAfter(MINUTE);
      expect(arrived()).toEqual(['ada@example.com']);
    });

    it('when the connection is cut in the middle of its text, and goes out once', async () => {
      let cut = 0;
      server.moods = {
        begun: () => {
          if (cut++ === 0) server.cut();
        },
      };
      await receipt('ada@example.com');
      await work.send();
      expect(await log()).toMatchObject([{ state: 'waiting' }]);
      await sendAfter(MINUTE);
      expect(arrived()).toEqual(['ada@example.com']);
    });

    it('three days at most; then somebody of the team has to look', async () => {
      server.moods = { recipient: () => Promise.reject(new SmtpRefusal(451, 'Not today')) };
      await receipt('ada@example.com');
      for (let hour = 0; hour < 73; hour++) await sendAfter(60 * MINUTE);
      expect(await log()).toMatchObject([{ state: 'failed', problem: expect.stringContaining('Not today') }]);
      const { rows } = await pool.query('select kind, details from staff_tasks');
      expect(rows).toMatchObject([{ kind: 'mail.failed', details: { name: 'contact_receipt' } }]);
      server.moods = {};
      await sendAfter(60 * MINUTE);
      expect(arrived()).toEqual([]);
    });
  });

  it.each([
    [
      'the recipient',
      { recipient: (to: string) => to.startsWith('ada') && Promise.reject(new SmtpRefusal(550, `No ${to} here`)) },
    ],
    [
      'its text',
      {
        whole: (mail: { text?: string }) => mail.text?.includes('Ada') && Promise.reject(new SmtpRefusal(554, 'Spam')),
      },
    ],
  ])('isn’t sent again when the server refuses %s for good, and holds up nobody', async (_what, moods) => {
    server.moods = moods as MailServer['moods'];
    await receipt('ada@example.com');
    await result('grace@example.com');
    await work.send();
    server.moods = {};
    await sendAfter(DAY);
    const states = (await log()).map(({ state }) => state);
    expect(states).toContain('refused');
    expect(JSON.stringify(await log())).not.toContain('ada@');
    expect(arrived()).not.toContain('ada@example.com');
  });

  it('that can’t be written leaves the others alone', async () => {
    const write = async ({ name, ...rest }: MailToWrite) => {
      if (name === 'contact_receipt') throw new Error('A template is broken.');
      return {
        subject: name,
        html: '<p></p>',
        text: JSON.stringify(rest.variables),
        pictures: [],
        allMemberData: [],
        unsubscribeUrl: null,
      };
    };
    const other = testWork({ ctx, log: silentLog, smtpUrl: server.url, key: KEY, write });
    await receipt('ada@example.com');
    await result('grace@example.com');
    await other.send();
    other.close();
    expect(arrived()).toEqual(['grace@example.com']);
    expect(await log()).toMatchObject([{ state: 'waiting', problem: expect.any(String) }, { state: 'sent' }]);
  });

  describe('isn’t sent', () => {
    it('as marketing to somebody who stopped it, in whatever spelling', async () => {
      const token = work.addresses.tokenOf(' Ada@Example.com');
      expect(await work.mail.unsubscribe(ctx, token)).toBe(true);
      expect(await work.mail.unsubscribe(ctx, token)).toBe(true);
      await result('ada@example.com');
      await receipt('ada@example.com');
      await work.send();
      expect(server.accepted.map(({ subject }) => subject)).toEqual(['We have your message']);
    });

    it.each(['', 'x', 'a'.repeat(64), Buffer.alloc(48).toString('base64url')])(
      'for a token that is none: %s',
      async (token) => {
        expect(work.mail.isOurs(token)).toBe(false);
        expect(await work.mail.unsubscribe(ctx, token)).toBe(false);
        expect((await pool.query('select from mail_suppressions')).rowCount).toBe(0);
      },
    );

    it.each([
      ['bounced', []],
      ['complained', ['We have your message']],
      ['delayed', ['We have your message', 'Your score: 7 of 10']],
    ] as const)('to an address whose mail %s, but for %j', async (why, still) => {
      await work.mail.cameBack(ctx, 'ADA@example.com', why);
      await receipt('ada@example.com');
      await result('ada@example.com');
      await work.send();
      expect(server.accepted.map(({ subject }) => subject).toSorted()).toEqual([...still].toSorted());
    });

    it('again to a mailbox that isn’t there because its owner stops marketing', async () => {
      await work.mail.cameBack(ctx, 'ada@example.com', 'bounced');
      await work.mail.unsubscribe(ctx, work.addresses.tokenOf('ada@example.com'));
      await receipt('ada@example.com');
      await work.send();
      expect(arrived()).toEqual([]);
    });
  });

  describe('and a server that says nothing', () => {
    let silent: Server;
    const sockets = new Set<Socket>();
    beforeAll(async () => {
      silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
      await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    });
    afterAll(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });

    it('are given up within a bound, and the mail waits', { timeout: 60_000 }, async () => {
      const { port } = silent.address() as { port: number };
      const other = testWork({ ctx, log: silentLog, smtpUrl: `smtp://127.0.0.1:${port}`, key: KEY });
      await receipt('ada@example.com');
      const began = performance.now();
      await other.send();
      other.close();
      expect(performance.now() - began).toBeLessThan(20_000);
      expect(await log()).toMatchObject([{ state: 'waiting' }]);
    });
  });
});
