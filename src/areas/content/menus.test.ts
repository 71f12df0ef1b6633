import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { loadContent } from './load-content.ts';
import { menuColumns } from './menus.ts';
import { shippedLists } from './testing.ts';

describe('the columns of menus', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const links = async () => {
    const columns = await menuColumns(ctx, (path) => !path.startsWith('/partners'));
    return columns.flatMap(({ children }) => children.map(({ href }) => href));
  };

  it('leave out pages that aren’t there, the blog without an article, experts without one of them and savings that nobody has', async () => {
    const { menus } = await shippedLists();
    const lists = Object.entries({ menus }).map(([key, entry]) => ({ kind: 'list' as const, key, entry }));
    await loadContent(ctx, lists);
    const before = await links();
    expect(before).toContain('/about');
    for (const href of ['/partners', '/blog', '/blog/best-tour-companies', '/travel-experts', '/member-savings'])
      expect(before).not.toContain(href);

    const ana = { name: 'Ana', role: 'The Andes', regions: [], articles: [], body: 'Walks.' };
    await loadContent(ctx, [...lists, { kind: 'expert', key: 'ana', entry: ana }]);
    await pool.query(
      `insert into articles (slug, name, body, published_at) values ('best-tour-companies', 'Best', 'Words.', '2020-01-01')`,
    );
    const after = await links();
    for (const href of ['/blog', '/blog/best-tour-companies', '/travel-experts']) expect(after).toContain(href);
    expect(after).not.toContain('/partners');
  });
});
