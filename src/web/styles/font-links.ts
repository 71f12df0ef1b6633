import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The two faces that every page prints with, for `<link rel="preload">`; the same hashed files as in fonts.css. */
export const fontLinks = [besley, instrumentSans].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
