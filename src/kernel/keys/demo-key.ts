import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { dataFolderFault } from '../data-folder-fault.ts';

const FILE = 'encryption.key';
const BYTES = 32;

/**
 * The configuration with a key to encrypt with. A demo without ENCRYPTION_KEYS makes one of its own and keeps it beside
 * its data; production names its keys.
 * @throws ConfigError when the file isn't a key, can't be read, or can't be made
 */
export async function withKey<Given extends Config>(config: Given): Promise<Given> {
  if (config.encryptionKeys.size > 0) return config;
  const path = join(config.dataDir, FILE);
  const key = (await readKey(path)) ?? (await makeKey(config.dataDir, path));
  return { ...config, encryptionKeys: new Map([[1, key]]) };
}

/** Whoever is first makes it; others, at the same time too, read it whole. */
async function makeKey(folder: string, path: string): Promise<Uint8Array> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw dataFolderFault(folder, error);
  }
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const key = await readKey(path);
  if (!key) throw problem(`${path} was deleted while the server started. Start it again`);
  return key;
}

async function readKey(path: string): Promise<Uint8Array | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw problem(
      `${path} can’t be read (${error.message}). It holds the key of what is encrypted: give this user the right to read it, or set ENCRYPTION_KEYS`,
    );
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === BYTES) return key;
  throw problem(`${path} doesn’t hold a key of ${BYTES} bytes. Put the right one back; a demo can be begun anew`);
}

const problem = (sentence: string) => new ConfigError([`DATA_DIR: ${sentence}`]);
