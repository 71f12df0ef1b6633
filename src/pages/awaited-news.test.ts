import { describe, expect, it } from 'vitest';
import { createAwaitedNews } from './awaited-news.ts';

/** Whether a wait has ended by now. */
async function hasEnded(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
}

describe('awaited news', () => {
  it('is waited for by what it concerns, until it is settled', async () => {
    const news = createAwaitedNews();
    news.add(['trip:a', 'lists']);
    const waiting = news.wait(['trip:a']);
    expect(await hasEnded(waiting)).toBe(false);
    expect(await hasEnded(news.wait(['trip:b', 'shell']))).toBe(true);
    news.settle(news.mark());
    expect(await hasEnded(waiting)).toBe(true);
    expect(await hasEnded(news.wait(['lists']))).toBe(true);
  });

  it('is still awaited when more came after the mark', async () => {
    const news = createAwaitedNews();
    news.add(['trip:a', 'trip:b']);
    const mark = news.mark();
    news.add(['trip:b']);
    news.settle(mark);
    expect(await hasEnded(news.wait(['trip:a']))).toBe(true);
    expect(await hasEnded(news.wait(['trip:b']))).toBe(false);
  });

  it('is waited for no longer than a moment', async () => {
    const news = createAwaitedNews();
    news.add(['lists']);
    const began = performance.now();
    await news.wait(['lists']);
    expect(performance.now() - began).toBeGreaterThan(250);
  });

  it('is waited for by a limited number; the others go on at once', async () => {
    const news = createAwaitedNews();
    news.add(['lists']);
    const waits = Array.from({ length: 100 }, () => news.wait(['lists']));
    const ended = await Promise.all(waits.map(hasEnded));
    expect(ended.filter(Boolean)).toHaveLength(36);
  });

  it('isn’t waited for while there is more of it than can be through in time', async () => {
    const news = createAwaitedNews();
    news.add(['lists']);
    const waiting = news.wait(['lists']);
    news.add(Array.from({ length: 500 }, (_, i) => `trip:${i}`));
    expect(await hasEnded(waiting)).toBe(true);
    const mark = news.mark();
    news.add(['lists']);
    news.settle(mark);
    expect(await hasEnded(news.wait(['lists']))).toBe(true);
    news.settle(news.mark());
    news.add(['lists']);
    expect(await hasEnded(news.wait(['lists']))).toBe(false);
  });
});
