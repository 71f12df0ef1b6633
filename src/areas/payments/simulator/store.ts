import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { OrderRecord } from './record.ts';

/** Where the simulator keeps its orders. Everything is done at once, so that nothing comes between. */
export type Store = {
  read(core: string): OrderRecord | null;
  /** Changes an order, or makes it; what the work leaves is kept before this returns. */
  change<Result>(
    core: string,
    work: (order: OrderRecord | null) => { order: OrderRecord | null; result: Result },
  ): Result;
  all(): OrderRecord[];
};

/** Forgotten with the process. */
export function memoryStore(): Store {
  const orders = new Map<string, OrderRecord>();
  const copy = (order: OrderRecord | undefined) => (order ? structuredClone(order) : null);
  return {
    read: (core) => copy(orders.get(core)),
    change(core, work) {
      const { order, result } = work(copy(orders.get(core)));
      if (order) orders.set(core, structuredClone(order));
      return result;
    },
    all: () => [...orders.values()].map((order) => structuredClone(order)),
  };
}

const PATIENCE_MS = 2_000;

/** A file for each order: whatever is killed, what was answered stands there. Several processes may use one folder. */
export function folderStore(folder: string): Store {
  const fileOf = (core: string) => join(folder, `${core}.json`);

  function read(core: string): OrderRecord | null {
    try {
      return JSON.parse(readFileSync(fileOf(core), 'utf8'));
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    read,
    change(core, work) {
      mkdirSync(folder, { recursive: true });
      const unlock = lock(join(folder, `${core}.lock`));
      try {
        const { order, result } = work(read(core));
        if (order) {
          const written = `${fileOf(core)}.${process.pid}`;
          writeFileSync(written, JSON.stringify(order));
          renameSync(written, fileOf(core));
        }
        return result;
      } finally {
        unlock();
      }
    },
    all: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => read(name.slice(0, -'.json'.length)) ?? []),
  };
}

/** A process that was killed leaves its lock behind; work takes far less than a lock is waited for. */
function lock(path: string): () => void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      closeSync(openSync(path, 'wx'));
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > PATIENCE_MS) rmSync(path, { force: true });
    else Atomics.wait(pause, 0, 0, 2);
  }
}
