import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { removeNobodys } from '#accounts/doors';
import { createImageStore } from '#images';
import { greedyPicture, samplePicture } from '#images/testing';
import { asShared, createMemoryLimiter } from '#kernel';
import { temporaryFolder } from '#kernel/testing';
import { type Browser, type Said, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const PHOTO = '/v1/me/photo';
const FORM = '/account/photo';
const HOUR_MS = 3_600_000;

describe('the photo of a member', () => {
  const site = seededSite();
  const { pool } = site.door;
  const folder = temporaryFolder('photos');
  const images = createImageStore({ folder, s3: null });
  const strict = asShared(createMemoryLimiter());
  let isStrict = false;
  const { app, browser, program, signIn } = signingIn(site, {
    images,
    sharedLimits: {
      hit: (rule, ...given) =>
        (isStrict && rule.name === 'PHOTO' ? strict : site.door.sharedLimits).hit(rule, ...given),
    },
  });
  let people = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const someone = async (): Promise<Browser> => {
    const one = browser();
    await signIn(one, `photo-${++people}@example.com`);
    return one;
  };
  const send = (one: Browser, bytes: Buffer) => one.ask(PHOTO, { body: { photo: { data: bytes.toString('base64') } } });
  const imageOf = async (one: Browser): Promise<string | null> => (await one.ask('/v1/me')).body.data.attributes.image;
  const bytesAt = async (path: string) => {
    const answer = await app.request(`http://localhost${path}`);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  /** As the form of the profile sends it. */
  const submit = async (one: Browser, fields: Record<string, Blob | string>): Promise<string> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const Cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(`http://localhost${FORM}`, {
      method: 'POST',
      body,
      headers: { Cookie, Origin: 'http://localhost' },
    });
    expect(answer.status).toBe(303);
    return answer.headers.get('Location') ?? '';
  };
  const file = (bytes: Buffer, name = 'me.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  const detail = ({ status, body }: Said) => [status, body.errors?.[0]?.detail];
  const files = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.jpeg'));

  it('is made anew: square around its middle, upright, small, without what was written into it', async () => {
    const one = await someone();
    const sideways = await samplePicture({
      width: 1600,
      height: 900,
      change: (image) => image.withMetadata({ orientation: 6 }).withExif({ IFD0: { Copyright: 'Somebody at home' } }),
    });
    const said = await send(one, sideways);
    const path = said.body.data.attributes.image;
    expect(path).toMatch(/^\/photos\/photo-[0-9a-f]{32}$/);
    expect(await imageOf(one)).toBe(path);
    expect((await one.ask('/v1/member_state')).body.data.attributes.user.image).toBe(path);
    const { headers, bytes } = await bytesAt(path);
    expect(
      Object.fromEntries(['content-type', 'cache-control', 'x-robots-tag'].map((key) => [key, headers.get(key)])),
    ).toEqual({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    const found = await sharp(bytes).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 320, height: 320, space: 'srgb' });
    expect([found.exif, found.icc, found.xmp, found.orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    expect(bytes.includes('Somebody')).toBe(false);
    // What was on the left is on top now.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number) => data[(y * info.width + 160) * info.channels] ?? 0;
    expect([redAt(20) > 180, redAt(300) < 60]).toEqual([true, true]);
  });

  it('goes when another takes its place, when it is removed, and when the account closes, file and address', async () => {
    const [one, other] = [await someone(), await someone()];
    await send(other, await samplePicture());
    const kept = await imageOf(other);
    const paths: string[] = [];
    for (const width of [400, 500]) {
      await send(one, await samplePicture({ width, height: 400 }));
      paths.push((await imageOf(one)) ?? '');
    }
    expect((await bytesAt(paths[0] ?? '')).status).toBe(404);
    expect((await bytesAt(paths[1] ?? '')).status).toBe(200);
    expect(await submit(one, { do: 'remove' })).toBe('/account/my-profile?saved=photo#photo');
    expect([await imageOf(one), (await bytesAt(paths[1] ?? '')).status]).toEqual([null, 404]);
    expect((await one.ask(PHOTO, { method: 'DELETE' })).status).toBe(404);

    await send(one, await samplePicture());
    paths.push((await imageOf(one)) ?? '');
    const { data } = (await one.ask('/v1/me/exports', { body: {} })).body.data.attributes;
    expect(data.profile.image).toBe(paths[2]);
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    expect((await bytesAt(paths[2] ?? '')).status).toBe(404);
    expect(await removeNobodys(site.ctx, { images })).toBe(3);
    const left = files().map((name) => name.split('/').at(-2));
    for (const path of paths) expect(left).not.toContain(path.replace('/photos/', ''));
    expect(left).toContain(kept?.replace('/photos/', ''));
    expect((await bytesAt(kept ?? '')).status).toBe(200);
    expect((await pool.query('select from photos where user_id is null')).rowCount).toBe(0);
  });

  it('of an upload that broke off is deleted after an hour, and one under way isn’t', async () => {
    const key = `photo-${'0'.repeat(32)}`;
    await images.put(`${key}/photo.jpeg`, Buffer.from('a photo'), 'image/jpeg');
    await pool.query('insert into photos (key, created_at) values ($1, $2)', [key, site.ctx.clock()]);
    expect((await bytesAt(`/photos/${key}`)).status).toBe(404);
    expect(await removeNobodys(site.ctx, { images })).toBe(0);
    const later = { ...site.ctx, clock: () => new Date(site.ctx.clock().getTime() + HOUR_MS + 1) };
    expect(await removeNobodys(later, { images })).toBe(1);
    expect(existsSync(join(folder, '00', key))).toBe(false);
  });

  it('is refused with what is wrong with it, by the call and by the form', async () => {
    const one = await someone();
    const png = await samplePicture({ format: 'png', width: 600, height: 400 });
    for (const [bytes, says, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /SVG/, 'type'],
      [Buffer.from('<!doctype html><title>Hello</title>'), /page/, 'type'],
      [Buffer.from('hello'), /isn’t a JPEG/, 'type'],
      [await samplePicture({ format: 'tiff' }), /isn’t a JPEG/, 'type'],
      [await samplePicture({ width: 8000, height: 5000 }), /8000 × 5000 pixels; the most is 30 million/, 'size'],
      [greedyPicture, /7900 × 6300 pixels/, 'size'],
      [await samplePicture({ width: 20, height: 20 }), /at least 48/, 'size'],
      [await samplePicture({ width: 1200, height: 100 }), /5 times/, 'size'],
      [png.subarray(0, png.length * 0.6), /can’t be read/, 'broken'],
      [Buffer.from('\xff\xd8\xff and then words', 'latin1'), /can’t be read/, 'broken'],
    ] as const) {
      expect([String(says), detail(await send(one, bytes))]).toEqual([
        String(says),
        [422, expect.stringMatching(says)],
      ]);
      expect(await submit(one, { photo: file(bytes) })).toBe(`/account/my-profile?at=photo&error=photo_${code}#photo`);
    }
    expect(await submit(one, {})).toContain('error=photo_none');
    expect(await submit(one, { photo: 'a word' })).toContain('error=photo_none');
    expect(await submit(one, { photo: file(Buffer.alloc(9 * 1024 * 1024)) })).toContain('error=photo_bytes');
    expect((await send(one, Buffer.alloc(12 * 1024 * 1024))).status).toBe(413);
    expect(await imageOf(one)).toBeNull();
  });

  it('of many frames is its first one, and what hangs on at the end of a file goes', async () => {
    const one = await someone();
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 120, height: 120, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await send(one, gif);
    const still = await sharp((await bytesAt((await imageOf(one)) ?? '')).bytes)
      .raw()
      .toBuffer();
    expect([(still[0] ?? 0) > 240, (still[1] ?? 0) < 20]).toEqual([true, true]);

    const polyglot = Buffer.concat([await samplePicture(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(await submit(one, { photo: file(polyglot, 'me.html') })).toContain('saved=photo');
    const { bytes, headers } = await bytesAt((await imageOf(one)) ?? '');
    expect([bytes.includes('<script'), bytes.includes('PK\x03\x04')]).toEqual([false, false]);
    expect([headers.get('Content-Type'), headers.get('X-Content-Type-Options')]).toEqual(['image/jpeg', 'nosniff']);
  });

  it('is the member’s alone to change, twenty times a day, and nobody reads what a visitor sends', async () => {
    const one = await someone();
    const photo = await samplePicture({ width: 100, height: 100 });
    expect((await program(PHOTO, { photo: { data: photo.toString('base64') } })).status).toBe(401);
    expect(await submit(browser(), { photo: file(photo) })).toBe('/sign-in-mm?ref_url=%2Faccount%2Fmy-profile');
    for (const path of [PHOTO, FORM]) {
      const foreign = await one.ask(path, { body: { data: 'aGVsbG8=' }, origin: 'https://elsewhere.example' });
      expect([path, foreign.status]).toEqual([path, 403]);
    }
    for (const path of ['/photos/photo-..%2f..', '/photos/etc', `/images/photo-${'0'.repeat(32)}/photo.jpeg`]) {
      expect([path, (await bytesAt(path)).status]).toEqual([path, 404]);
    }
    expect(await imageOf(one)).toBeNull();
    isStrict = true;
    for (let i = 0; i < 20; i++) expect((await send(one, Buffer.from('hello'))).status).toBe(422);
    const said = await send(one, photo);
    expect([said.status, said.body.errors[0].detail]).toEqual([429, 'Too many tries with photos. Try again tomorrow.']);
    expect(await submit(one, { photo: file(photo) })).toContain('error=daily_limit');
  });
});
