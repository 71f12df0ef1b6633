import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice, Orders } from './keeper.ts';
import { EmbeddedDatabaseError } from './problem.ts';

const KEEPER = join(import.meta.dirname, 'keeper.ts');
/** A large database that was killed reads its journal first. */
const START_LIMIT_MS = 120_000;
const RETRY_MS = 30;
const AGAIN_MS = 1000;
/** Longer than the keeper gives PostgreSQL. */
const STOP_LIMIT_MS = 35_000;

/** The embedded database is there as long as somebody holds a lease of it. */
export type Lease = {
  /** Gives it back; when it was the last one, the database has stopped then. */
  end(): Promise<void>;
};

/** A lease of a database that takes connections. When its keeper dies, another one is hired. */
export async function takeLease(orders: Orders): Promise<Lease> {
  let given = false;
  let socket: Socket;
  const hold = (taken: Socket) => {
    socket = taken;
    // It doesn't keep a process that has nothing else to do.
    socket.unref();
    socket.once('close', () => void renew());
  };
  async function renew(): Promise<void> {
    while (!given) {
      try {
        const taken = await findDatabase(orders);
        if (given) taken.destroy();
        else hold(taken);
        return;
      } catch {
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
    }
  }
  hold(await findDatabase(orders));
  return {
    async end() {
      given = true;
      if (socket.closed) return;
      const closed = once(socket, 'close');
      socket.ref();
      socket.end();
      await Promise.race([closed, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      socket.destroy();
    },
  };
}

/** Finds the keeper, or hires one, and waits until the database takes connections. */
async function findDatabase(orders: Orders): Promise<Socket> {
  const { control, log } = orders.places;
  for (const end = performance.now() + START_LIMIT_MS; performance.now() < end; await sleep(RETRY_MS)) {
    const socket = (await reach(control)) ?? (await hire(orders));
    const notice = socket && (await firstNotice(socket, end - performance.now()));
    if (notice && 'ready' in notice) return socket;
    socket?.destroy();
    if (notice) throw new EmbeddedDatabaseError(notice.problem);
  }
  throw new EmbeddedDatabaseError(`The embedded database isn't ready after two minutes. Its log says why: ${log}`);
}

function reach(control: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(control);
    socket.once('connect', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

/** Null when the keeper left at once: another one was hired at the same time. */
async function hire(orders: Orders): Promise<Socket | null> {
  const keeper = spawnKeeper(orders);
  while (keeper.pid !== undefined && keeper.exitCode === null && keeper.signalCode === null) {
    const socket = await reach(orders.places.control);
    if (socket) return socket;
    await sleep(RETRY_MS);
  }
  return null;
}

/** In a session of its own: Ctrl+C in the terminal doesn't reach it. */
function spawnKeeper(orders: Orders): ChildProcess {
  const log = openSync(orders.places.log, 'a');
  const options = ['--disable-warning=ExperimentalWarning', KEEPER, JSON.stringify(orders)];
  const keeper = spawn(process.execPath, options, {
    cwd: dirname(orders.places.lock),
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH ?? '' },
  });
  closeSync(log);
  keeper.on('error', () => {});
  keeper.unref();
  return keeper;
}

/** Null when the keeper leaves without a word, or says nothing in time. */
function firstNotice(socket: Socket, milliseconds: number): Promise<Notice | null> {
  return new Promise((resolve) => {
    let said = '';
    const timer = setTimeout(resolve, milliseconds, null);
    const hear = (piece: Buffer) => {
      said += piece;
      if (!said.includes('\n')) return;
      clearTimeout(timer);
      socket.removeListener('data', hear);
      socket.resume();
      resolve(JSON.parse(said.slice(0, said.indexOf('\n'))));
    };
    socket.on('data', hear);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}
