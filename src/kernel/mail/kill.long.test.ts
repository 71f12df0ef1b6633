import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { killPoints, killRound } from './testing/kill-round.ts';

describe('a mail whose sender is killed', () => {
  const { pool, url } = testDatabase();
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.stop());

  // SMTP has no transaction over both sides: only there it goes out a second time, as the message that mailboxes have.
  const TWICE = 'mail.accepted';

  it.each(killPoints)('at %s arrives once, from one of two others', async (point) => {
    expect(await killRound(point, pool, url, server)).toEqual({
      messages: 1,
      transfers: point === TWICE ? 2 : 1,
      states: ['sent'],
    });
  });
});
