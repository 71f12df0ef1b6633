import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that is longer is split; cases of a test share what they set up. */
const MOST_LINES = 400;
const MOST_OF_A_TEST = 550;

type Violation = { rule: string; from: string; to: string };

/** Refuses files that nobody reads at once (CONTRIBUTING.md). */
export function checkFileLengths(folder: string): Violation[] {
  const files = globSync('{src,demo,bench,scripts,tests}/**/*.{ts,tsx,css}', { cwd: folder });
  return files.toSorted().flatMap((file) => {
    const most = /\.test\.tsx?$/.test(file) ? MOST_OF_A_TEST : MOST_LINES;
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
    return lines > most
      ? [{ rule: 'files-are-read-at-once', from: file, to: `${lines} lines, and ${most} are the most` }]
      : [];
  });
}
