import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { readGuidePlaces } from './guide-places.ts';

describe('the map of a guide', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const insert = async (text: string, values: unknown[] = []): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  it('shows the cities of a region’s trips, once somebody goes there; until then the region', async () => {
    const place = (kind: string, slug: string, lat: number | null = 1) =>
      insert('insert into destinations (kind, slug, name, lat, long) values ($1, $2, $2, $3, $3)', [kind, slug, lat]);
    const andes = await place('region', 'andes');
    const cities = [await place('city', 'cusco'), await place('city', 'lima'), await place('city', 'nowhere', null)];
    const category = await insert(
      `insert into categories (slug, name, category_type, destination_id, trips_count) values ('andes', 'Andes', 'region', $1, 2)`,
      [andes],
    );
    const at = { lat: 1, long: 1 };
    expect(await readGuidePlaces(ctx, 'andes')).toEqual([{ name: 'Andes', ...at, trips: 2 }]);

    const company = await insert(`insert into operators (slug, name) values ('andeo', 'Andeo')`);
    const trip = async (slug: string, status: string, visited: string[]) => {
      const id = await insert(
        `insert into trips (operator_id, source_ref, slug, sku, name, duration_days, status) values ($1, $2, $2, $2, $2, 7, $3)`,
        [company, slug, status],
      );
      await pool.query('insert into category_trips (category_id, trip_id) values ($1, $2)', [category, id]);
      for (const destination of visited)
        await pool.query('insert into trip_locations (trip_id, destination_id) values ($1, $2)', [id, destination]);
    };
    const [cusco = '', lima = '', nowhere = ''] = cities;
    await trip('both', 'published', [cusco, lima, nowhere, andes]);
    await trip('one', 'published', [cusco]);
    await trip('draft', 'draft', [lima]);
    expect(await readGuidePlaces(ctx, 'andes')).toEqual([
      { name: 'cusco', ...at, trips: 2 },
      { name: 'lima', ...at, trips: 1 },
    ]);
  });
});
