import { describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig } from '#kernel';
import { createApp } from '../../src/server/app.ts';
import type { Door } from '../../src/server/door.ts';
import { doorOf } from './testing.ts';

const HOST = 'http://localhost';

/** Posts as a page of the site does, by a browser that holds these cookies. */
async function post(path: string, body: object, cookies = '', baseUrl = HOST, parts: Partial<Door> = {}) {
  const config = readConfig({ SOJOURN_ENV: 'demo', BASE_URL: baseUrl });
  const app = createApp(doorOf({ config, limiter: createMemoryLimiter(), ...parts }));
  const answer = await app.request(`${baseUrl}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: baseUrl, ...(cookies && { Cookie: cookies }) },
  });
  return { status: answer.status, body: await answer.json(), set: answer.headers.getSetCookie() };
}

const TOUCH = { touch: { url: `${HOST}/guide/peru?utm_source=news&utm_medium=email`, referrer: 'https://a.example/' } };

describe('consent', () => {
  it('is kept for 180 days in a cookie of this host that scripts can read', async () => {
    const { status, body, set } = await post('/v1/consents', { consent: { marketing: true } });
    expect([status, body.data.attributes]).toEqual([200, { marketing: true }]);
    expect(set).toEqual(['consent=marketing-yes; Max-Age=15552000; Path=/; SameSite=Lax']);
  });

  it('travels encrypted where the site does', async () => {
    const { set } = await post('/v1/consents', { consent: { marketing: true } }, '', 'https://sojourn.example');
    expect(set).toEqual(['consent=marketing-yes; Max-Age=15552000; Path=/; Secure; SameSite=Lax']);
  });

  it('that is taken back takes everything with it that it allowed', async () => {
    const kept = (await post('/v1/attribution/touches', TOUCH, 'consent=marketing-yes')).set.map(nameOf);
    const { set } = await post('/v1/consents', { consent: { marketing: false } }, 'consent=marketing-yes');
    const gone = set.filter((cookie) => cookie.includes('Max-Age=0')).map(nameOf);
    expect(kept.length).toBeGreaterThan(8);
    expect(gone).toEqual(expect.arrayContaining(kept));
    expect(set.filter((cookie) => !cookie.includes('Max-Age=0')).map(nameOf)).toEqual(['consent']);
  });

  it.each(['', 'consent=marketing-no', 'consent=analytics-yes', 'consent=yes', 'consent=marketing-yes-no'])(
    'by the cookie “%s” is none: nothing is kept of a visit',
    async (cookies) => {
      const { status, body, set } = await post('/v1/attribution/touches', TOUCH, cookies);
      expect([status, body.errors?.[0]?.code, set]).toEqual([422, 'consent_required', []]);
    },
  );

  it('lets a visit be kept for a year, out of reach of scripts', async () => {
    const { status, body, set } = await post('/v1/attribution/touches', TOUCH, 'consent=marketing-yes');
    expect([status, body.data.attributes]).toEqual([200, { channel: 1939 }]);
    expect(set).toContain('channel_last=1939; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(set.every((cookie) => cookie.includes('HttpOnly'))).toBe(true);
  });

  it('takes a return from where the site itself sent somebody for no way that led here', async () => {
    const touch = { url: `${HOST}/reserve/paypal-return`, referrer: 'https://www.paypal.com/' };
    const cookies = 'consent=marketing-yes; channel_first=1939; channel_last=1939';
    const away = { awayHosts: ['www.paypal.com'] };
    const { body, set } = await post('/v1/attribution/touches', { touch }, cookies, HOST, away);
    expect([body.data.attributes, set.map(nameOf)]).toEqual([{ channel: 1939 }, ['landing']]);
  });

  it.each([[{}], [{ url: 'guide/peru' }], [{ url: 'javascript:alert(1)' }], [{ url: `${HOST}/${'a'.repeat(5000)}` }]])(
    'keeps nothing of a visit to %o',
    async (touch) => {
      const { status, set } = await post('/v1/attribution/touches', { touch }, 'consent=marketing-yes');
      expect([status, set]).toEqual([422, []]);
    },
  );
});

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
