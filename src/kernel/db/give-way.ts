import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const { PRIORITY_BELOW_NORMAL } = constants.priority;
/** Linux takes one such change in a tenth of a second from whoever isn't root. */
const AGAIN_MS = 150;
const MOST_TRIES = 20;

/** Whether a database listens on a socket of this machine, as the embedded one does. */
export function isBeside(connectionString: string): boolean {
  return /[?&]host=(%2F|\/)/i.test(connectionString);
}

/**
 * Has the process of the database that works for this connection go on with what the others leave of the processor: those
 * answer somebody. While feeds changed all prices of a thousand trips, two calls that hold places took 22 ms instead of 56
 * and the event loop was late by 35 ms instead of 103 (p95 and p99.9, medians of three runs on two cores, 0104). Linux, and a database of
 * the same user; elsewhere nothing happens. Delete when PostgreSQL knows priorities of connections.
 * @param mostMs the question for the process's number may take
 * @throws when the connection doesn't answer
 */
export async function giveWay(client: pg.ClientBase, mostMs: number): Promise<void> {
  const question = { text: 'select pg_backend_pid() as pid', query_timeout: mostMs };
  const { rows } = await client.query<{ pid: number }>(question);
  const pid = rows[0]?.pid ?? 0;
  try {
    // Its number may be one of another machine's.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith('postgres: ')) return;
    setPriority(pid, PRIORITY_BELOW_NORMAL);
  } catch {
    return;
  }
  void giveWayAsSession(pid);
}

/** Where Linux shares a processor between sessions first: each process of PostgreSQL is one. */
async function giveWayAsSession(pid: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await setTimeout(AGAIN_MS, undefined, { ref: false });
    }
  }
}
