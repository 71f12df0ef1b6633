import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { categoryPage } from './category-page.ts';

describe('the pages of a category', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const insert = async (text: string, values: unknown[] = []): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  it('as a landmark stand where the landmark that is about it stands, and aren’t there without one', async () => {
    const category = await insert(
      `insert into categories (slug, name, category_type) values ('the-tower', 'The Tower', 'attraction')`,
    );
    for (const kind of ['landing', 'landmark', 'poi'])
      await insert(
        `insert into category_pages (category_id, kind, slug, h1, published) values ($1, $2, 'the-tower', 'The Tower', true)`,
        [category, kind],
      );
    const pathsOf = async () => {
      const page = await categoryPage(ctx, { kind: 'landing', slug: 'the-tower' });
      return page?.category.pages.map(({ path }) => path);
    };
    expect(await pathsOf()).toEqual(['/guide/the-tower']);
    const paris = await insert(`insert into destinations (kind, slug, name) values ('city', 'paris', 'Paris')`);
    await insert(
      `insert into attractions (destination_id, category_id, kind, slug, name) values ($1, $2, 'landmark', 'tower-of-paris', 'Tower')`,
      [paris, category],
    );
    expect(await pathsOf()).toEqual(['/guide/the-tower', '/l/tower-of-paris']);
    const lake = await insert(
      `insert into categories (slug, name, category_type) values ('the-lake', 'The Lake', 'attraction')`,
    );
    await insert(
      `insert into category_pages (category_id, kind, slug, h1, published) values ($1, 'landing', 'the-lake', 'The Lake', true)`,
      [lake],
    );
    const other = await categoryPage(ctx, { kind: 'landing', slug: 'the-lake' });
    expect(other?.category.pages.map(({ path }) => path)).toEqual(['/guide/the-lake']);
  });
});
