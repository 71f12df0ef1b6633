import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  zstdCompress,
  zstdDecompressSync,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);

/** In what forms a built file lies beside itself, the smallest first: as small as each can make it, for it is made once. */
export const forms = {
  br: {
    suffix: '.br',
    make: (whole: Buffer) => brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    open: brotliDecompressSync,
  },
  zstd: {
    suffix: '.zst',
    make: (whole: Buffer) => zstd(whole, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
    open: zstdDecompressSync,
  },
  gzip: { suffix: '.gz', make: (whole: Buffer) => gzipped(whole, { level: 9 }), open: gunzipSync },
} as const;

export type Encoding = keyof typeof forms;
