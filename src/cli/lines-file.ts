import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Lines written to a file beside the feed; what is wrong with the file doesn't break off the import. */
export type LinesFile = {
  path: string;
  /** Why not all of them stand in the file; null when they do. */
  fault(): Error | null;
  add(line: string): void;
  close(): Promise<void>;
};

/** The file is made with the first line; without any, one that an earlier run left is removed. */
export function linesFile(path: string): LinesFile {
  let file: ReturnType<typeof createWriteStream> | undefined;
  let fault: Error | null = null;
  return {
    path,
    fault: () => fault,
    add(line) {
      file ??= createWriteStream(path).on('error', (error) => {
        fault = error;
      });
      file.write(`${line}\n`);
    },
    async close() {
      // A file that can't be removed isn't spoken of: there is nothing to tell.
      if (!file) await rm(path, { force: true }).catch(() => {});
      else if (!file.destroyed) await new Promise<void>((resolve) => file?.on('close', () => resolve()).end());
    },
  };
}
