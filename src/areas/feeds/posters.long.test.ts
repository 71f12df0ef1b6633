import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedFile, importFiles, operator, place, term, trip } from './testing.ts';

describe('posters of what a feed brings', () => {
  const { pool } = testDatabase();
  beforeEach(() => pool.query('truncate operators, categories, destinations, terms cascade'));

  const run = async (records: Record<string, unknown>[]) => {
    const path = feedFile(records);
    const result = await importFiles(pool, path, { apply: true });
    rmSync(path);
    return result;
  };
  type Stored = { slug: string; poster: { biome: string; motif: string; seed: number; others?: string[] } };
  const posters = async (table: 'trips' | 'categories' | 'attractions') => {
    const { rows } = await pool.query<Stored>(`select slug, poster from ${table} order by slug`);
    return Object.fromEntries(rows.map(({ slug, poster }) => [slug, poster]));
  };
  const motifs = async (table: 'trips' | 'categories' | 'attractions') =>
    Object.fromEntries(
      Object.entries(await posters(table)).map(([slug, { biome, motif }]) => [slug, `${biome}:${motif}`]),
    );
  const city = (slug: string, name: string, country: string, lat: number, long: number) =>
    place(slug, { place_kind: 'city', name, country_code: country, lat, long });

  it('follow the days of a trip, its places, its start and its name', async () => {
    await run([
      place('peru', { name: 'Peru', country_code: 'PE' }),
      city('cusco', 'Cusco', 'PE', -13.53, -71.97),
      city('siem-reap', 'Siem Reap', 'KH', 13.36, 103.86),
      term('theme', 'walking'),
      operator('walks'),
      trip('walks', 'days', {
        slug: 'by-days',
        places: ['cusco'],
        itinerary: [
          { first_day: 1, label: 'Arrive in Cusco', end_city: 'cusco', nights: 2 },
          { first_day: 3, label: 'Into the mist', place_name: 'Machu Picchu', lat: -13.16, long: -72.54, nights: 1 },
        ],
      }),
      trip('walks', 'places', { slug: 'by-places', places: ['siem-reap'] }),
      trip('walks', 'start', { slug: 'by-start', start_city: 'siem-reap' }),
      trip('walks', 'name', { slug: 'by-name', name: 'Lake Titicaca and its islands', places: ['peru'] }),
      trip('walks', 'none', { slug: 'by-nothing', terms: { theme: ['walking'] } }),
    ]);
    const found = await motifs('trips');
    expect(found['by-days']).toMatch(/^terraces:(machu-picchu|inca-trail)$/);
    expect(found['by-places']).toBe('temple:angkor');
    expect(found['by-start']).toBe('temple:angkor');
    expect(found['by-name']).toBe('archipelago:reed-boat');
    expect(found['by-nothing']).toBe('steppe:walkers');
  });

  it('follow the place of a category and of an attraction', async () => {
    await run([
      city('agra', 'Agra', 'IN', 27.18, 78.01),
      city('paris', 'Paris', 'FR', 48.86, 2.35),
      { kind: 'category', slug: 'agra-tours', name: 'Agra', category_type: 'city', place: 'agra' },
      { kind: 'attraction', attraction_kind: 'landmark', slug: 'eiffel', name: 'Eiffel Tower', place: 'paris' },
    ]);
    expect(await motifs('categories')).toEqual({ 'agra-tours': 'temple:taj' });
    expect(await motifs('attractions')).toEqual({ eiffel: 'river:eiffel' });
  });

  const petra = (more = {}) => [
    city('petra', 'Petra', 'JO', 30.32, 35.46),
    operator('walks'),
    trip('walks', 't1', { slug: 't1', places: ['petra'], ...more }),
  ];

  it('stay as they are while the route stays, and follow it when it changes', async () => {
    await run(petra());
    const first = await posters('trips');
    expect(first.t1?.motif).toMatch(/petra|siq/);
    expect(first.t1?.others?.length).toBeGreaterThanOrEqual(3);
    const { report } = await run(petra({ max_group_size: 12 }));
    expect(report.changedFields).toMatchObject({ trip: { max_group_size: 1 } });
    expect(await posters('trips')).toEqual(first);
    await run([city('agra', 'Agra', 'IN', 27.18, 78.01), ...petra({ places: ['agra'] })]);
    expect((await motifs('trips')).t1).toBe('temple:taj');
  });

  it('that were chosen before they followed the route are chosen anew by the next import, once', async () => {
    await run(petra());
    await pool.query(`update trips set poster = '{"biome":"dunes","motif":"caravan","hour":"noon","seed":1}'`);
    await run(petra());
    expect((await motifs('trips')).t1).toMatch(/petra|siq/);
    const { report } = await run(petra());
    expect(report.counts.trip).toMatchObject({ changed: 0 });
  });

  it('that the company gives are kept', async () => {
    const poster = { biome: 'alpine', motif: 'torres', hour: 'golden', seed: 7 };
    await run(petra({ poster }));
    await run(petra({ poster }));
    expect((await posters('trips')).t1).toEqual(poster);
  });
});
