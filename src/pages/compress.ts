import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const [BROTLI, QUICK_BROTLI] = [brotliAt(5), brotliAt(3)];
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

/** For what is kept or loaded once; off the main thread. A page takes 4 ms; brotli's best would take 64. */
export const compressWell = {
  br: (whole) => brotli(whole, BROTLI),
  gzip: (whole) => gzipped(whole, { level: 6 }),
} satisfies Compressors;

/**
 * For an answer that is made for one request. Zstandard takes half a millisecond for a page, a sixth of the above, and
 * makes it a sixth larger; handing it to another thread would cost as much again.
 */
export const compressQuickly = {
  zstd: async (whole) => zstdCompressSync(whole, ZSTD),
  br: (whole) => brotli(whole, QUICK_BROTLI),
  gzip: (whole) => gzipped(whole, { level: 4 }),
} satisfies Compressors;

/** Bytes that fit into one packet anyway. */
export const SMALL = 1024;

/**
 * For what is kept: what zlib hands over, small files that were read, and copies by Buffer.from lie in blocks of 64 kB that
 * they would keep whole.
 */
export function alone(bytes: Uint8Array): Buffer {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

type Compress = (whole: Uint8Array) => Promise<Uint8Array>;
/** By encoding, the best first. */
export type Compressors = { zstd?: Compress; br: Compress; gzip: Compress };

/** The first of these encodings that a client takes, by its Accept-Encoding; null when it takes none. */
export function encodingFor<Encoding extends string>(
  encodings: Partial<Record<Encoding, unknown>>,
  accepted: string | undefined | null,
): Encoding | null {
  if (!accepted) return null;
  let names = known.get(accepted);
  if (!names) {
    names = namesIn(accepted);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(accepted, names);
  }
  for (const encoding in encodings) if (names.has(encoding)) return encoding;
  return null;
}

/** A text as a client wants it, small ones as they are: compressed before it becomes a response, which would copy it. */
export async function shrunkText(
  text: string,
  accepted: string | undefined | null,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; encoding: string | null }> {
  const encoding = encodingFor<keyof typeof compressQuickly>(compressQuickly, accepted);
  if (!encoding || text.length < SMALL) return { body: text, encoding: null };
  return { body: (await compressQuickly[encoding](Buffer.from(text))) as Uint8Array<ArrayBuffer>, encoding };
}

/** Tells caches that the answer depends on what the client takes, once. */
export function variesByEncoding(headers: Headers): void {
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
}

/** Browsers send a handful of different headers. */
const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 100;

function namesIn(accepted: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', quality = ''] = part.split(';');
    if (!/q\s*=\s*0(\.0*)?\s*$/.test(quality)) names.add(name.trim());
  }
  return names;
}
