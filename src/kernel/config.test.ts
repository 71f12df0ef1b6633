import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  SOJOURN_ENV: 'production',
  BASE_URL: 'https://www.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Sojourn <hello@example.com>',
  TEAM_EMAIL: 'team@example.com',
};

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}
const namesOf = (environment: Record<string, string>) => problemsOf(environment).map((text) => text.split(':')[0]);

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
    const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    expect(namesOf(wrong)).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL']);
  });

  it('demands what production needs and never loads demo data there', () => {
    expect(() => readConfig({ SOJOURN_ENV: 'production' })).toThrow(
      /BASE_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*TEAM_EMAIL/,
    );
    const config = readConfig({ ...PRODUCTION, BASE_URL: 'https://www.example.com/', DEMO_TRIPS: '2000' });
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
    expect(readConfig({}).images).toEqual({ hosts: [], allowHttp: false, localHost: null, s3: null });
    expect(readConfig({ ...s3, IMAGE_HOSTS: 'img.example.com, cdn.example.org' }).images).toEqual({
      hosts: ['img.example.com', 'cdn.example.org'],
      allowHttp: false,
      localHost: null,
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
    expect(namesOf({ S3_REGION: 'auto' })).toEqual([
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(
      namesOf({
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

  it('fetches pictures from this machine in a demo only, and only where it is named', () => {
    expect(readConfig({ IMAGE_LOCAL_HOST: 'Localhost:8080' }).images.localHost).toBe('localhost:8080');
    expect(() => readConfig({ IMAGE_LOCAL_HOST: 'http://localhost' })).toThrow(/must be a host, with a port/);
    expect(() => readConfig({ SOJOURN_ENV: 'production', IMAGE_LOCAL_HOST: 'localhost' })).toThrow(/IMAGE_LOCAL_HOST/);
  });

  it('reads keys for encryption by their numbers, and refuses what isn’t one', () => {
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    const { encryptionKeys } = readConfig({ ENCRYPTION_KEYS: `2:${key(2)}, 1:${key(1)}` });
    expect([...encryptionKeys]).toEqual([
      [2, Buffer.alloc(32, 2)],
      [1, Buffer.alloc(32, 1)],
    ]);
    expect(readConfig({}).encryptionKeys.size).toBe(0);
    const short = Buffer.alloc(16).toString('base64');
    for (const wrong of [key(1), `1:${short}`, `0:${key(1)}`, `65536:${key(1)}`, `1:${key(1)},1:${key(2)}`]) {
      expect(problemsOf({ ENCRYPTION_KEYS: wrong })).toEqual([
        expect.stringMatching(/^ENCRYPTION_KEYS: must be keys such as 1:.*openssl rand -base64 32$/),
      ]);
    }
  });

  it('fetches pictures by plain http in a demo only', () => {
    expect(readConfig({ IMAGE_HTTP: 'true' }).images.allowHttp).toBe(true);
    for (const yes of ['true', '1', 'yes', 'on']) {
      expect(() => readConfig({ SOJOURN_ENV: 'production', IMAGE_HTTP: yes })).toThrow(/IMAGE_HTTP/);
    }
  });

  it.each([
    ['BASE_URL', 'http://www.example.com'],
    ['BASE_URL', 'https://localhost'],
    ['BASE_URL', 'https://shop.localhost:8443'],
    ['BASE_URL', 'https://127.0.0.1'],
    ['BASE_URL', 'https://[::1]'],
    ['BASE_URL', 'https://10.1.2.3'],
    ['BASE_URL', 'https://intranet'],
    ['LIMIT_FACTOR', '1000'],
    ['LIMIT_FACTOR', '11'],
    ['S3_ENDPOINT', 'http://s3.example.com'],
  ])('refuses %s=%s in production and says what to do', (name, value) => {
    const s3 = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'sojourn' };
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const problems = problemsOf({ ...PRODUCTION, ...s3, ...keys, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: .+`));
    expect(namesOf({ ...s3, ...keys, [name]: value })).toEqual([]);
  });

  it('names everything that production refuses at once', () => {
    const wrong = { BASE_URL: 'http://localhost:3000', LIMIT_FACTOR: '1000', S3_ENDPOINT: 'http://s3' };
    expect(namesOf({ ...PRODUCTION, ...wrong, MAIL_FROM: 'nobody', TEAM_EMAIL: 'nobody' })).toEqual([
      'MAIL_FROM',
      'TEAM_EMAIL',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'BASE_URL',
      'S3_ENDPOINT',
      'LIMIT_FACTOR',
    ]);
  });

  it.each([
    ['BASE_URL', 'https://www.example.com/shop'],
    ['BASE_URL', 'https://user:secret@www.example.com'],
    ['BASE_URL', 'https://www.example.com/?from=here'],
    ['HOST', 'every address'],
    ['LIMIT_FACTOR', 'Infinity'],
    ['LIMIT_FACTOR', '1e9'],
    ['MAIL_FROM', 'Sojourn <hello@example.com>, Eve <eve@example.org>'],
    ['MAIL_FROM', 'Sojourn hello@example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
  ])('refuses %s=%s everywhere', (name, value) => {
    expect(namesOf({ [name]: value })).toEqual([name]);
  });

  it.each(['hello@example.com', 'Sojourn <hello@example.com>', '"Sojourn, Inc." <hello@example.com>'])(
    'takes %s for the sender of mail',
    (sender) => {
      expect(namesOf({ ...PRODUCTION, MAIL_FROM: sender })).toEqual([]);
    },
  );

  it('refuses line breaks and other control characters in any variable, without repeating them', () => {
    for (const [name, value] of Object.entries({
      ...PRODUCTION,
      DATA_DIR: '.data',
      PHONE_NUMBER: '+1 555 0100',
      S3_REGION: 'auto',
    })) {
      for (const sign of ['\r\nBcc: eve@example.org', '\n', '\u0000', '\u007f', '\u0085', '\u2028']) {
        const problems = problemsOf({ ...PRODUCTION, [name]: `${value}${sign}` });
        expect(problems.join()).toContain(`${name}: holds a line break or another control character`);
        expect(problems.join('').includes(sign)).toBe(false);
      }
    }
  });

  it('warns of a database that is reached across a network without TLS', () => {
    const warningsOf = (url: string, more = {}) => readConfig({ DATABASE_URL: url, ...more }).warnings;
    expect(warningsOf('postgresql://sojourn@db.example.com/sojourn')).toEqual([
      expect.stringMatching(/^DATABASE_URL: .*sslmode=verify-full/),
    ]);
    expect(warningsOf('postgresql://sojourn:secret@10.0.0.7/sojourn?sslmode=disable')[0]).not.toContain('secret');
    for (const url of [
      'postgresql://sojourn@db.example.com/sojourn?sslmode=verify-full',
      'postgresql://sojourn@db.example.com/sojourn?sslmode=require',
      'postgresql://sojourn@db.example.com/sojourn?ssl=true',
      'postgresql://sojourn@localhost:5433/sojourn',
      'postgresql://sojourn@127.0.0.1/sojourn',
      'postgresql://sojourn@[::1]/sojourn',
      'postgresql://sojourn@/sojourn?host=/run/postgresql',
    ]) {
      expect([url, warningsOf(url)]).toEqual([url, []]);
    }
    expect(warningsOf('postgresql://sojourn@db.example.com/sojourn', { PGSSLMODE: 'require' })).toEqual([]);
    expect(readConfig({}).warnings).toEqual([]);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });
});
