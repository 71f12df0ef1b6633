import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { isMadeFromAnother, isWorthCompressing } from './built-file.ts';
import { forms } from './forms.ts';

/** Lays every form of every file of the built pages beside it: the last step of a build. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = globSync(`${folder}/**/*.*`).filter((path) => !isMadeFromAnother(path));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const whole = await readFile(path);
  if (!isWorthCompressing(path, whole.length)) return;
  await Promise.all(Object.values(forms).map(async ({ suffix, make }) => writeFile(path + suffix, await make(whole))));
}
