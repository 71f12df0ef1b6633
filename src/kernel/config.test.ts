import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  SOJOURN_ENV: 'production',
  BASE_URL: 'https://www.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Sojourn <hello@example.com>',
  TEAM_EMAIL: 'team@example.com',
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
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

  it('names a certificate of DATABASE_URL that can’t be read', () => {
    const DATABASE_URL = 'postgresql://sojourn@db.example/sojourn?sslmode=verify-full&sslrootcert=/nowhere/root.crt';
    expect(problemsOf({ DATABASE_URL })).toEqual([
      expect.stringMatching(
        /^DATABASE_URL: names the file \/nowhere\/root\.crt \(sslrootcert\), which can’t be read: ENOENT/,
      ),
    ]);
  });

  it('demands what production needs and never loads demo data there', () => {
    expect(() => readConfig({ SOJOURN_ENV: 'production' })).toThrow(
      /BASE_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*TEAM_EMAIL/,
    );
    const config = readConfig({ ...PRODUCTION, BASE_URL: 'HTTPS://www.Example.com/', DEMO_TRIPS: '2000' });
    expect(config).toMatchObject({
      env: 'production',
      demoTrips: 0,
      baseUrl: 'https://www.example.com',
      host: '0.0.0.0',
    });
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

  it.each([
    ['BASE_URL', 'http://www.example.com'],
    ['BASE_URL', ' HTTP://www.example.com'],
    ['BASE_URL', 'https://localhost'],
    ['BASE_URL', 'https://shop.localhost:8443'],
    ['BASE_URL', 'https://127.0.0.1'],
    ['BASE_URL', 'https://[::1]'],
    ['BASE_URL', 'https://10.1.2.3'],
    ['BASE_URL', 'https://intranet'],
    ['LIMIT_FACTOR', '1000'],
    ['LIMIT_FACTOR', '11'],
  ])('refuses %s=%s in production and says what to do', (name, value) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: .+`));
    expect(namesOf({ [name]: value })).toEqual([]);
  });

  it('names everything that production refuses at once', () => {
    const wrong = { BASE_URL: 'http://localhost:3000', LIMIT_FACTOR: '1000' };
    expect(namesOf({ ...PRODUCTION, ...wrong, MAIL_FROM: 'nobody', TEAM_EMAIL: 'nobody' })).toEqual([
      'MAIL_FROM',
      'TEAM_EMAIL',
      'BASE_URL',
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
