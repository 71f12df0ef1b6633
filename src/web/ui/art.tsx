import type { ImgHTMLAttributes } from 'react';

/** A picture's file: a drawn poster, or a photo in several widths. */
export type PosterArt = {
  src: string;
  /** Pixels of the picture, so that its room is kept. */
  width: number;
  height: number;
  /** Widths in which a photo is kept, each beside `src` in every format; a drawing has only its one file. */
  widths?: readonly number[];
};

const MODERN = ['avif', 'webp'] as const;

type ArtProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'> & {
  art: PosterArt;
  alt: string;
  /** How wide the picture stands, in CSS's words: a photo is fetched in the width that this needs. */
  sizes: string;
};

/** A picture in the format and width that suit the browser. */
export function Art({ art: { widths, ...file }, sizes, alt, ...image }: ArtProps) {
  if (!widths) return <img {...file} {...image} alt={alt} />;
  const folder = file.src.slice(0, file.src.lastIndexOf('/'));
  const files = (format: string) => widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      {MODERN.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={files(format)} sizes={sizes} />
      ))}
      <img {...file} srcSet={files('jpeg')} sizes={sizes} {...image} alt={alt} />
    </picture>
  );
}
