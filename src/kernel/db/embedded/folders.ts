import { createHash } from 'node:crypto';
import { existsSync, lchownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './problem.ts';

const UNPRIVILEGED = 65_534;

/** PostgreSQL refuses to run as root, so root hands it to nobody; other users keep their own id. */
export const asRoot = process.getuid?.() === 0;
export const databaseUser: { uid?: number; gid?: number } = asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

/** Where root puts what nobody must reach. Only root writes there, so no other user can have been there first. */
export const ROOTS_OWN = '/var/lib/sojourn';

/** Where one embedded database lives. */
export type Places = {
  /** PostgreSQL's data. */
  cluster: string;
  /** Holds the sockets, under a short name: their paths may have a hundred characters. */
  runtime: string;
  /** PostgreSQL's socket lies here. */
  socket: string;
  /** The keeper's socket. */
  control: string;
  /** Locked as long as the keeper lives. */
  lock: string;
  /** What PostgreSQL and the keeper say. */
  log: string;
};

/** @param dataDir absolute */
export function placesOf(dataDir: string): Places {
  const hash = shortHash(dataDir);
  const runtime = asRoot ? join(ROOTS_OWN, `run-${hash}`) : join(tmpdir(), `sojourn-${hash}`);
  return {
    cluster: asRoot && !isReachable(dataDir) ? join(ROOTS_OWN, `data-${hash}`) : join(dataDir, 'postgres'),
    runtime,
    socket: join(runtime, 'socket'),
    control: join(runtime, 'keeper'),
    lock: join(dataDir, 'postgres.lock'),
    log: join(dataDir, 'postgres.log'),
  };
}

/** Makes the folders that are missing. @throws when one that is there isn't ours alone */
export function makeFolders({ cluster, runtime, socket, lock }: Places): void {
  mkdirSync(dirname(lock), { recursive: true });
  if (asRoot) privateFolder(ROOTS_OWN, { mode: 0o711 });
  privateFolder(cluster, { owner: databaseUser.uid });
  privateFolder(runtime, { mode: asRoot ? 0o711 : 0o700 });
  privateFolder(socket, { owner: databaseUser.uid });
}

/**
 * Makes a folder that nobody but its owner can write to, or takes one that is there.
 * @throws for a link, a file, and a folder that belongs to somebody else or that others may write to
 */
export function privateFolder(path: string, { owner = ownId, mode = 0o700 } = {}): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(path);
  // Fresh, or left half-made by a start that was killed. A link is never followed.
  if (found.isDirectory() && found.uid === ownId && owner !== ownId) lchownSync(path, owner, owner);
  refuseForeign(path, owner, 'folder');
}

/** @throws unless the path is what it should be, belongs to its owner, and nobody else can write to it */
export function refuseForeign(path: string, owner: number, kind: 'folder' | 'file'): void {
  const found = lstatSync(path);
  const right = kind === 'folder' ? found.isDirectory() : found.isFile();
  if (right && (found.uid === owner || owner < 0) && (found.mode & 0o022) === 0) return;
  throw new EmbeddedDatabaseError(
    `${path} must be a ${kind} that belongs to user ${owner} and that nobody else can write to: somebody else may have put it there. Look at it, remove it, and start again.`,
  );
}

/** -1 on systems whose users have no number. */
const ownId = process.getuid?.() ?? -1;

/** True when an unprivileged user can walk down to the path. */
export function isReachable(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
