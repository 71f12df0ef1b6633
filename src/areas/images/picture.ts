/** A picture of a feed as we keep and serve it; null wherever it isn't stored yet, was refused or was never sent. */
export type Picture = {
  /** Its largest JPEG, on this site: "/images/0199…-3f2a…/1440.jpeg". */
  url: string;
  alt: string | null;
  /** Pixels of that file. */
  width: number;
  height: number;
  /** Pixels in which it is kept, ascending; each in every format, named like `url`. */
  widths: number[];
};

/** From the smallest file to the one that every program reads. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widest first view, twice a card, a card: what pages show, and never more than was sent. */
export const pictureWidths = [480, 960, 1440] as const;

export function fileName(width: number, format: PictureFormat): string {
  return `${width}.${format}`;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f]{16}$/;
const FILE = /^([1-9][0-9]{1,3})\.(avif|webp|jpeg)$/;

/** Where a file is kept, from the two parts of its address; null for anything that can't be one. */
export function parsePicturePath(key: string, file: string): { path: string; format: PictureFormat } | null {
  const format = FILE.exec(file)?.[2];
  return KEY.test(key) && format ? { path: `${key}/${file}`, format: format as PictureFormat } : null;
}
