import { readFileSync } from 'node:fs';

/** The flags of Node.js with which `npm start` runs the server. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** What the first of them gives the server's environment, for a child that listens to its parent and can't start anew. */
export const startEnvironment = { MALLOC_ARENA_MAX: '2' };
