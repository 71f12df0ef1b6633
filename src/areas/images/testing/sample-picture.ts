import sharp, { type Sharp } from 'sharp';

type Wanted = {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  /** Further steps before it is written. */
  change?: (image: Sharp) => Sharp;
};

/** A picture with a warm half and a cold half, so that one sees how it was turned. */
export function samplePicture({ width = 1200, height = 800, format = 'jpeg', change = (image) => image }: Wanted = {}) {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#d2691e' } };
  const image = sharp({ create: { width, height, channels: 3, background: '#1e5fd2' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
  return change(image).toFormat(format).toBuffer();
}
