import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int({ error: 'must be a whole number' })
    .min(least)
    .max(most);

const yesOrNo = z.stringbool({ error: 'must be true or false' }).default(false);
const hosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((names) => names.every((name) => /^[a-z0-9.-]+$/i.test(name)), 'must be hosts with commas between them');

const schema = z.object({
  SOJOURN_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Address to listen on; demo is loopback only. */
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' }).optional(),
  DEMO_TRIPS: wholeNumber(0, 200_000).default(2000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: wholeNumber(0, 5).default(0),
  /** Multiplies the request limits; tests and benchmarks raise it. */
  LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  PAGE_CACHE_MB: wholeNumber(0, 4000).default(64),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://mail.example.com' }).optional(),
  MAIL_FROM: z.string().optional(),
  TEAM_EMAIL: z.email().optional(),
  PHONE_NUMBER: z.string().optional(),
  /** Where pictures come from that belong to no company: of categories, attractions, associations. */
  IMAGE_HOSTS: hosts.default([]),
  IMAGE_HTTP: yesOrNo,
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: yesOrNo,
});

const NEEDED_IN_PRODUCTION = ['BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'TEAM_EMAIL'] as const;
const NEEDED_FOR_S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const OF_S3 = [...NEEDED_FOR_S3, 'S3_REGION', 'S3_PATH_STYLE'] as const;

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
  phoneNumber: string | null;
  images: {
    /** For pictures that belong to no company. */
    hosts: string[];
    allowHttp: boolean;
    /** Null: a folder below dataDir. */
    s3: S3Config | null;
  };
};

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** endpoint/bucket/… instead of bucket.endpoint/… */
  pathStyle: boolean;
};

export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n  ${problems.join('\n  ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment once and names every problem in it at once. Empty variables count as absent. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const production = given.SOJOURN_ENV === 'production';
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...together(given, production),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  const env = result.data;
  return {
    env: env.SOJOURN_ENV,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    demoTrips: production ? 0 : env.DEMO_TRIPS,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    limitFactor: env.LIMIT_FACTOR,
    pageCacheMegabytes: env.PAGE_CACHE_MB,
    phoneNumber: env.PHONE_NUMBER ?? null,
    images: { hosts: env.IMAGE_HOSTS, allowHttp: env.IMAGE_HTTP, s3: s3Of(env) },
  };
}

/** Problems of variables that are right by themselves. */
function together(given: Record<string, string | undefined>, production: boolean): string[] {
  const absent = (names: readonly string[]) => names.filter((name) => !given[name]);
  const usesS3 = OF_S3.some((name) => given[name]);
  return [
    ...(production ? absent(NEEDED_IN_PRODUCTION).map((name) => `${name}: is required in production`) : []),
    ...(production && yesOrNo.safeParse(given.IMAGE_HTTP).data
      ? ['IMAGE_HTTP: pictures come by https only in production']
      : []),
    ...(usesS3 ? absent(NEEDED_FOR_S3).map((name) => `${name}: is required beside the other S3_ variables`) : []),
  ];
}

function s3Of(env: z.output<typeof schema>): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PATH_STYLE: pathStyle } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle };
}

/** Adds what stands in .env and isn't set already. */
export function loadDotEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
