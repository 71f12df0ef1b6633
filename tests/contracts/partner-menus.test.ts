import { beforeAll, describe, expect, it } from 'vitest';
import { seededSite } from './testing.ts';

type Item = {
  id: string;
  parentId: string | null;
  menuKey: string;
  title: string;
  href: string | null;
  menuType: string;
  isButton: boolean;
  position: number;
  children: Item[];
};

const ITEM = 'id parentId menuKey title shortTitle href text tooltip menuType style kind isButton forward position';

describe('menus of partners', () => {
  const site = seededSite();
  const sql = async (text: string, values: unknown[] = []) => (await site.door.pool.query(text, values)).rows;
  const menuOf = async (slug: string): Promise<Item[]> => {
    const { data, errors } = await site.query(
      `query ($slug: String!) { partnerSite(dmoSlug: $slug) { topNavMenu { ${ITEM} children { ${ITEM} children { id } } } } }`,
      { slug },
    );
    expect(errors ?? []).toEqual([]);
    return data.partnerSite.topNavMenu;
  };
  const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.children ?? [])]);
  let slugs: string[] = [];
  beforeAll(async () => {
    slugs = (await sql('select slug from partners order by slug')).map(({ slug }) => slug);
  });

  it('are filled by the demo, each link of them with a page that the partner shows', async () => {
    expect(slugs).toHaveLength(2);
    for (const slug of slugs) {
      const menu = await menuOf(slug);
      const rows = await sql(
        `select m.title, m.href, m.menu_key from partner_menu_items m join partners p on p.id = m.partner_id
         where p.slug = $1 order by m.position`,
        [slug],
      );
      expect(rows.length).toBeGreaterThan(3);
      expect(all(menu).map(({ title, href, menuKey }) => ({ title, href, menu_key: menuKey }))).toEqual(rows);
      for (const [position, item] of menu.entries()) {
        expect(item).toMatchObject({ parentId: null, position });
        for (const [below, child] of item.children.entries())
          expect(child).toMatchObject({ parentId: item.id, menuKey: item.menuKey, position: below, children: [] });
      }
    }
  });

  it('hold the tourism board’s own of reviews, with its two buttons', async () => {
    const board = slugs.find((slug) => slug.startsWith('visit-')) ?? '';
    const reviews = (await menuOf(board)).filter(({ menuKey }) => menuKey === 'tour_reviews');
    const buttons = reviews.flatMap(({ children }) => children.filter(({ isButton }) => isButton));
    expect(buttons.map(({ title, href }) => [title, href])).toEqual([
      ['Write a Review', '/write-a-review'],
      ['See all reviews', '/tour-operator-reviews'],
    ]);
  });

  it('leave out what isn’t there, and what the partner doesn’t show', async () => {
    const [guild] = await sql(`select id, slug from partners where template_type = 'operators_association'`);
    const [member] = await sql(
      `select o.slug, t.slug as trip from operators o join partner_scopes s on s.target_id = o.id and s.partner_id = $1
       join trips t on t.operator_id = o.id and t.status = 'published' and t.superseded_by is null order by t.id limit 1`,
      [guild.id],
    );
    const [other] = await sql(
      `select o.slug, t.slug as trip from operators o join trips t on t.operator_id = o.id and t.status = 'published'
       where o.id not in (select target_id from partner_scopes where partner_id = $1) order by t.id limit 1`,
      [guild.id],
    );
    const there = [
      `/tour-operators/${member.slug}`,
      `/tour-operators/${member.slug}-reviews`,
      `/tour-operators/${member.slug}-previous-trips`,
      `/trips/${member.trip}`,
      'https://elsewhere.example/page',
      '/help-faq#prices',
    ];
    const gone = [
      `/tour-operators/${other.slug}`,
      `/trips/${other.trip}`,
      '/guide/nowhere-at-all',
      '/trip-list/nowhere-at-all',
      '/ltt/nowhere-at-all',
      '/tc/nowhere-tour-companies',
      '/blog/never-written',
      '/no-such-page',
    ];
    await sql('delete from partner_menu_items where partner_id = $1', [guild.id]);
    await sql(
      `insert into partner_menu_items (partner_id, menu_key, position, column_position, title, href, menu_type)
       values ($1, 'partner_top', 0, null, 'Empty', null, 'column'), ($1, 'partner_top', 1, 0, 'Gone', '/guide/gone', 'link'),
         ($1, 'partner_top', 2, null, 'Headed', '/guide/gone', 'column')`,
      [guild.id],
    );
    for (const [i, href] of [...gone, ...there].entries())
      await sql(
        `insert into partner_menu_items (partner_id, menu_key, position, column_position, title, href, menu_type)
         values ($1, 'partner_top', $2, 2, $3, $4, 'link')`,
        [guild.id, 3 + i, `Link ${i}`, href],
      );
    const menu = await menuOf(guild.slug);
    expect(menu.map(({ title, href }) => ({ title, href }))).toEqual([{ title: 'Headed', href: null }]);
    expect(menu[0]?.children.map(({ href }) => href)).toEqual(there);
  });
});
