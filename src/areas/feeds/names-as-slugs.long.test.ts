import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedFile, importFiles, operator, trip } from './testing.ts';

describe('the address of a trip whose feed names no slug', () => {
  const { pool } = testDatabase();

  async function slugsOf(names: Record<string, string>): Promise<Record<string, string>> {
    const feed = [
      operator('scripts'),
      ...Object.entries(names).map(([id, name]) => trip('scripts', id, { name, slug: undefined })),
    ];
    const { problems } = await importFiles(pool, feedFile(feed), { apply: true });
    expect(problems).toEqual([]);
    const { rows } = await pool.query<{ source_ref: string; slug: string }>(
      'select source_ref, slug from trips where source_ref = any($1)',
      [Object.keys(names)],
    );
    return Object.fromEntries(rows.map(({ source_ref: ref, slug }) => [ref, slug]));
  }

  it('says its name in Latin letters, whatever it is written in', async () => {
    const slugs = await slugsOf({
      1: '北京三日游',
      2: 'رحلة إلى القاهرة',
      3: 'Золотое кольцо России: 3 дня',
      4: 'เที่ยวเชียงใหม่',
      5: '🏔️🐧',
      6: 'Москва & Казань',
      7: 'हिमालय',
    });
    expect(slugs).toEqual({
      1: 'bei-jing-san-ri-you',
      2: 'rhlh-la-lqhrh',
      3: 'zolotoe-koltso-rossii-3-dnya',
      4: 'ethiywechiyngaihm',
      5: 'mountain-snow-penguin',
      6: 'moskva-and-kazan',
      7: 'himaly',
    });
  });

  it('is no other trip’s, also when both names sound alike', async () => {
    const slugs = Object.values(await slugsOf({ b1: '山东', b2: '山東', b3: '🐧', b4: '🐧', b5: '—' }));
    expect(slugs).toHaveLength(5);
    expect(new Set(slugs).size).toBe(5);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('stays what it is for names with Latin letters, and when a name changes', async () => {
    const first = await slugsOf({ c1: 'Shepherd’s Way — 日本', c2: 'Torres del Paine & El Chaltén', c3: 'Рига' });
    expect(first).toEqual({ c1: 'shepherds-way', c2: 'torres-del-paine-and-el-chalten', c3: 'riga' });
    expect(await slugsOf({ c1: '日本', c2: 'Торрес', c3: 'Рига и Юрмала' })).toEqual(first);
  });
});
