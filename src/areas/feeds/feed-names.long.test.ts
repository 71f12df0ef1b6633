import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, review, trip } from './testing.ts';

describe('two feeds that count their companies from 1', () => {
  const { pool } = testDatabase();
  const feedOf = (name: string) =>
    feedFile([
      operator('1', { name }),
      trip('1', '10', { name: `${name} trip` }),
      departure('1', '10', '100'),
      review('1', '1000', { trip: '10' }),
    ]);
  const rows = async (text: string) => (await pool.query(text)).rows;
  const catalogue = () =>
    rows(`select o.feed, o.name, o.slug, t.name as trip, count(distinct d.id)::int as dates, count(distinct r.id)::int as reviews
      from operators o join trips t on t.operator_id = o.id left join departures d on d.trip_id = t.id
      left join reviews r on r.trip_id = t.id where o.source_ref = '1' group by 1, 2, 3, 4 order by 1, 2`);

  it('bring two companies with their own trips when the feeds have names', async () => {
    for (const [feed, name] of [
      ['alpine', 'Alpine Walks'],
      ['beta', 'Beta Tours'],
    ] as const) {
      expect((await importFiles(pool, feedOf(name), { apply: true, feed })).problems).toEqual([]);
    }
    const both = [
      { feed: 'alpine', name: 'Alpine Walks', slug: 'alpine-walks', trip: 'Alpine Walks trip', dates: 1, reviews: 1 },
      { feed: 'beta', name: 'Beta Tours', slug: 'beta-tours', trip: 'Beta Tours trip', dates: 1, reviews: 1 },
    ];
    expect(await catalogue()).toEqual(both);
    const again = await importFiles(pool, feedOf('Alpine Walks'), { apply: true, feed: 'alpine' });
    expect(again.report.counts.trip).toMatchObject({ read: 1, unchanged: 1 });
    expect(await catalogue()).toEqual(both);
  });

  it('find their companies again in files without them, and take down nobody else’s trips', async () => {
    const dates = feedFile([departure('1', '10', '101', { start_date: '2027-06-01', end_date: '2027-06-07' })]);
    expect((await importFiles(pool, dates, { apply: true, feed: 'beta' })).problems).toEqual([]);
    expect((await catalogue()).map(({ dates }) => dates)).toEqual([1, 2]);
    const next = feedFile([operator('1', { name: 'Beta Tours' }), trip('1', '11')]);
    const { report } = await importFiles(pool, next, { full: true, feed: 'beta' });
    expect(report).toMatchObject({ leaving: { trip: 1, departure: 2 } });
    const nobody = await importFiles(pool, dates, { feed: 'gamma' });
    expect(nobody.problems.map(({ problem }) => problem)).toEqual([
      'names no operator of this feed or of the catalogue: "1"',
    ]);
  });

  it('without names are refused as a whole, with what to do', async () => {
    await importFiles(pool, feedOf('Alpine Walks'), { apply: true });
    const before = await rows('select * from operators order by id');
    const attempt = (more: Record<string, unknown>) =>
      importFiles(pool, feedFile([operator('1', more), trip('1', '10', { name: 'Theirs' })]), { apply: true });
    await expect(attempt({ name: 'Beta Tours' })).rejects.toThrow(
      'Nothing was imported: company 1 of this feed is Beta Tours, and the catalogue knows company 1 as Alpine Walks. If these are two companies, give the feed a name of its own',
    );
    await expect(attempt({ name: 'Beta Tours', slug: 'beta' })).rejects.toThrow('Nothing was imported');
    expect(await rows('select * from operators order by id')).toEqual(before);
    expect(await rows(`select 1 from trips where name = 'Theirs'`)).toEqual([]);
  });

  it('let a company take a new name that comes with its known slug', async () => {
    const [{ slug }] = (await rows(`select slug from operators where feed = '' and source_ref = '1'`)) as [
      { slug: string },
    ];
    const renamed = feedFile([operator('1', { name: 'Alpine Ways', slug })]);
    const { report } = await importFiles(pool, renamed, { apply: true });
    expect(report.changedFields).toMatchObject({ operator: { name: 1 } });
  });

  it('give a refused company’s trips to no other one that has its id as its slug', async () => {
    const first = [operator('a', { slug: 'alpine-own' }), trip('a', '1', { name: 'Theirs', slug: 'theirs' })];
    await importFiles(pool, feedFile(first), { apply: true, feed: 'first' });
    const second = feedFile([operator('alpine-own', { lead_email: 'x' }), trip('alpine-own', '1')]);
    for (const apply of [false, true]) {
      const { problems, report } = await importFiles(pool, second, { apply, full: true, feed: 'second' });
      expect(problems.map(({ field, problem }) => [field, problem])).toEqual([
        ['lead_email', 'must be an email address; 1 record that names it goes with it'],
      ]);
      expect(report).toMatchObject({ counts: { trip: { refused: 1 } }, leaving: { trip: 0 } });
    }
    expect(await rows(`select name, status from trips where slug = 'theirs'`)).toEqual([
      { name: 'Theirs', status: 'published' },
    ]);
  });

  it('still find a known company by its slug where its own new record is refused', async () => {
    const known = [operator('b', { slug: 'beta-own' })];
    await importFiles(pool, feedFile(known), { apply: true, feed: 'third' });
    const next = feedFile([operator('b', { slug: 'beta-own', lead_email: 'x' }), trip('beta-own', '1')]);
    const { report } = await importFiles(pool, next, { feed: 'third' });
    expect(report.counts.trip).toMatchObject({ new: 1, refused: 0 });
  });
});
