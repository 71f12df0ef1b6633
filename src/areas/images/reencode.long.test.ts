import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Reencoded } from './encode-picture.ts';
import { PictureFault } from './fault.ts';
import { reencode } from './reencode.ts';
import { greedyPicture, samplePicture } from './testing.ts';

const reasonFor = async (bytes: Buffer): Promise<string> => {
  const error = await reencode(bytes).then(
    () => expect.unreachable('it was taken'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PictureFault);
  expect((error as PictureFault).passing).toBe(false);
  return (error as PictureFault).message;
};

const fileOf = (made: Reencoded, name: string): Buffer => {
  const found = made.files.find((file) => file.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found.body;
};

const pixelAt = async (image: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
};

/** A PNG that says it is this large, with as many rows of zeros as `rows`. */
function png(width: number, height: number, rows: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * rows));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture of a feed', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is taken as %s', async (format) => {
    const made = await reencode(await samplePicture({ width: 600, height: 400, format }));
    expect(made).toMatchObject({ width: 600, height: 400, widths: [480, 600] });
  });

  it('comes out in every width and format that pages show', async () => {
    const made = await reencode(await samplePicture({ width: 3000, height: 2000 }));
    expect(made).toMatchObject({ width: 1440, height: 960, widths: [480, 960, 1440] });
    const formats = { avif: 'heif', webp: 'webp', jpeg: 'jpeg' };
    expect(made.files.map(({ name }) => name)).toEqual(
      [480, 960, 1440].flatMap((width) => Object.keys(formats).map((format) => `${width}.${format}`)),
    );
    for (const { name, format, body } of made.files) {
      const width = Number.parseInt(name, 10);
      const found = await sharp(body).metadata();
      expect(found, name).toMatchObject({ width, height: (width * 2) / 3, format: formats[format] });
    }
  });

  it.each([
    [1440, [480, 960, 1440]],
    [1200, [480, 960, 1200]],
    [960, [480, 960]],
    [700, [480, 700]],
    [480, [480]],
    [100, [100]],
  ])('of %i pixels is never enlarged', async (width, widths) => {
    const made = await reencode(await samplePicture({ width, height: Math.round(width * 0.7) }));
    expect(made.widths).toEqual(widths);
    expect(made.width).toBe(width);
  });

  it('is turned upright and keeps nothing that was written into it', async () => {
    const sideways = await samplePicture({
      width: 800,
      height: 600,
      change: (image) =>
        image
          .withMetadata({ orientation: 6 })
          .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'at home' } }),
    });
    expect(sideways.includes('Somebody')).toBe(true);
    const made = await reencode(sideways);
    expect(made).toMatchObject({ width: 600, height: 800 });
    const jpeg = fileOf(made, '600.jpeg');
    // What was on the left is on top now.
    const [top, bottom] = await Promise.all([pixelAt(jpeg, 300, 100), pixelAt(jpeg, 300, 700)]);
    expect(top?.[0]).toBeGreaterThan(180);
    expect(bottom?.[2]).toBeGreaterThan(180);
    for (const { name, body } of made.files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(body).metadata();
      expect([name, exif, icc, xmp, iptc, orientation ?? 1]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      expect(body.includes('Somebody')).toBe(false);
    }
  });

  it('is told in sRGB whatever it came in', async () => {
    const wide = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00ff00' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const gray = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#777777' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const deep = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#1e5fd2' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const print = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#1e5fd2' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    for (const [source, expected] of [
      [wide, [0, 255, 0]],
      [gray, [119, 119, 119]],
      [deep, [30, 95, 210]],
      [print, null],
    ] as const) {
      const jpeg = fileOf(await reencode(source), '200.jpeg');
      expect(await sharp(jpeg).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' });
      const seen = await pixelAt(jpeg, 100, 100);
      expected?.forEach((value, i) => {
        expect(Math.abs((seen[i] ?? -99) - value)).toBeLessThan(12);
      });
    }
  });

  it('stands on white where it was transparent', async () => {
    const clear = await sharp({
      create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const made = await reencode(clear);
    for (const { body } of made.files) expect(Math.min(...(await pixelAt(body, 50, 50)))).toBeGreaterThan(250);
  });

  it('of many frames is its first one', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 120, height: 90, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const made = await reencode(gif);
    expect(made).toMatchObject({ width: 120, height: 90 });
    expect((await pixelAt(fileOf(made, '120.jpeg'), 60, 45))[0]).toBeGreaterThan(240);
  });

  it('comes out in the same bytes under the same name every time, and another picture under another', async () => {
    const picture = await samplePicture({ width: 300, height: 200 });
    const [once, twice] = [await reencode(picture), await reencode(picture)];
    expect(once).toEqual(twice);
    expect(once.hash).toMatch(/^[0-9a-f]{16}$/);
    expect((await reencode(await samplePicture({ width: 300, height: 201 }))).hash).not.toBe(once.hash);
  });

  it('is refused when it is no picture, whatever it is called', async () => {
    expect(await reasonFor(Buffer.from('<!DOCTYPE html><title>Not found</title>'))).toBe(
      'The address leads to a page, not to a picture.',
    );
    expect(await reasonFor(Buffer.from('hello'))).toBe('It isn’t a JPEG, PNG, WebP, AVIF or GIF.');
    expect(await reasonFor(Buffer.alloc(0))).toBe('It isn’t a JPEG, PNG, WebP, AVIF or GIF.');
    expect(await reasonFor(Buffer.from('\xff\xd8\xff and then words', 'latin1'))).toMatch(/^It can’t be read: /);
    expect(await reasonFor(await samplePicture({ format: 'tiff' }))).toBe('It isn’t a JPEG, PNG, WebP, AVIF or GIF.');
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>',
    '<?xml version="1.0"?>\n<!-- a drawing -->\n<svg width="100" height="100"></svg>',
    ' \n<!DOCTYPE svg><svg><script>alert(1)</script></svg>',
  ])('is refused as SVG: %s', async (svg) => {
    expect(await reasonFor(Buffer.from(svg))).toBe('It is an SVG; send a JPEG, PNG, WebP, AVIF or GIF.');
  });

  it('is refused when its end is missing', async () => {
    const whole = await samplePicture({ width: 1200, height: 900 });
    expect(await reasonFor(whole.subarray(0, whole.length * 0.6))).toMatch(/^It can’t be read: /);
    const png = await samplePicture({ format: 'png' });
    expect(await reasonFor(png.subarray(0, png.length * 0.6))).toMatch(/^It can’t be read: /);
  });

  it('is refused before it is unpacked when it would be enormous', async () => {
    const bomb = png(30_000, 30_000, 2000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(await reasonFor(bomb)).toMatch(/30000 × 30000 pixels|pixel limit/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is refused when it is a dot or a banner', async () => {
    expect(await reasonFor(await samplePicture({ width: 1, height: 1, format: 'gif' }))).toBe(
      'It has 1 × 1 pixels; send at least 48 a side.',
    );
    expect(await reasonFor(await samplePicture({ width: 1200, height: 100 }))).toBe(
      'It has 1200 × 100 pixels; one side may be at most 5 times the other.',
    );
  });

  it('is refused when it takes too much memory, none of it this process’s, and the next one is taken', async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 10);
    expect(await reasonFor(greedyPicture)).toBe('It takes too much memory to be read; send a smaller one.');
    clearInterval(looking);
    expect(most - before).toBeLessThan(100_000_000);
    expect((await reencode(await samplePicture())).width).toBe(1200);
  });

  it('is refused when it takes too long', async () => {
    const slow = await samplePicture({ width: 5000, height: 5000 });
    await expect(reencode(slow, 1)).rejects.toMatchObject({
      passing: false,
      message: 'It takes more than 0.001 seconds to be read.',
    });
    expect((await reencode(await samplePicture())).width).toBe(1200);
  });
});
