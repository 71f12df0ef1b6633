import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

export type Environment = Record<string, string | undefined>;
export type ConfigProblem = { name: string; message: string };

const KEY = /^([1-9]\d{0,4}):([A-Za-z0-9+/]{43}=)$/;
const MOST_VERSION = 65_535;

/** "2:<base64>,1:<base64>" → the keys by their version. */
export const encryptionKeys = z
  .string()
  .default('')
  .transform((text, ctx) => {
    const given = text.split(/[\s,]+/).filter(Boolean);
    const keys = new Map<number, Uint8Array>();
    for (const one of given) {
      const [, version, key = ''] = KEY.exec(one) ?? [];
      if (Number(version) <= MOST_VERSION) keys.set(Number(version), Buffer.from(key, 'base64'));
    }
    if (keys.size === given.length) return keys;
    const message =
      'must be keys such as 1:<32 bytes in base64>, each with a number of its own, with commas between them. Make one with: openssl rand -base64 32';
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Whoever raises the limits further has none. */
const MOST_LIMIT_FACTOR = 10;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** In a header or an address a line break begins something that nobody meant to write. */
export function controlProblems(given: Environment, names: readonly string[]): ConfigProblem[] {
  return names
    .filter((name) => CONTROL.test(given[name] ?? ''))
    .map((name) => ({ name, message: 'holds a line break or another control character. Write it on one line' }));
}

/** What is fine for a demo on this machine and not for a site that people use. */
export function productionProblems(given: Environment): ConfigProblem[] {
  const { BASE_URL = '', LIMIT_FACTOR = '1', BOT_CHECK, FAILPOINT } = given;
  const found: [boolean, string, string][] = [
    [
      URL.parse(BASE_URL)?.protocol === 'http:',
      'BASE_URL',
      'must begin with https: in production; put a proxy with TLS in front',
    ],
    [!isPublicName(BASE_URL), 'BASE_URL', 'must be the name under which travelers reach the site, not this machine'],
    [Number(LIMIT_FACTOR) > MOST_LIMIT_FACTOR, 'LIMIT_FACTOR', `is at most ${MOST_LIMIT_FACTOR} in production`],
    [BOT_CHECK === 'off', 'BOT_CHECK', 'must be on in production: without it forms are open to floods'],
    [Boolean(FAILPOINT), 'FAILPOINT', 'kills the server on purpose. Take it away in production'],
  ];
  return found.flatMap(([wrong, name, message]) => (wrong ? [{ name, message }] : []));
}

/** Names with a dot that aren't addresses: certificates and mail need them. What is no address at all is told elsewhere. */
function isPublicName(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const name = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return name.includes('.') && !name.endsWith('.localhost') && isIP(name) === 0;
}

const DATABASE_FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** Certificates that DATABASE_URL names are read with the first connection, where nobody knows any more what they are. */
export function databaseFileProblems({ DATABASE_URL = '' }: Environment): ConfigProblem[] {
  if (!URL.canParse(DATABASE_URL)) return [];
  const { searchParams } = new URL(DATABASE_URL);
  return DATABASE_FILES.flatMap((key) => {
    const path = searchParams.get(key);
    if (!path || path === 'system') return [];
    try {
      accessSync(path, constants.R_OK);
      return [];
    } catch (error) {
      const { message } = error as Error;
      return [{ name: 'DATABASE_URL', message: `names the file ${path} (${key}), which can’t be read: ${message}` }];
    }
  });
}

const SAFE_MODES = ['require', 'verify-ca', 'verify-full', 'no-verify'];

/** A database on another machine may be behind a private network, so this only warns. */
export function remoteDatabaseWarning({ DATABASE_URL = '', PGSSLMODE = '' }: Environment): string[] {
  if (!URL.canParse(DATABASE_URL)) return [];
  const { hostname, searchParams } = new URL(DATABASE_URL);
  const host = (searchParams.get('host') ?? hostname).replace(/^\[|\]$/g, '');
  const isHere = host === '' || host === 'localhost' || host === '::1' || /^(127\.|\/)/.test(host);
  const encrypted = SAFE_MODES.includes(searchParams.get('sslmode') ?? PGSSLMODE) || searchParams.has('ssl', 'true');
  if (isHere || encrypted) return [];
  return [
    `DATABASE_URL: what is asked of ${host} and its password travel unencrypted. Add ?sslmode=verify-full unless the network between is yours alone.`,
  ];
}
