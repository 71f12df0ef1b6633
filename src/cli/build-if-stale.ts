import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = 'build/server/index.js';
/** Whatever pages import may stand in any area: what they leave alone today, a change may bring in tomorrow. */
const SOURCES = [
  'src/**/*.*',
  'public/**/*.*',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const TESTS = ['src/**/*.test.*', 'src/**/testing/**', 'src/**/testing.ts', 'src/**/*.child.ts'];

/** Whether the build in a folder is missing, or older than something that it is made of. */
export function isStale(folder: string): boolean {
  const built = join(folder, BUILT);
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  const sources = globSync(SOURCES, { cwd: folder, exclude: TESTS });
  return sources.some((path) => statSync(join(folder, path)).mtimeMs > mtimeMs);
}

/** Builds the pages unless the last build is newer than everything it is made of. */
export async function buildIfStale(): Promise<void> {
  if (!isStale('.')) return;
  console.log('Building the pages …');
  const result = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    throw new Error('The pages could not be built.');
  }
}

// `npm test` builds once, before several tests would at the same time.
if (import.meta.main) await buildIfStale();
