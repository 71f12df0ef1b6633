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

  it('keeps pictures in S3-compatible storage when it is told everything about it', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'sojourn',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig({}).images).toEqual({ hosts: [], allowHttp: false, s3: null });
    expect(readConfig({ ...s3, IMAGE_HOSTS: 'img.example.com, cdn.example.org' }).images).toEqual({
      hosts: ['img.example.com', 'cdn.example.org'],
      allowHttp: false,
      s3: {
        endpoint: 'https://s3.example.com',
        bucket: 'sojourn',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        pathStyle: false,
      },
    });
    expect(readConfig({ ...s3, S3_REGION: 'auto', S3_PATH_STYLE: 'true' }).images.s3).toMatchObject({
      region: 'auto',
      pathStyle: true,
    });
  });

  it('names everything that is missing or wrong about pictures at once', () => {
    const problemsOf = (environment: Record<string, string>) => {
      try {
        readConfig(environment);
        return [];
      } catch (error) {
        return (error as ConfigError).problems.map((problem) => problem.split(':')[0]);
      }
    };
    expect(problemsOf({ S3_REGION: 'auto' })).toEqual([
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(
      problemsOf({
        S3_ENDPOINT: 's3',
        S3_BUCKET: 'A',
        S3_PATH_STYLE: 'maybe',
        IMAGE_HOSTS: 'https://a',
        IMAGE_HTTP: '?',
      }),
    ).toEqual([
      'IMAGE_HOSTS',
      'IMAGE_HTTP',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_PATH_STYLE',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });

  it('fetches pictures by plain http in a demo only', () => {
    expect(readConfig({ IMAGE_HTTP: 'true' }).images.allowHttp).toBe(true);
    for (const yes of ['true', '1', 'yes', 'on']) {
      expect(() => readConfig({ SOJOURN_ENV: 'production', IMAGE_HTTP: yes })).toThrow(/IMAGE_HTTP/);
    }
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });
});
