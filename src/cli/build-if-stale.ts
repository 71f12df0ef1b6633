import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const BUILT = 'build/server/index.js';
const SOURCES = [
  'src/**/shared.ts',
  'src/**/shared/*.ts',
  'src/web/**',
  'src/kernel/*.ts',
  'src/areas/search/**/*.ts',
  'src/server/static/*.ts',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Builds the pages unless the last build is newer than everything it is made of. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(BUILT)) {
    const built = statSync(BUILT).mtimeMs;
    const newest = Math.max(...globSync(SOURCES).map((path) => statSync(path).mtimeMs));
    if (newest <= built) return;
  }
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
