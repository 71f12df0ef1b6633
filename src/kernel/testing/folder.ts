import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of one's own that the embedded database, which never runs as root, can walk into. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sojourn-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
