import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from './image-store.ts';

/** Files in a folder; a file appears under its name only when it is whole. */
export function localStore(folder: string): ImageStore {
  // No folder gets more than a few thousand entries: the last digits of a key are spread evenly.
  const fileOf = (path: string) => {
    const [key = ''] = path.split('/');
    return join(folder, key.slice(-2), path);
  };
  return {
    async put(path, body) {
      const file = fileOf(path);
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
      try {
        await writeFile(unfinished, body, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(path) {
      try {
        return await readFile(fileOf(path));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(paths) {
      await Promise.all(paths.map((path) => rm(fileOf(path), { force: true })));
      // A folder that still holds others stays.
      for (const one of new Set(paths.map((path) => dirname(fileOf(path))))) await rmdir(one).catch(() => {});
    },
  };
}
