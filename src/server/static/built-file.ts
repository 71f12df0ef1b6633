import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { alone, SMALL } from '#pages/compress';
import { type Encoding, forms } from './forms.ts';

/** A file of the build in every form in which it is sent. */
export type BuiltFile = {
  type: string;
  etag: string;
  whole: Buffer;
  /** Compressed, the smallest first. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** It could be compressed and isn't. */
  isWhole: boolean;
};

const TEXTS: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Compressed by what they are. */
const OTHERS: Record<string, string> = { '.ico': 'image/x-icon', '.png': 'image/png', '.woff2': 'font/woff2' };

/** Whether a file of this name and size becomes smaller. */
export function isWorthCompressing(path: string, bytes: number): boolean {
  return bytes >= SMALL && extname(path) in TEXTS;
}

/** A form of another file, not a file of its own. */
export function isMadeFromAnother(path: string): boolean {
  return Object.values(forms).some(({ suffix }) => path.endsWith(suffix));
}

/** Reads a file with its compressed forms. A form that holds something else by now is left out. */
export function readBuiltFile(path: string): BuiltFile {
  const whole = alone(readFileSync(path));
  const type = TEXTS[extname(path)] ?? OTHERS[extname(path)] ?? 'application/octet-stream';
  const etag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`;
  const compresses = isWorthCompressing(path, whole.length);
  const bodies = compresses ? readForms(path, whole) : {};
  return { type, etag, whole, bodies, isWhole: compresses && Object.keys(bodies).length === 0 };
}

function readForms(path: string, whole: Buffer): BuiltFile['bodies'] {
  const bodies: BuiltFile['bodies'] = {};
  for (const [encoding, { suffix, open }] of Object.entries(forms)) {
    if (!existsSync(path + suffix)) continue;
    const body = alone(readFileSync(path + suffix));
    if (opensTo(whole, body, open)) bodies[encoding as Encoding] = body;
  }
  return bodies;
}

function opensTo(
  whole: Buffer,
  body: Buffer,
  open: (body: Buffer, most: { maxOutputLength: number }) => Buffer,
): boolean {
  try {
    return open(body, { maxOutputLength: whole.length }).equals(whole);
  } catch {
    return false;
  }
}
