import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedFile, importFiles, operator, place, problemsTold, trip } from './testing.ts';

describe('what an editor puts side by side', () => {
  const { pool } = testDatabase();
  const guide = {
    kind: 'category',
    slug: 'peru-trips',
    name: 'Peru trips',
    category_type: 'country',
    place: 'peru',
    pages: [{ page_kind: 'landing', h1: 'Peru' }],
  };
  const row = { kind: 'slider', category: 'peru-trips', position: 1, title: 'With a week to spare', trips: ['b', 'a'] };
  const ground = [
    place('peru'),
    guide,
    operator('high'),
    trip('high', 'a', { places: ['peru'] }),
    trip('high', 'b', { places: ['peru'] }),
  ];
  const shown = async () =>
    (
      await pool.query(`select s.title, s.page_kind, array_agg(coalesce(t.source_ref, o.source_ref, c.slug) order by i.position) as items
        from category_sliders s join category_slider_items i on i.slider_id = s.id
        left join trips t on t.id = i.trip_id left join operators o on o.id = i.operator_id left join categories c on c.id = i.category_id
        group by s.id order by s.position`)
    ).rows;
  const given = (...rows: (typeof row & { operators?: string[]; categories?: string[] })[]) =>
    importFiles(pool, feedFile([...ground, ...rows]), { apply: true, shared: true });

  it('is not a company’s to put there', async () => {
    const { problems } = await importFiles(pool, feedFile([...ground, row]), { apply: true, shared: false });
    expect(problems.map(({ problem }) => problem)).toEqual([expect.stringMatching(/import with --shared/)]);
    expect(await shown()).toEqual([]);
  });

  it('stands in its order, and changes with the next feed', async () => {
    expect((await given(row, { ...row, position: 2, title: 'By', trips: [], operators: ['high'] })).problems).toEqual(
      [],
    );
    expect(await shown()).toEqual([
      { title: 'With a week to spare', page_kind: 'landing', items: ['b', 'a'] },
      { title: 'By', page_kind: 'landing', items: ['high'] },
    ]);
    await given({ ...row, title: 'Further', trips: [], categories: ['peru-trips'] });
    expect((await shown())[0]).toEqual({ title: 'Further', page_kind: 'landing', items: ['peru-trips'] });
  });

  it.each([
    [{ trips: [] }, /trips.*give one of trips, operators and categories/],
    [{ operators: ['high'] }, /trips.*give one of trips, operators and categories/],
    [{ trips: ['nobody'] }, /nobody/],
    [{ position: 0 }, /position/],
    [{ title: 'x'.repeat(201) }, /title: may have at most 200 characters/],
    [{ page_kind: 'front' }, /page_kind/],
  ])('is refused with %o', async (change, problem) => {
    expect((await problemsTold(pool, [...ground, { ...row, ...change }])).join()).toMatch(problem);
  });
});
