import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a child needs so that nothing in the environment or in .env leads it to another database. */
export function ownEnvironment(folder: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SOJOURN_ENV: 'demo',
    DATA_DIR: folder,
    DATABASE_URL: '',
    BASE_URL: '',
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO_TRIPS: '0',
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '1000000',
    // Who reserves says where they come from; each has an address of their own.
    TRUSTED_PROXIES: '1',
    BOT_CHECK: 'off',
  };
}

/**
 * Seeds the folder unless that was done before. It is marked when the catalogue is whole: one whose seeding was broken
 * off is seeded again.
 * @returns seconds, or null when the folder was ready
 */
export async function seedFolder(folder: string, trips: number): Promise<number | null> {
  const mark = join(folder, `seeded-${trips}.json`);
  if (existsSync(mark)) return null;
  await mkdir(folder, { recursive: true });
  const began = performance.now();
  const child = spawn(process.execPath, ['src/cli/seed.ts', '--trips', String(trips)], {
    env: { ...process.env, ...ownEnvironment(folder) },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the catalogue of ${trips} trips could not be seeded (exit code ${code})`);
  const seconds = (performance.now() - began) / 1000;
  writeFileSync(mark, JSON.stringify({ trips, seconds: Math.round(seconds), at: new Date().toISOString() }));
  return seconds;
}
