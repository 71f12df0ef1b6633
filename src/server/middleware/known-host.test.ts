import { describe, expect, it } from 'vitest';
import { readConfig } from '#kernel';
import { appBehind } from '../testing.ts';
import { knownHost } from './known-host.ts';

const PRODUCTION = {
  SOJOURN_ENV: 'production',
  BASE_URL: 'https://sojourn.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@sojourn.example',
  TEAM_EMAIL: 'b@sojourn.example',
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
};
const hosts = new Set(['trips.visit-andes.example']);
const asked = (environment: Record<string, string>, host: string) =>
  appBehind(knownHost({ config: readConfig(environment), hosts })).request('/', { headers: { Host: host } });

describe('known hosts', () => {
  it('are the site’s own and those of partner sites', async () => {
    expect((await asked(PRODUCTION, 'sojourn.example')).status).toBe(200);
    expect((await asked(PRODUCTION, 'trips.visit-andes.example')).status).toBe(200);
  });

  it('are known in capitals', async () => {
    expect((await asked(PRODUCTION, 'SOJOURN.example')).status).toBe(200);
    expect((await asked(PRODUCTION, 'Trips.Visit-Andes.Example')).status).toBe(200);
  });

  it.each(['evil.example', 'sojourn.example.evil.example', 'sojourn.example:81', 'localhost:3000', '127.0.0.1'])(
    'don’t include %s in production',
    async (host) => {
      const answer = await asked(PRODUCTION, host);
      expect(answer.status).toBe(421);
      expect(await answer.text()).not.toContain('evil.example');
    },
  );

  it('include this machine in the demo', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:4000', '[::1]:3000']) {
      expect((await asked({}, host)).status, host).toBe(200);
    }
    expect((await asked({}, 'evil.example')).status).toBe(421);
  });
});
