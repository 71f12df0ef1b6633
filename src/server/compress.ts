import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality 5 takes a millisecond for a page; 11 would take 64. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** A text in both encodings that browsers take; off the main thread. */
export const compress = {
  br: (whole: Uint8Array) => brotli(whole, BROTLI),
  gzip: (whole: Uint8Array) => gzipped(whole, GZIP),
};
