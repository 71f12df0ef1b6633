import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Twice of what a whole run has there at once; containers often have a few megabytes. */
const ENOUGH_BYTES = 4e9;

/** Set while tests run: where everything stands that is thrown away after them, whatever a test leaves behind. */
export const RUN_FOLDER = 'TEST_RUN_FOLDER';

/**
 * A folder of one's own that the embedded database, which never runs as root, can walk into.
 * @param base where it is made: in memory where there is enough, because databases that come and go make and remove some
 * hundred files each, and ext4 looks through all that were removed lately before it makes one
 */
export function temporaryFolder(name: string, base = process.env[RUN_FOLDER] ?? inMemory() ?? tmpdir()): string {
  const folder = mkdtempSync(join(base, `sojourn-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

function inMemory(): string | null {
  if (!existsSync(MEMORY)) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : null;
}
