import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** How the name of a packed file ends, in whatever letters. */
export const PACKED = /\.gz$/i;

export type ByteMeter = { hash: Hash; onBytes: (count: number) => void };

/** The bytes of a file as it lies on the disk, counted and hashed; those of a .gz file are unpacked after that. */
export function readBytes(path: string, meter: ByteMeter): AsyncIterable<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      meter.hash.update(chunk);
      meter.onBytes(chunk.length);
      done(null, chunk);
    },
  });
  const whenDone = () => {};
  if (!PACKED.test(path)) return pipeline(file, counted, whenDone);
  return pipeline(file, counted, createGunzip({ chunkSize: 256 * 1024 }), whenDone);
}
