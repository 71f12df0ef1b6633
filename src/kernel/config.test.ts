import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('runs a demo on loopback from an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      env: 'demo',
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      demoTrips: 2000,
    });
  });

  it('names every problem at once', () => {
    try {
      readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).problems.map((problem) => problem.split(':')[0])).toEqual([
        'PORT',
        'DATABASE_URL',
        'LOG_LEVEL',
      ]);
    }
  });

  it('demands what production needs and never loads demo data there', () => {
    expect(() => readConfig({ SOJOURN_ENV: 'production' })).toThrow(
      /BASE_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*TEAM_EMAIL/,
    );
    const config = readConfig({
      SOJOURN_ENV: 'production',
      BASE_URL: 'https://www.example.com/',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'Sojourn <hello@example.com>',
      TEAM_EMAIL: 'team@example.com',
      DEMO_TRIPS: '2000',
    });
    expect(config).toMatchObject({
      env: 'production',
      demoTrips: 0,
      baseUrl: 'https://www.example.com',
      host: '0.0.0.0',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });
});
