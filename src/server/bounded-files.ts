import { LRUCache } from 'lru-cache';
import { AppError, createTurns } from '#kernel';

export type FileReader = (name: string) => Promise<Buffer | null>;

type Bounds = {
  /** Files made or read at one time. */
  atOnce: number;
  /** How many more may wait for their turn; others are told to come back. */
  mostWaiting: number;
  /** Bytes of what was asked for last. */
  keptBytes: number;
};

/**
 * Files that never change, made or read once however many ask at the same time, and a few of them kept. Whatever is
 * slow behind it, only so much of it is under way.
 * @param make null when there is no such file
 * @throws AppError busy when too many wait
 */
export function boundedFiles(make: FileReader, { atOnce, mostWaiting, keptBytes }: Bounds): FileReader {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length + 200 });
  const underWay = new Map<string, Promise<Buffer | null>>();
  const turns = createTurns(atOnce);

  async function keep(name: string): Promise<Buffer | null> {
    const file = await make(name);
    if (file) kept.set(name, file);
    return file;
  }

  return async (name) => {
    const found = kept.get(name) ?? underWay.get(name);
    if (found) return found;
    if (turns.waiting >= mostWaiting) {
      throw new AppError('busy', 'Many pictures are asked for right now. Try again in a moment.', {
        retryAfterSeconds: 2,
      });
    }
    const started = turns.take(() => keep(name)).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}
