import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of content; its name is its path below the folder: "pages/about.md". */
export type SourceFile = { name: string; text: string; path: string };

/** More of them are a folder that holds something else. */
const MOST_FILES = 2000;

/**
 * The files of all folders, in the order of their names. One of a later folder stands in place of that of the same name
 * in an earlier one.
 */
export async function readFolders(folders: readonly string[]): Promise<SourceFile[]> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const path = join(entry.parentPath, entry.name);
      found.set(path.slice(join(folder, '/').length).replaceAll('\\', '/'), path);
    }
  }
  if (found.size > MOST_FILES)
    throw new Error(`${folders.join(', ')}: more than ${MOST_FILES} files. Name a folder that holds content alone.`);
  const files = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(files.map(async ([name, path]) => ({ name, path, text: await readFile(path, 'utf8') })));
}
