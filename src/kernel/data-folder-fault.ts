import { ConfigError } from './config.ts';

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** Why nothing can be kept in the folder of the data, by the name of its setting; what is no matter of rights as it is. */
export function dataFolderFault(folder: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!UNWRITABLE.has(code)) return error;
  return new ConfigError([
    `DATA_DIR: ${folder} can’t be written (${message}). Give this user the right to, or name another folder`,
  ]);
}
