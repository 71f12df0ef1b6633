import type { Context } from '../context.ts';
import type { GraphqlContext } from './context.ts';

type Batch<Value> = { values: Map<string, Promise<Value | null>>; waiting: Map<string, Waiting<Value>> };
type Waiting<Value> = { resolve(value: Value | null): void; reject(reason: unknown): void };

/**
 * Collects the keys that the resolvers of one request ask for in one turn and reads them together, each once.
 * @returns a function that answers the value of a key, or null when the read didn't find it.
 */
export function batched<Value>(read: (ctx: Context, keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
  const batches = new WeakMap<GraphqlContext, Batch<Value>>();

  async function dispatch(ctx: Context, batch: Batch<Value>): Promise<void> {
    const waiting = batch.waiting;
    batch.waiting = new Map();
    try {
      const found = await read(ctx, [...waiting.keys()]);
      for (const [key, { resolve }] of waiting) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  }

  return (request: GraphqlContext, key: string): Promise<Value | null> => {
    let batch = batches.get(request);
    if (!batch) {
      batch = { values: new Map(), waiting: new Map() };
      batches.set(request, batch);
    }
    const known = batch.values.get(key);
    if (known) return known;
    const { waiting, values } = batch;
    // After the promises of this turn have run: resolvers of one level have all asked by then.
    if (waiting.size === 0) setImmediate(() => void dispatch(request.ctx, batch));
    const value = new Promise<Value | null>((resolve, reject) => waiting.set(key, { resolve, reject }));
    values.set(key, value);
    return value;
  };
}
