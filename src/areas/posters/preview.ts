import sharp from 'sharp';
import type { Poster } from './catalogue.ts';
import { parsePreviewFile } from './names.ts';
import { renderPoster } from './render.ts';

/** A poster of 1200 × 630 pixels as PNG, about 70 kB. Same poster, same bytes. */
function renderPreview(poster: Poster): Promise<Buffer> {
  return sharp(Buffer.from(renderPoster(poster, 'og')))
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The PNG behind a file name of the finite set, or null for any other name. */
export async function renderPreviewFile(name: string): Promise<Buffer | null> {
  const poster = parsePreviewFile(name);
  return poster && renderPreview(poster);
}
