import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** npm drops symbolic links; the package's install script puts them back, unless install scripts are off. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const path = join(native, '..', target);
    const here = existsSync(join(native, '..', source)) ? path : join(native, target.replace(/^native\//, ''));
    if (!existsSync(here)) symlinkSync(basename(source), here);
  }
}
