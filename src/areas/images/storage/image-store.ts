import type { S3Config } from '../config.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3-store.ts';

/** Where the files of stored pictures are. Paths are "<key>/<width>.<format>". */
export type ImageStore = {
  /** Whole or not at all; the same path always holds the same bytes. */
  put(path: string, body: Buffer, contentType: string): Promise<void>;
  /** Null when there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Gone afterwards, whether they were there or not. */
  remove(paths: readonly string[]): Promise<void>;
};

/** A folder of this machine, or S3-compatible storage when that is set up. */
export function createImageStore(settings: { folder: string; s3: S3Config | null }): ImageStore {
  return settings.s3 ? s3Store(settings.s3) : localStore(settings.folder);
}
