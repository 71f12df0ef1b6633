/**
 * Keeps one embedded PostgreSQL running for as long as anybody uses it: one process for each data folder, apart from
 * all that use it. A connection to its socket is a lease. What dies is started again; when the last lease has ended,
 * however its process ended, PostgreSQL is stopped and the keeper leaves.
 */
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { becomesReady, findOrphan, isRunning, launch, prepareCluster, stopProcess } from './cluster.ts';
import { makeFolders, type Places } from './folders.ts';

export type Orders = { places: Places; native: string; settings: Record<string, string> };

/** What the keeper says to those who hold a lease, one a line. */
export type Notice = { ready: true } | { problem: string };

const FIRST_LEASE_MS = 10_000;
/** Just after a crash the old one's processes may still hold its memory. */
const MOST_FAILED_STARTS = 20;
const RETRY_MS = 250;
const SAY_MS = 50;

/** The system frees the lock with the process that holds it, however that ends. Null while another keeper lives. */
function takeLock(path: string): DatabaseSync | null {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    return null;
  }
}

/** Answers a function that lets everybody go. */
async function keep({ places, native, settings }: Orders): Promise<() => void> {
  const leases = new Set<Socket | 'expected'>(['expected']);
  const leaving = new Set<Socket>();
  let ready = false;
  const tell = (notice: Notice, to: Iterable<Socket | 'expected'> = leases) => {
    for (const one of to) if (one !== 'expected') one.write(`${JSON.stringify(notice)}\n`);
  };
  let lastHasEnded = () => {};
  const end = (lease: Socket | 'expected') => {
    if (leases.delete(lease) && leases.size === 0) lastHasEnded();
  };
  setTimeout(() => end('expected'), FIRST_LEASE_MS).unref();

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    leases.add(socket);
    leases.delete('expected');
    if (ready) tell({ ready: true }, [socket]);
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => end(socket));
    // The last one to leave waits until the database has stopped.
    socket.on('end', () => {
      end(socket);
      if (leases.size > 0) socket.end();
      else leaving.add(socket);
    });
  });
  rmSync(places.control, { force: true });
  server.listen(places.control);
  await once(server, 'listening');

  try {
    prepareCluster(places.cluster, native);
    for (let failed = 0; failed < MOST_FAILED_STARTS && leases.size > 0; ) {
      const orphan = await findOrphan(places.cluster);
      if (orphan !== null) await stopProcess(orphan, () => !isAlive(orphan));
      const postgres = launch(places, native, settings);
      const ended = new Promise((resolve) => postgres.once('exit', resolve).once('error', resolve));
      ready = await becomesReady(places.cluster, postgres);
      if (ready) {
        failed = 0;
        tell({ ready: true });
        const last = new Promise<void>((resolve) => (lastHasEnded = resolve));
        if (leases.size > 0) await Promise.race([ended, last]);
        ready = false;
      } else {
        failed += 1;
        await sleep(RETRY_MS);
      }
      if (leases.size === 0 && postgres.pid !== undefined) await stopProcess(postgres.pid, () => !isRunning(postgres));
      // It has stopped, and somebody has come meanwhile, for whom it starts again: nobody waits for the end of that one.
      if (leases.size > 0) for (const socket of leaving) socket.end();
    }
    if (leases.size > 0) tell({ problem: lastWords(places.log) });
  } catch (error) {
    tell({ problem: (error as Error).message });
  }
  rmSync(places.runtime, { recursive: true, force: true });
  return () => {
    for (const socket of [...leases, ...leaving]) if (socket !== 'expected') socket.end();
    server.close();
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function lastWords(log: string): string {
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  return `The embedded database doesn't start. Its log (${log}) ends:\n${tail}`;
}

// It ends with its last lease and not before, so that whoever is told to stop finds the database until the end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;
const lock = takeLock(orders.places.lock);
if (lock) {
  makeFolders(orders.places);
  const letGo = await keep(orders);
  // First: whoever is let go may remove the folder, and nothing may come or go in it meanwhile.
  lock.close();
  letGo();
  // What was said last is on its way.
  await sleep(SAY_MS);
  process.exit(0);
}
