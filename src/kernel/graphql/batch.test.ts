import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { batched } from './batch.ts';
import type { GraphqlContext } from './context.ts';

const request = (): GraphqlContext => ({ ctx: {} as Context, requestId: '', hasPage: () => true, fields: {} });

function counting() {
  const reads: string[][] = [];
  const load = batched(async (_ctx, keys) => {
    reads.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
  });
  return { reads, load };
}

describe('a batched read', () => {
  it('reads what one request asks for in one turn together, each once', async () => {
    const { reads, load } = counting();
    const one = request();
    expect(await Promise.all([load(one, 'a'), load(one, 'b'), load(one, 'a')])).toEqual(['A', 'B', 'A']);
    expect(reads).toEqual([['a', 'b']]);
  });

  it('waits for those who ask a promise later', async () => {
    const { reads, load } = counting();
    const one = request();
    const later = Promise.resolve().then(async () => load(one, 'b'));
    await Promise.all([load(one, 'a'), later]);
    expect(reads).toEqual([['a', 'b']]);
  });

  it('reads again for the next turn only what isn’t known yet', async () => {
    const { reads, load } = counting();
    const one = request();
    await load(one, 'a');
    await Promise.all([load(one, 'a'), load(one, 'b')]);
    expect(reads).toEqual([['a'], ['b']]);
  });

  it('shares nothing between requests', async () => {
    const { reads, load } = counting();
    await load(request(), 'a');
    await load(request(), 'a');
    expect(reads).toEqual([['a'], ['a']]);
  });

  it('answers null for what isn’t found', async () => {
    expect(await counting().load(request(), 'unknown')).toBeNull();
  });

  it('tells everyone who waits of a failure', async () => {
    const load = batched<string>(async () => {
      throw new Error('gone');
    });
    const one = request();
    const answers = await Promise.allSettled([load(one, 'a'), load(one, 'b')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
