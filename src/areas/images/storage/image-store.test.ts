import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#kernel/testing';
import { type S3Simulator, s3Simulator } from '../testing.ts';
import { createImageStore } from './create-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { bucketUrl } from './s3-store.ts';

const KEY = '0199a5c2-1111-7000-8000-000000000001-0123456789abcdef';
const OTHER = '0199a5c2-1111-7000-8000-000000000002-0123456789abcdef';

describe('pictures', () => {
  const folder = temporaryFolder('images');
  let s3: S3Simulator;
  const stores: Record<string, ImageStore> = {};
  beforeAll(async () => {
    s3 = await s3Simulator();
    stores.folder = createImageStore({ folder: join(folder, 'images'), s3: null });
    stores.S3 = createImageStore({ folder, s3: s3.settings });
  });
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(['folder', 'S3'])('kept in a %s', (kind) => {
    const store = () => stores[kind] as ImageStore;

    it('come back as they were put, and again when they are put again', async () => {
      const body = Buffer.from([0, 1, 2, 255]);
      for (let i = 0; i < 2; i++) {
        await store().put(`${KEY}/480.avif`, body, 'image/avif');
        expect(await store().read(`${KEY}/480.avif`)).toEqual(body);
      }
    });

    it('that were never put are not there', async () => {
      expect(await store().read(`${KEY}/960.avif`)).toBeNull();
      expect(await store().read(`${OTHER}/480.avif`)).toBeNull();
    });

    it('are gone when they are removed, the others stay, and removing again is harmless', async () => {
      await store().put(`${KEY}/480.webp`, Buffer.from('a'), 'image/webp');
      await store().put(`${OTHER}/480.webp`, Buffer.from('b'), 'image/webp');
      for (let i = 0; i < 2; i++) await store().remove([`${KEY}/480.webp`, `${KEY}/480.jpeg`]);
      expect(await store().read(`${KEY}/480.webp`)).toBeNull();
      expect(String(await store().read(`${OTHER}/480.webp`))).toBe('b');
    });
  });

  it('in a folder leave nothing half done behind, and no empty folders', async () => {
    const store = stores.folder as ImageStore;
    const shard = join(folder, 'images', KEY.slice(-2));
    await store.put(`${KEY}/480.jpeg`, Buffer.from('a'), 'image/jpeg');
    expect(readdirSync(join(shard, KEY)).filter((name) => name.endsWith('.part'))).toEqual([]);
    // A folder stands where the file would come.
    mkdirSync(join(shard, KEY, '960.jpeg'));
    await expect(store.put(`${KEY}/960.jpeg`, Buffer.from('a'), 'image/jpeg')).rejects.toThrow();
    expect(readdirSync(join(shard, KEY)).filter((name) => name.endsWith('.part'))).toEqual([]);
    rmdirSync(join(shard, KEY, '960.jpeg'));
    await store.remove(readdirSync(join(shard, KEY)).map((name) => `${KEY}/${name}`));
    expect(existsSync(join(shard, KEY))).toBe(false);
  });

  it('in S3 stand under the bucket with their type, to be kept for good', async () => {
    await stores.S3?.put(`${KEY}/1440.avif`, Buffer.from('picture'), 'image/avif');
    expect(s3.objects.get(`images/${KEY}/1440.avif`)).toEqual({
      body: Buffer.from('picture'),
      contentType: 'image/avif',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    [true, 'https://s3.example.com', 'https://s3.example.com/pictures'],
    [true, 'https://example.com/storage/', 'https://example.com/storage/pictures'],
    [true, 'http://127.0.0.1:9000', 'http://127.0.0.1:9000/pictures'],
    [false, 'https://s3.example.com', 'https://pictures.s3.example.com'],
    [false, 'https://s3.example.com:8443/', 'https://pictures.s3.example.com:8443'],
  ])('are asked for in path style (%s) of %s at %s', (pathStyle, endpoint, url) => {
    expect(bucketUrl({ endpoint, bucket: 'pictures', pathStyle })).toBe(url);
  });

  it.each([
    ['another secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'NOBODY' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'elsewhere-1' }, 'AuthorizationHeaderMalformed'],
  ])('reach S3 under no signature made with %s', async (_what, change, code) => {
    const stranger = createImageStore({ folder, s3: { ...s3.settings, ...change } });
    const before = s3.objects.size;
    await expect(stranger.put(`${KEY}/1.avif`, Buffer.from('x'), 'image/avif')).rejects.toThrow(code);
    await expect(stranger.read(`${KEY}/1440.avif`)).rejects.toThrow(code);
    await expect(stranger.remove([`${KEY}/1440.avif`])).rejects.toThrow(code);
    expect(s3.objects.size).toBe(before);
  });

  it('say which of them S3 would not keep, and why', async () => {
    s3.failing = 403;
    const kept = stores.S3?.put(`${KEY}/960.jpeg`, Buffer.from('x'), 'image/jpeg');
    await expect(kept).rejects.toThrow(`S3 doesn’t keep ${KEY}/960.jpeg: 403 InternalError`);
    s3.failing = null;
  });
});

describe('the S3 simulator', () => {
  it('takes neither an unsigned request nor a body that was changed on its way', async () => {
    const s3 = await s3Simulator();
    const { endpoint, bucket } = s3.settings;
    expect((await fetch(`${endpoint}/${bucket}/a`, { method: 'PUT', body: 'a' })).status).toBe(403);
    const { AwsClient } = await import('aws4fetch');
    const client = new AwsClient({ ...s3.settings, service: 's3' });
    const signed = await client.sign(`${endpoint}/${bucket}/a`, {
      method: 'PUT',
      body: 'a',
      headers: { 'X-Amz-Content-Sha256': 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb' },
    });
    const changed = await fetch(signed.url, { method: 'PUT', headers: signed.headers, body: 'b' });
    expect(changed.status).toBe(400);
    const elsewhere = await fetch(`${endpoint}/${bucket}/b`, { method: 'PUT', headers: signed.headers, body: 'a' });
    expect(elsewhere.status).toBe(403);
    const right = await fetch(signed.url, { method: 'PUT', headers: signed.headers, body: 'a' });
    expect(right.status).toBe(200);
    const head = await client.fetch(`${endpoint}/${bucket}/a`, { method: 'HEAD' });
    expect(head.status).toBe(400);
    expect([...s3.objects.keys()]).toEqual(['a']);
    expect(s3.refusals).toEqual([
      '403 AccessDenied',
      '400 XAmzContentSHA256Mismatch',
      '403 SignatureDoesNotMatch',
      '400 XAmzContentSHA256Mismatch',
    ]);
    await s3.close();
  });
});
