import { describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, readConfig, silentLog } from '#kernel';
import { startAreas } from '#kernel/running';
import { testContext, testDatabase } from '#kernel/testing';
import { areas } from './areas.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'one', GOOGLE_CLIENT_SECRET: 'two' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'one', PAYPAL_CLIENT_SECRET: 'two', PAYPAL_WEBHOOK_ID: 'A1' };

describe('hosts to which people are sent', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);

  it.each([
    ['with Google and PayPal', { ...GOOGLE, ...PAYPAL }, ['www.paypal.com', 'accounts.google.com']],
    [
      'with the sandbox and another issuer',
      {
        ...GOOGLE,
        GOOGLE_ISSUER: 'http://issuer.test:8020',
        ...PAYPAL,
        PAYPAL_API: 'https://api-m.sandbox.paypal.com',
      },
      ['www.sandbox.paypal.com', 'issuer.test'],
    ],
    ['with a simulator', { ...PAYPAL, PAYPAL_API: 'http://127.0.0.1:8021' }, ['127.0.0.1']],
  ])('are those that are configured, %s', async (_where, agreed, hosts) => {
    const some = areas.filter(({ name }) => ['kernel', 'payments', 'accounts'].includes(name));
    const keys = { ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}` };
    const config = readConfig({ ...keys, ...agreed }, areas);
    const writeMail = () => Promise.reject(new Error('There is no mail here.'));
    const sharedLimits = asShared(createMemoryLimiter());
    const ground = { ctx, db, pool, log: silentLog, config, writeMail, sharedLimits, pictures: [], allMemberData: [] };
    const { parts, stop } = await startAreas(some, ground);
    await stop();
    expect(parts.awayHosts.toSorted()).toEqual(hosts.toSorted());
  });
});
