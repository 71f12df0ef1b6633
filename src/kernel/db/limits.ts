/** What a pool's connections are for. */
export type Purpose = 'requests' | 'limits' | 'background' | 'imports';

type Limits = {
  connections: number;
  /** Milliseconds until a connection is there, whether a new one or one that somebody gives back. */
  connect: number;
  /** Milliseconds of one statement; the database ends it. When it doesn't, the connection is given up a second later. */
  statement: number;
  /** Milliseconds of waiting for a row or table that somebody else has locked. */
  lock: number;
  /** Milliseconds that a transaction may stand open with nothing asked. */
  idleInTransaction: number;
  /** Nobody waits for it: on an embedded database its processes leave the processor to those that answer somebody. */
  givesWay?: true;
};

/** How long anybody waits for the database: the one place that says so. */
export const LIMITS: Record<Purpose, Limits> = {
  // Somebody waits for the answer; connecting and one slow statement together stay below fifteen seconds.
  requests: { connections: 10, connect: 4_000, statement: 6_000, lock: 3_000, idleInTransaction: 10_000 },
  // Whether somebody may try once more: who can't be told at once is counted in memory.
  limits: { connections: 2, connect: 500, statement: 500, lock: 400, idleInTransaction: 1_000 },
  // Projections, jobs and the connections that listen: small steps, each done again when it fails.
  background: {
    connections: 12,
    connect: 4_000,
    statement: 30_000,
    lock: 10_000,
    idleInTransaction: 60_000,
    givesWay: true,
  },
  // Imports, migrations and the first filling: single statements over the whole catalogue. One connection imports, one
  // keeps servers from projecting meanwhile, one shows them that this goes on.
  imports: {
    connections: 3,
    connect: 10_000,
    statement: 1_800_000,
    lock: 600_000,
    idleInTransaction: 600_000,
    givesWay: true,
  },
};

/** Added to a statement's limit before the connection itself is given up. */
export const GRACE_MS = 1_000;

/** The shortest limit of all: of the question that a listening connection is asked to see whether it still hears. */
export const HEARTBEAT_LIMIT_MS = 4_000;
