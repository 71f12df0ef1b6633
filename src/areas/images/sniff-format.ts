import { refuse } from './fault.ts';

/** As the reading library names them; AVIF is one of its "heif". */
export type SourceFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

const AVIF_BRANDS = new Set(['avif', 'avis']);

/**
 * What the first bytes say. Nothing else ever reaches the reading library: what a server calls it doesn't count.
 * @throws PictureFault when they are of no format that is taken
 */
export function sniffFormat(bytes: Buffer): SourceFormat {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'heif';
  if (/<svg[\s>]/.test(text(0, 1000))) throw refuse('It is an SVG; send a JPEG, PNG, WebP, AVIF or GIF.', 'type');
  if (/^\s*<(?:!doctype|html)/i.test(text(0, 200)))
    throw refuse('The address leads to a page, not to a picture.', 'type');
  throw refuse('It isn’t a JPEG, PNG, WebP, AVIF or GIF.', 'type');
}
