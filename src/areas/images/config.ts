import { z } from 'zod';
import { defineConfig } from '#kernel';

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** endpoint/bucket/… instead of bucket.endpoint/… */
  pathStyle: boolean;
};

export type ImageConfig = {
  /** For pictures that belong to no company: of categories, attractions, associations, articles, partners. */
  hosts: string[];
  allowHttp: boolean;
  /** Host, and port where it has one, of a server on this machine or its network; null outside a trial. */
  localHost: string | null;
  /** Null: a folder below dataDir. */
  s3: S3Config | null;
};

const hosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((names) => names.every((name) => /^[a-z0-9.-]+$/i.test(name)), 'must be hosts with commas between them');
const yesOrNo = z.stringbool({ error: 'must be true or false' }).default(false);
const localHost = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'must be a host, with a port where it has one: localhost:8080')
  .transform((text) => text.toLowerCase());
const endpoint = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://s3.eu-central-1.amazonaws.com',
});
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket');

const NEEDED_FOR_S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const OF_S3 = [...NEEDED_FOR_S3, 'S3_REGION', 'S3_PATH_STYLE'] as const;

/** Which pictures are fetched, and where they are kept. */
export const imageConfig = defineConfig('images', {
  variables: {
    IMAGE_HOSTS: hosts.default([]),
    IMAGE_HTTP: yesOrNo,
    IMAGE_LOCAL_HOST: localHost.optional(),
    S3_ENDPOINT: endpoint.optional(),
    S3_BUCKET: bucket.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PATH_STYLE: yesOrNo,
  },
  problems(given, production) {
    const missing = OF_S3.some((name) => given[name]) ? NEEDED_FOR_S3.filter((name) => !given[name]) : [];
    const absent = missing.map((name) => ({ name, message: 'is required beside the other S3_ variables' }));
    return production ? [...absent, ...productionProblems(given)] : absent;
  },
  read: (env): ImageConfig => ({
    hosts: env.IMAGE_HOSTS,
    allowHttp: env.IMAGE_HTTP,
    localHost: env.IMAGE_LOCAL_HOST ?? null,
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            pathStyle: env.S3_PATH_STYLE,
          }
        : null,
  }),
});

function productionProblems({
  S3_ENDPOINT = '',
  IMAGE_HTTP,
  IMAGE_LOCAL_HOST = '',
}: Record<string, string | undefined>) {
  const found: [boolean, string, string][] = [
    [
      URL.parse(S3_ENDPOINT)?.protocol === 'http:',
      'S3_ENDPOINT',
      'must begin with https: in production: the keys are sent there',
    ],
    [yesOrNo.safeParse(IMAGE_HTTP).data === true, 'IMAGE_HTTP', 'must be false in production: pictures come by https'],
    [IMAGE_LOCAL_HOST !== '', 'IMAGE_LOCAL_HOST', 'must be unset in production: it opens this machine to feeds'],
  ];
  return found.flatMap(([wrong, name, message]) => (wrong ? [{ name, message }] : []));
}
