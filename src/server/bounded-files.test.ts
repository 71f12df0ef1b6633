import { describe, expect, it } from 'vitest';
import { boundedFiles } from './bounded-files.ts';

describe('bounded files', () => {
  /** Files that are ready when they are let go. */
  function held(bounds: Partial<Parameters<typeof boundedFiles>[1]> = {}) {
    const begun: string[] = [];
    const gates = new Map<string, PromiseWithResolvers<Buffer | null>>();
    const read = boundedFiles(
      (name) => {
        begun.push(name);
        const gate = Promise.withResolvers<Buffer | null>();
        gates.set(name, gate);
        return gate.promise;
      },
      { atOnce: 2, mostWaiting: 3, keptBytes: 10_000, ...bounds },
    );
    const give = async (name: string, body: Buffer | null = Buffer.from(name)) => {
      gates.get(name)?.resolve(body);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { begun, gates, read, give };
  }

  it('are made once, however many ask, and kept', async () => {
    const { begun, read, give } = held();
    const asked = Promise.all([read('a'), read('a'), read('a')]);
    await give('a');
    expect((await asked).map(String)).toEqual(['a', 'a', 'a']);
    expect(String(await read('a'))).toBe('a');
    expect(begun).toEqual(['a']);
  });

  it('are made a few at a time, in the order in which they were asked for', async () => {
    const { begun, read, give } = held();
    const asked = ['a', 'b', 'c', 'd'].map(read);
    expect(begun).toEqual(['a', 'b']);
    await give('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await give('a');
    await give('c');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await give('d');
    expect((await Promise.all(asked)).map(String)).toEqual(['a', 'b', 'c', 'd']);
    void read('e');
    void read('f');
    void read('g');
    expect(begun.slice(4)).toEqual(['e', 'f']);
  });

  it('are refused with a time to come back when too many wait', async () => {
    const { read, give } = held();
    const asked = ['a', 'b', 'c', 'd', 'e'].map(read);
    await expect(read('f')).rejects.toMatchObject({ code: 'busy', status: 503, retryAfterSeconds: 2 });
    const again = read('a');
    for (const name of ['a', 'b', 'c', 'd', 'e']) await give(name);
    await Promise.all([...asked, again]);
    const later = read('f');
    await give('f');
    expect(String(await later)).toBe('f');
  });

  it('take no more room than they may', async () => {
    const { begun, read, give } = held({ keptBytes: 1000 });
    for (const name of ['a', 'b', 'c']) {
      const asked = read(name);
      await give(name, Buffer.alloc(300));
      await asked;
    }
    void read('c');
    void read('a');
    expect(begun).toEqual(['a', 'b', 'c', 'a']);
  });

  it('that fail or aren’t there are asked for again the next time', async () => {
    const { begun, gates, read, give } = held();
    const failing = read('a');
    gates.get('a')?.reject(new Error('the storage is away'));
    await expect(failing).rejects.toThrow('away');
    const missing = read('a');
    await give('a', null);
    expect(await missing).toBeNull();
    const there = read('a');
    await give('a');
    expect(String(await there)).toBe('a');
    expect(begun).toEqual(['a', 'a', 'a']);
  });
});
