/** Why the database can't answer at the moment; trying again later may help, asking differently won't. */
export type DatabaseFailure = {
  /** PostgreSQL's or the system's code, or what the driver said. */
  reason: string;
  /** The connection is gone, or none was to be had. Otherwise only this statement was given up. */
  lost: boolean;
};

/** SQLSTATE or its class, and whether the connection is lost with it. */
const SQLSTATES: Record<string, boolean> = {
  '08': true, // connection exceptions
  '53': false, // disk full, out of memory
  '53300': true, // too many connections
  '57P': true, // shut down, crashed, starting up
  '57014': false, // statement timeout
  '55P03': false, // lock timeout
  '25P03': true, // too long idle in a transaction
  '25P04': true, // a transaction that took too long
  '40001': false, // serialization failure
  '40P01': false, // deadlock
};

/** Of the system, when it was asked for a connection or wrote to one. */
const SYSTEM_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const SOCKET_CALLS = /^(connect|read|write|getaddrinfo)$/;

/** The driver and the query builder give these no code. */
const SAID = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
  'Cannot use a pool after calling end on the pool',
];

/** What an error says about the database's ability to answer; null when it says nothing about that. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string') {
    if (SYSTEM_CODES.test(code) && isOfSocket(error, syscall)) return { reason: code, lost: true };
    const lost = SQLSTATES[code] ?? SQLSTATES[code.slice(0, 3)] ?? SQLSTATES[code.slice(0, 2)];
    return lost === undefined || code.length !== 5 ? null : { reason: code, lost };
  }
  const said = SAID.find((beginning) => error.message.startsWith(beginning));
  return said === undefined ? null : { reason: error.message, lost: true };
}

/** Several addresses tried in vain come as one error without a call. */
function isOfSocket(error: Error, syscall: unknown): boolean {
  return error instanceof AggregateError || (typeof syscall === 'string' && SOCKET_CALLS.test(syscall));
}

/** True when the connection took the question and never answered: others made at the same time may be as dead. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
