import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

export type BrowserCommand = { executablePath: string; args: string[]; env: Record<string, string> };

/** The Chromium that npm brought, or that of CHROMIUM_PATH, and what it needs to start with nothing else installed. */
export async function browserCommand(): Promise<BrowserCommand> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  return {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    env: { ...process.env, ...missingLibraries(executablePath), FONTCONFIG_PATH: join(tmpdir(), 'fonts') } as Record<
      string,
      string
    >,
  };
}

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch(await browserCommand());
}

/** On a machine without libnss3 and its kin they come from the package's own archive. */
function missingLibraries(executable: string): { LD_LIBRARY_PATH?: string } {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  if (!stdout?.includes('not found')) return {};
  const folder = join(tmpdir(), 'sojourn-chromium-libraries');
  if (!existsSync(join(folder, 'lib'))) {
    mkdirSync(folder, { recursive: true });
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const archive = join(dirname(entry), '../bin/al2023.tar.br');
    writeFileSync(join(folder, 'libraries.tar'), brotliDecompressSync(readFileSync(archive)));
    spawnSync('tar', ['-xf', join(folder, 'libraries.tar'), '-C', folder]);
  }
  return { LD_LIBRARY_PATH: join(folder, 'lib') };
}
