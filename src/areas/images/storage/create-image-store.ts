import type { S3Config } from '../config.ts';
import type { ImageStore } from './image-store.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3-store.ts';

/** A folder of this machine, or S3-compatible storage when that is set up. */
export function createImageStore(settings: { folder: string; s3: S3Config | null }): ImageStore {
  return settings.s3 ? s3Store(settings.s3) : localStore(settings.folder);
}
