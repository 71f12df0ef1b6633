import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { ImageStore } from './image-store.ts';

/** A whole request with its body. */
const ANSWER_MS = 15_000;
const FOREVER = 'public, max-age=31536000, immutable';

/** Objects below "images/" in S3-compatible storage; every request is signed (AWS Signature Version 4). */
export function s3Store(settings: S3Config): ImageStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = bucketUrl(settings);

  async function ask(method: string, path: string, body?: Buffer, headers: Record<string, string> = {}) {
    const digest = createHash('sha256');
    if (body) digest.update(body);
    return client.fetch(`${base}/images/${path}`, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': digest.digest('hex') },
      body: body && new Uint8Array(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  }

  return {
    async put(path, body, contentType) {
      const answer = await ask('PUT', path, body, { 'Content-Type': contentType, 'Cache-Control': FOREVER });
      await expectSuccess(answer, 'keep', path);
      await answer.body?.cancel();
    },
    async read(path) {
      const answer = await ask('GET', path);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      await expectSuccess(answer, 'give', path);
      return Buffer.from(await answer.arrayBuffer());
    },
    async remove(paths) {
      for (const path of paths) {
        const answer = await ask('DELETE', path);
        if (answer.status !== 404) await expectSuccess(answer, 'remove', path);
        await answer.body?.cancel();
      }
    },
  };
}

/** Where a bucket's objects stand, without a slash at the end. */
export function bucketUrl({
  endpoint,
  bucket,
  pathStyle,
}: Pick<S3Config, 'endpoint' | 'bucket' | 'pathStyle'>): string {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/$/, '');
  return pathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`;
}

async function expectSuccess(answer: Response, what: string, path: string): Promise<void> {
  if (answer.ok) return;
  const code = /<Code>([^<]{1,60})<\/Code>/.exec(await answer.text())?.[1];
  throw new Error(`S3 doesn’t ${what} ${path}: ${answer.status}${code ? ` ${code}` : ''}`);
}
