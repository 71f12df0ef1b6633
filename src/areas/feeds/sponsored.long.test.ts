import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedFile, importFiles, operator, place, problemsTold, trip } from './testing.ts';

describe('places in guides that companies pay for', () => {
  const { pool } = testDatabase();
  const guide = {
    kind: 'category',
    slug: 'peru-trips',
    name: 'Peru trips',
    category_type: 'country',
    place: 'peru',
    pages: [{ page_kind: 'landing', h1: 'Peru' }],
  };
  const slot = {
    kind: 'sponsored',
    category: 'peru-trips',
    operator: 'high',
    trip: 'inca',
    position: 1,
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
  };
  const ground = [place('peru'), guide, operator('high'), trip('high', 'inca', { places: ['peru'] })];
  const slots = async () =>
    (
      await pool.query(`select c.slug, t.source_ref, s.position, s.ends_on::text from sponsored_slots s
        join categories c on c.id = s.category_id join trips t on t.id = s.trip_id order by s.starts_on`)
    ).rows;

  it('are not a company’s to give itself', async () => {
    const { problems } = await importFiles(pool, feedFile([...ground, slot]), { apply: true, shared: false });
    expect(problems.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/for the site to give.*import with --shared/),
    ]);
    expect(await slots()).toEqual([]);
  });

  it('come with a feed, once, and end when it says so', async () => {
    for (const ends_on of ['2026-11-30', '2026-12-15']) {
      const { problems } = await importFiles(pool, feedFile([...ground, { ...slot, ends_on }]), {
        apply: true,
        shared: true,
      });
      expect(problems).toEqual([]);
      expect(await slots()).toEqual([{ slug: 'peru-trips', source_ref: 'inca', position: 1, ends_on }]);
    }
  });

  it('are refused where they end before they begin', async () => {
    expect(await problemsTold(pool, [...ground, { ...slot, ends_on: '2026-10-31' }])).toEqual([
      expect.stringMatching(/ends_on.*must not be before starts_on/),
    ]);
  });

  it('change only with a feed that may change what all companies share', async () => {
    const before = await slots();
    await importFiles(pool, feedFile([...ground, { ...slot, ends_on: '2027-01-31' }]), { apply: true, shared: false });
    expect(await slots()).toEqual(before);
  });
});
