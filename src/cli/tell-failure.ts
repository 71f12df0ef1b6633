import { ContentError } from '#content/upkeep';
import { ConfigError, isAppError } from '#kernel';
import { ChangedMigrationError, databaseFailure, EmbeddedDatabaseError, NewerDatabaseError } from '#kernel/db';
import { UnreadableSecret } from '#kernel/keys';
import { UsageError } from './usage-error.ts';

type ErrorClass = new (...given: never[]) => Error;

/**
 * Says on the terminal why a command failed: in a sentence that says what to do where a person can do something,
 * otherwise as it is.
 * @param expected further errors whose message is such a sentence
 */
export function tellFailure(error: unknown, ...expected: ErrorClass[]): void {
  console.error(adviceFor(error, expected) ?? error);
}

/** 2 for what was asked wrongly, as for every command; 1 for a server that couldn’t start. */
export const exitCodeOf = (error: unknown): number => (error instanceof UsageError ? 2 : 1);

function adviceFor(error: unknown, expected: ErrorClass[]): string | null {
  if (!(error instanceof Error)) return null;
  const code = String((error as { code?: unknown }).code ?? '');
  const isSentence = [
    ConfigError,
    ContentError,
    ChangedMigrationError,
    EmbeddedDatabaseError,
    NewerDatabaseError,
    UnreadableSecret,
    UsageError,
    ...expected,
  ].some((one) => error instanceof one);
  if (isSentence || isAppError(error)) return error.message;
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The database refuses DATABASE_URL: ${error.message}. Check its user, password and database name.`;
  if (error.message.startsWith('SASL: '))
    return 'The database asks for a password, and DATABASE_URL has none, or another than the database knows. Write it between user and host: postgresql://user:password@host/name';
  if (error.message === 'The server does not support SSL connections')
    return 'The database doesn’t encrypt, and DATABASE_URL asks it to. Have it encrypt, or take sslmode out of DATABASE_URL where the network between is yours alone.';
  if (UNTRUSTED.test(code))
    return `The certificate of the database isn’t trusted (${error.message}). Name in DATABASE_URL the host that it is for, and with sslrootcert the file of who signed it.`;
  if (code === '42501')
    return `The database lets the user of DATABASE_URL not do what is needed: ${error.message}. Have that user own the database.`;
  if (UNWRITABLE.has(code) && (error as NodeJS.ErrnoException).syscall === 'connect')
    return `The database refuses to be called (${error.message}). Run this as a user who may reach its socket, or name an address in DATABASE_URL.`;
  if (UNWRITABLE.has(code))
    return `Nothing can be written there (${error.message}). Give yourself the right to, or name another folder.`;
  if ((code === 'ENOENT' || code === 'EISDIR') && (error as NodeJS.ErrnoException).syscall === 'open')
    return `It can’t be written there (${error.message}). Name a file in a folder that is there.`;
  if (code === 'ENOSPC') return `The disk is full (${error.message}). Make room on it, ${AGAIN}`;
  return databaseAdvice(error);
}

/** The system's answers to somebody who asks for a connection. */
const NOBODY_THERE =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|.*timeout exceeded.*|.*due to connection timeout)$/;
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);
/** What TLS says of a certificate. */
const UNTRUSTED =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|CERT_HAS_EXPIRED|ERR_TLS_CERT_ALTNAME_INVALID)$/;
const AGAIN = 'then run the command again: what is written stays, and nothing is written twice.';

function databaseAdvice(error: Error): string | null {
  const failure = databaseFailure(error);
  if (!failure) return null;
  const { reason, lost } = failure;
  if (process.env.DATABASE_URL && NOBODY_THERE.test(reason))
    return `No database answers at DATABASE_URL (${reason}). Start it, or leave DATABASE_URL out to use the embedded one.`;
  // A server whose log finds no room on the disk ends.
  if (lost)
    return `The connection to the database was lost (${reason}). Wait until it answers and has room on its disk, ${AGAIN}`;
  if (reason === '53100') return `The disk of the database is full (${reason}). Make room on it, ${AGAIN}`;
  return `The database couldn’t do what was asked of it (${reason}: ${error.message}). Wait until others are done, ${AGAIN}`;
}
