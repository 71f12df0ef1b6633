import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import type { AreaConfigs } from './area-configs.ts';
import {
  type ConfigProblem,
  controlProblems,
  databaseFileProblems,
  type Environment,
  encryptionKeys,
  productionProblems,
  remoteDatabaseWarning,
} from './config-checks.ts';
import { type Failpoint, failpoints } from './failpoint.ts';

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: 'must be a whole number' })
    .min(least)
    .max(most);

const host = z.string().regex(/^[a-z0-9:.-]+$/i, 'must be an address or a name of this machine, such as 0.0.0.0');
const site = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com', abort: true })
  .refine(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    'must end after the name of the site: no path, no query and no password',
  )
  // In one spelling: HTTPS://… is https, too.
  .transform((text) => new URL(text).origin);
const mailbox = z
  .string()
  .refine(
    (text) => z.email().safeParse(/^(?:"[^"<>]*" *|[^"<>,;@]*)<([^<>]*)>$/.exec(text)?.[1] ?? text).success,
    'must be one mail address, such as Sojourn <hello@example.com>',
  );

const variables = {
  SOJOURN_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Address to listen on; demo is loopback only. */
  HOST: host.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  BASE_URL: site.optional(),
  DEMO_TRIPS: wholeNumber(0, 200_000).default(2000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: wholeNumber(0, 5).default(0),
  /** Multiplies the request limits; tests and benchmarks raise it. */
  LIMIT_FACTOR: z.coerce.number({ error: 'must be a number from 1 to 1000000' }).min(1).max(1_000_000).default(1),
  PAGE_CACHE_MB: wholeNumber(0, 4000).default(64),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  ENCRYPTION_KEYS: encryptionKeys,
  /** `off` lets programs write as well, for tests; production refuses it. */
  BOT_CHECK: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://mail.example.com' }).optional(),
  MAIL_FROM: mailbox.optional(),
  TEAM_EMAIL: z.email({ error: 'must be a mail address, such as team@example.com' }).optional(),
  /** Shared with the provider of mail, who signs what it says of mail that came back. */
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
      'must be a secret of 24 bytes or more in base64, as Standard Webhooks has it',
    )
    .optional(),
  /** `off` where `npm run worker` does the work beside the requests. */
  JOBS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Where this process is to be killed, for tests; production refuses it. */
  FAILPOINT: z.enum(failpoints, { error: `must be one of ${failpoints.join(', ')}` }).optional(),
  PHONE_NUMBER: z.string().optional(),
};

/** Names that areas can't take. */
export const groundVariables: readonly string[] = Object.keys(variables);

const NEEDED_IN_PRODUCTION = ['BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'TEAM_EMAIL', 'ENCRYPTION_KEYS'] as const;

/** Of a demo without one; nothing leaves it. */
const DEMO_SENDER = 'Sojourn <hello@sojourn.example>';

export type Config = {
  env: 'demo' | 'production';
  port: number;
  host: string;
  databaseUrl: string | null;
  dataDir: string;
  baseUrl: string;
  demoTrips: number;
  logLevel: string;
  trustedProxies: number;
  limitFactor: number;
  /** Room for finished pages in this process. */
  pageCacheMegabytes: number;
  /** How long a server that was told to end still answers, so that a balancer sees it unready first. */
  drainSeconds: number;
  /** Null in a demo that sends nothing: its mail is read at /dev/mail. */
  smtpUrl: string | null;
  /** "Sojourn <hello@example.com>" */
  mailFrom: string;
  mailWebhookSecret: string | null;
  /** Where people are answered who write to the site. */
  teamEmail: string | null;
  phoneNumber: string | null;
  /** By version, 32 bytes each; the highest writes. Empty in a demo that hasn't made its own yet (keys/demo-key.ts). */
  encryptionKeys: ReadonlyMap<number, Uint8Array>;
  botCheck: boolean;
  /** Whether this server does the work beside the requests, too. */
  jobs: boolean;
  failpoint: Failpoint | null;
  /** What works and yet shouldn't stay so; logged at the start. */
  warnings: string[];
};

type Variables = Record<string, z.ZodType>;

export type AreaConfig = {
  /** What each variable may be, by its name. */
  variables: Variables;
  /** What is wrong with several of them together, and in production. */
  problems: (given: Environment, production: boolean) => ConfigProblem[];
  /** What the area makes of them. */
  read: (env: never) => unknown;
};

/** @param name the area's, under which `AreaConfigs` says what `read` answers */
export function defineConfig<Name extends keyof AreaConfigs, const Own extends Variables>(
  _name: Name,
  config: {
    variables: Own;
    problems?: AreaConfig['problems'];
    read: (env: z.output<z.ZodObject<Own>>) => AreaConfigs[Name];
  },
): AreaConfig {
  return { problems: () => [], ...config };
}

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n  ${problems.join('\n  ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Reading = { readonly name: string; readonly config: AreaConfig | null };

/** Reads the environment once and names every problem in it at once. Empty variables count as absent. */
export function readConfig(environment?: Environment): Config;
export function readConfig(environment: Environment, areas: readonly Reading[]): Config & AreaConfigs;
export function readConfig(environment: Environment = process.env, areas: readonly Reading[] = []): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const reading = areas.flatMap(({ name, config }) => (config ? [{ name, ...config }] : []));
  const schema = z.object({ ...variables, ...Object.assign({}, ...reading.map((one) => one.variables)) });
  const result = schema.safeParse(given);
  const production = given.SOJOURN_ENV === 'production';
  const problems = [
    ...controlProblems(given, Object.keys(schema.shape)),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message })),
    ...databaseFileProblems(given),
    ...together(given, production),
    ...reading.flatMap((one) => one.problems(given, production)),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(firstOfEach(problems));
  const env = result.data as z.output<z.ZodObject<typeof variables>>;
  const ofAreas = reading.map(({ name, read }) => [name, read(env as never)]);
  return { ...groundOf(env, given), ...Object.fromEntries(ofAreas) };
}

function groundOf(env: z.output<z.ZodObject<typeof variables>>, given: Environment): Config {
  const production = env.SOJOURN_ENV === 'production';
  return {
    env: env.SOJOURN_ENV,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    baseUrl: env.BASE_URL ?? `http://localhost:${env.PORT}`,
    demoTrips: production ? 0 : env.DEMO_TRIPS,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    limitFactor: env.LIMIT_FACTOR,
    pageCacheMegabytes: env.PAGE_CACHE_MB,
    drainSeconds: env.DRAIN_SECONDS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? DEMO_SENDER,
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET ?? null,
    teamEmail: env.TEAM_EMAIL ?? null,
    phoneNumber: env.PHONE_NUMBER ?? null,
    encryptionKeys: env.ENCRYPTION_KEYS,
    botCheck: env.BOT_CHECK === 'on',
    jobs: env.JOBS === 'on',
    failpoint: env.FAILPOINT ?? null,
    warnings: remoteDatabaseWarning(given),
  };
}

/** Problems of variables that are right by themselves. */
function together(given: Environment, production: boolean): ConfigProblem[] {
  if (!production) return [];
  const absent = NEEDED_IN_PRODUCTION.filter((name) => !given[name]);
  return [...absent.map((name) => ({ name, message: 'is required in production' })), ...productionProblems(given)];
}

/** One problem a variable: what else is wrong with it often follows from the first. */
function firstOfEach(problems: ConfigProblem[]): string[] {
  const firsts = problems.filter(({ name }, i) => problems.findIndex((other) => other.name === name) === i);
  return firsts.map(({ name, message }) => `${name}: ${message}`);
}

/** Adds what stands in .env and isn't set already. @throws ConfigError */
export function loadDotEnv(): void {
  if (!existsSync('.env')) return;
  try {
    loadEnvFile('.env');
  } catch (error) {
    throw new ConfigError([
      `.env can’t be read (${(error as Error).message}). Give this user the right to, or remove it`,
    ]);
  }
}
