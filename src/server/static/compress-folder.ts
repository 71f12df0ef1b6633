import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { isMadeFromAnother, isWorthCompressing } from './built-file.ts';
import { forms } from './forms.ts';

/** Lays every form of every file of the built pages beside it: the last step of a build. */
export function compressFolder(folder: string): void {
  for (const path of globSync(`${folder}/**/*.*`)) if (!isMadeFromAnother(path)) compressFile(path);
}

function compressFile(path: string): void {
  const whole = readFileSync(path);
  if (!isWorthCompressing(path, whole.length)) return;
  for (const { suffix, make } of Object.values(forms)) writeFileSync(path + suffix, make(whole));
}
