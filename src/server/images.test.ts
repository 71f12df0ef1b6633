import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createImageStore } from '#images';
import { s3Simulator } from '#images/testing';
import { temporaryFolder } from '#kernel/testing';
import { images } from './images.ts';
import { unusedDoor } from './testing.ts';

const KEY = '0199a5c2-1111-7000-8000-000000000001-0123456789abcdef';

describe('pictures of feeds', () => {
  const folder = temporaryFolder('served');
  const door = unusedDoor();
  const store = createImageStore({ folder, s3: null });
  const app = images({ ...door, images: store });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const ask = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);

  it('are served with their type, to be kept for good', async () => {
    const body = Buffer.from([0, 1, 2, 255]);
    for (const format of ['avif', 'webp', 'jpeg']) {
      await store.put(`${KEY}/480.${format}`, body, `image/${format}`);
      const answer = await ask(`/images/${KEY}/480.${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(answer.headers.get('Content-Length')).toBe('4');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(body);
      const head = await ask(`/images/${KEY}/480.${format}`, { method: 'HEAD' });
      expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '4', '']);
    }
  });

  it.each([
    `/images/${KEY}/960.avif`,
    `/images/${KEY}/480.svg`,
    `/images/${KEY}/480.avif.part`,
    `/images/${KEY}/0480.avif`,
    `/images/${KEY}/99999.avif`,
    `/images/${KEY.toUpperCase()}/480.avif`,
    `/images/${KEY.slice(0, -1)}/480.avif`,
    `/images/..%2f..%2fetc/passwd`,
    `/images/${KEY}/..%2f480.avif`,
    `/images/https%3A%2F%2Fimages.company.test%2Fa.jpg/480.avif`,
    `/images/${KEY}`,
    '/images/',
  ])('are nowhere else: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    const asked: string[] = [];
    const watched = {
      ...store,
      read: async (wanted: string) => {
        asked.push(wanted);
        return null;
      },
    };
    expect((await images({ ...door, images: watched }).request(`http://localhost${path}`)).status).toBe(404);
    expect(asked.filter((wanted) => !/^[0-9a-f-]{53}\/960\.avif$/.test(wanted))).toEqual([]);
  });

  it('come from S3 through the server, once however many ask', async () => {
    const s3 = await s3Simulator();
    const remote = createImageStore({ folder, s3: s3.settings });
    await remote.put(`${KEY}/960.webp`, Buffer.from('far away'), 'image/webp');
    let reads = 0;
    const served = images({
      ...door,
      images: {
        ...remote,
        read: (path) => {
          reads++;
          return remote.read(path);
        },
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => served.request(`http://localhost/images/${KEY}/960.webp`)),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(20).fill('far away'));
    expect(reads).toBe(1);
    await s3.close();
  });
});
