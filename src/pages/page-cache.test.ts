import { describe, expect, it } from 'vitest';
import { createPageCache, type Rendered } from './page-cache.ts';
import { finishedPage as page } from './testing.ts';

const textOf = (rendered: Rendered) => ('page' in rendered ? rendered.page.bodies.gzip.toString() : null);

describe('the page cache', () => {
  it('does not keep or show what was rendered from before a change', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let price = 'old';
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const asked = cache.get('/trips/a', async () => {
      const read = price;
      if (read === 'old') await gate;
      return page(read, ['trip:a']);
    });
    price = 'new';
    cache.drop(['trip:a']);
    release();
    expect(textOf(await asked)).toBe('new');
    expect(textOf(await cache.get('/trips/a', async () => page('never')))).toBe('new');
  });

  it('lets a page pass away at its time', async () => {
    let time = 1000;
    const cache = createPageCache({ maxBytes: 1e6, now: () => time });
    await cache.get('/', async () => page('today', [], 2000));
    time = 1999;
    expect(textOf(await cache.get('/', async () => page('never')))).toBe('today');
    time = 2000;
    expect(textOf(await cache.get('/', async () => page('tomorrow', [], 9000)))).toBe('tomorrow');
  });

  it('stays within its bounds and forgets the least recently read', async () => {
    const cache = createPageCache({ maxBytes: 50_000 });
    for (let i = 0; i < 200; i++) await cache.get(`/${i}`, async () => page('x'.repeat(1000), [`trip:${i}`]));
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
    expect(cache.pages).toBeLessThan(20);
    expect(textOf(await cache.get('/199', async () => page('again')))).toBe('x'.repeat(1000));
    expect(textOf(await cache.get('/0', async () => page('again')))).toBe('again');
  });

  it('has a page wait until the index has taken in news of its own, and no other page', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let count = 1;
    const ask = async (key: string, tag: string) => textOf(await cache.get(key, async () => page(`${count}`, [tag])));
    await ask('/all-trips', 'lists');
    cache.announce(['lists']);
    const announced = cache.announced();
    const waiting = ask('/all-trips', 'lists');
    expect(await ask('/docs', 'shell')).toBe('1');
    count = 2;
    cache.settle(announced);
    expect(await waiting).toBe('2');
  });

  it('renders things as they are when the index takes longer', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.get('/all-trips', async () => page('old', ['lists']));
    cache.announce(['lists']);
    expect(textOf(await cache.get('/all-trips', async () => page('as it is', ['lists'])))).toBe('as it is');
    // Kept, and dropped once more when the index has caught up.
    expect(textOf(await cache.get('/all-trips', async () => page('never')))).toBe('as it is');
    cache.drop(['lists']);
    expect(textOf(await cache.get('/all-trips', async () => page('new', ['lists'])))).toBe('new');
  });

  it('hands out but doesn’t keep a page of which news comes faster than it can be rendered', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renders = 0;
    const rendered = await cache.get('/all-trips', async () => {
      cache.announce(['lists']);
      return page(`${++renders}`, ['lists']);
    });
    expect(textOf(rendered)).toBe('2');
    expect(cache.pages).toBe(0);
  });

  it('keeps nothing that was begun before everything was forgotten', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renders = 0;
    const rendered = await cache.get('/', async () => {
      if (++renders === 1) cache.clear();
      return page(`${renders}`);
    });
    expect(textOf(rendered)).toBe('2');
    expect(cache.pages).toBe(1);
  });

  it('lets a failure through to those who waited and tries again for the next', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(textOf(await cache.get('/', async () => page('well')))).toBe('well');
  });
});
