import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { PictureFault, refuse } from './fault.ts';
import { fileName, type PictureFormat, pictureFormats, pictureWidths } from './picture.ts';
import { sniffFormat } from './sniff-format.ts';

// One thread a picture; every picture is read once.
sharp.concurrency(1);
sharp.cache(false);

/** Written into the name of the files: another way to encode makes other files. */
const RECIPE = 'v1';

/** Read whole, this many pixels take 150 MB to 1.3 GB; reencode.child.ts says how much may be taken. */
const MOST_PIXELS = 50_000_000;
/** Somebody waits while a photo is read. */
const MOST_PHOTO_PIXELS = 30_000_000;
/** Three times as large as it is ever shown. */
const PHOTO_SIDE = 320;
const LEAST_SIDE = 48;
/** Taller or wider shapes are banners, which no frame of ours shows. */
const LONGEST_SHAPE = 5;
const SECONDS = 30;

/** At these settings a 1440 px photo takes 0.6 s and 200 kB as AVIF; more effort would take eight seconds for 5 % less. */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 74 }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
};

export type Reencoded = {
  /** Of the bytes that came and of the way they were encoded; 16 hexadecimal digits. */
  hash: string;
  width: number;
  height: number;
  widths: number[];
  files: { name: string; format: PictureFormat; body: Buffer }[];
};

/**
 * The picture anew in every width and format that pages show: upright, in sRGB, without metadata, first frame only,
 * on white where it was transparent and never larger than it came.
 * @throws PictureFault when it isn't a whole JPEG, PNG, WebP, AVIF or GIF of a fitting size
 */
export async function encodePicture(bytes: Buffer): Promise<Reencoded> {
  return readable(bytes, MOST_PIXELS, async (source, autoOrient) => {
    const largest = Math.min(autoOrient.width, Math.max(...pictureWidths));
    const { data, info } = await source
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const widths = [...pictureWidths.filter((one) => one < width), width];
    const files: Reencoded['files'] = [];
    for (const one of widths) {
      const image = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
      for (const kind of pictureFormats) {
        const body = await encode[kind](image.clone()).timeout({ seconds: SECONDS }).toBuffer();
        files.push({ name: fileName(one, kind), format: kind, body });
      }
    }
    return { hash: hashOf(bytes), width, height, widths, files };
  });
}

export type PhotoFile = { body: Buffer };

/**
 * A photo of a member: upright, cut square around its middle, in sRGB, without metadata, first frame only.
 * @throws PictureFault as above, for fewer pixels
 */
export async function encodePhoto(bytes: Buffer): Promise<PhotoFile> {
  return readable(bytes, MOST_PHOTO_PIXELS, async (source, { width, height }) => {
    const side = Math.min(PHOTO_SIDE, width, height);
    const body = await encode
      .jpeg(source.autoOrient().resize({ width: side, height: side, fit: 'cover' }).flatten({ background: '#ffffff' }))
      .timeout({ seconds: SECONDS })
      .toBuffer();
    return { body };
  });
}

type Shape = { width: number; height: number };

/** Does something with a picture whose kind and size were looked at before it is unpacked. @throws PictureFault */
async function readable<Result>(
  bytes: Buffer,
  mostPixels: number,
  work: (source: Sharp, upright: Shape) => Promise<Result>,
): Promise<Result> {
  const expected = sniffFormat(bytes);
  try {
    // What is too large is told by its own words below; the library’s limit is for what its head doesn’t tell.
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await source.metadata();
    if (format !== expected) throw refuse('It isn’t what its first bytes say.', 'type');
    checkShape(autoOrient, mostPixels);
    return await work(source, autoOrient);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    const reason = (error as Error).message.split('\n')[0] ?? '';
    throw refuse(`It can’t be read: ${reason}.`, /pixel limit/.test(reason) ? 'size' : 'broken');
  }
}

function checkShape({ width, height }: Shape, mostPixels: number): void {
  const size = `${width} × ${height} pixels`;
  const fault = (reason: string) => refuse(`It has ${size}; ${reason}`, 'size');
  if (width * height > mostPixels) throw fault(`the most is ${mostPixels / 1_000_000} million.`);
  if (Math.min(width, height) < LEAST_SIDE) throw fault(`send at least ${LEAST_SIDE} a side.`);
  if (Math.max(width / height, height / width) > LONGEST_SHAPE) {
    throw fault(`one side may be at most ${LONGEST_SHAPE} times the other.`);
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 16);
}
