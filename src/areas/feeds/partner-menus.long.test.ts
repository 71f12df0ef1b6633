import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedFile, importFiles, problemsTold } from './testing.ts';

describe('menus that a partner writes', () => {
  const { pool } = testDatabase();
  const board = {
    kind: 'partner',
    slug: 'peru-board',
    name: 'Peru board',
    menu_items: [
      { menu_type: 'column', title: 'Peru', href: '/guide/peru', entries: [{ title: 'Cusco', href: '/guide/cusco' }] },
      { menu_type: 'button', title: 'About us', kind: 'secondary', href: 'https://board.example/us', forward: true },
      { menu_key: 'footer', title: 'Terms', short_title: 'T', href: '/terms-of-use#money', css_class: 'small print' },
    ],
  };
  const stored = async () =>
    (
      await pool.query(
        `select menu_key, position, column_position as below, menu_type as type, title, href from partner_menu_items order by position`,
      )
    ).rows;
  const given = (menu: readonly object[]) =>
    importFiles(pool, feedFile([{ ...board, menu_items: menu }]), { apply: true, shared: true });

  it('stand in their order, each entry below its column', async () => {
    expect((await given(board.menu_items)).problems).toEqual([]);
    const top = { menu_key: 'partner_top', below: null };
    const rows = [
      { ...top, position: 0, type: 'column', title: 'Peru', href: '/guide/peru' },
      { ...top, position: 1, below: 0, type: 'link', title: 'Cusco', href: '/guide/cusco' },
      { ...top, position: 2, type: 'button', title: 'About us', href: 'https://board.example/us' },
      { menu_key: 'footer', position: 3, below: null, type: 'link', title: 'Terms', href: '/terms-of-use#money' },
    ];
    expect(await stored()).toEqual(rows);

    const again = await given(board.menu_items);
    expect(again.report.counts.partner).toMatchObject({ unchanged: 1, changed: 0 });
    expect(await stored()).toEqual(rows);
  });

  it('change with the next feed, and go with a feed that names none', async () => {
    const [column, ...others] = board.menu_items;
    await given([...others, { ...column, title: 'All of Peru' }]);
    expect((await stored()).map(({ title, below }) => [title, below])).toEqual([
      ['About us', null],
      ['Terms', null],
      ['All of Peru', null],
      ['Cusco', 2],
    ]);
    await given([]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{ title: 'Nowhere' }, /menu_items\[1\]\.href.*where a link or a button leads to/],
    [{ title: 'Odd', href: 'guide/peru' }, /menu_items\[1\]\.href.*must be a path of the site/],
    [{ title: 'Odd', href: '//elsewhere.example' }, /menu_items\[1\]\.href.*must be a path/],
    [{ title: 'Odd', href: 'javascript:alert(1)' }, /menu_items\[1\]\.href.*must be a path/],
    [{ title: 'Empty', menu_type: 'column' }, /menu_items\[1\]\.entries.*a column has some/],
    [{ title: 'Full', href: '/about', entries: [{ title: 'A', href: '/about' }] }, /entries.*stand below a column/],
    [{ title: 'Link', href: '/about', kind: 'primary' }, /menu_items\[1\]\.kind.*of a button alone/],
    [{ title: 'Red', href: '/about', css_class: 'a"onclick' }, /menu_items\[1\]\.css_class.*must be classes/],
    [{ title: 'Where', href: '/about', menu_key: 'top' }, /menu_items\[1\]\.menu_key/],
  ])('are refused with %o', async (entry, problem) => {
    expect((await problemsTold(pool, [{ ...board, menu_items: [entry] }])).join()).toMatch(problem);
  });

  it('may only be left out by a key that the site has', async () => {
    expect((await problemsTold(pool, [{ ...board, hidden_menus: ['top'] }])).join()).toMatch(/hidden_menus\[1\]/);
  });
});
