import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { type Renamed, readRenamedSlug } from './renamed-slug.ts';

describe('what is renamed', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);

  const operator = `insert into operators (slug, name) values ($1, 'Andeo')`;
  const category = `insert into categories (slug, name, category_type) values ($1, 'Peru', 'country')`;

  it.each<[Renamed, string, string]>([
    ['operator', 'operators', operator],
    ['category', 'categories', category],
  ])('is found under each of its old slugs: a %s', async (kind, table, insert) => {
    await pool.query(insert, ['first']);
    await pool.query(`update ${table} set slug = 'second'`);
    await pool.query(`update ${table} set slug = 'third'`);
    expect(await readRenamedSlug(ctx, kind, 'first')).toBe('third');
    expect(await readRenamedSlug(ctx, kind, 'second')).toBe('third');
    expect(await readRenamedSlug(ctx, kind, 'third')).toBeNull();
    await pool.query(`update ${table} set slug = 'first'`);
    expect(await readRenamedSlug(ctx, kind, 'first')).toBeNull();
    expect(await readRenamedSlug(ctx, kind, 'third')).toBe('first');
  });

  it('is found as the kind of page it is, for two kinds may have the same slug', async () => {
    await pool.query(
      `insert into category_pages (category_id, kind, slug, h1)
       select id, kind, 'peru-old', 'Peru' from categories, unnest(array['trip', 'landing']) kind`,
    );
    await pool.query(`update category_pages set slug = 'peru' where kind = 'trip'`);
    expect(await readRenamedSlug(ctx, 'page:trip', 'peru-old')).toBe('peru');
    expect(await readRenamedSlug(ctx, 'page:landing', 'peru-old')).toBeNull();
  });

  it.each(['articles', 'partners', 'attractions', 'trips'])('is noted by the database itself: %s', async (table) => {
    const { rows } = await pool.query(
      `select 1 from pg_trigger where tgname = 'keep_old_slug' and tgrelid = $1::regclass and tgenabled = 'O'`,
      [table],
    );
    expect(rows.length).toBe(1);
  });
});
