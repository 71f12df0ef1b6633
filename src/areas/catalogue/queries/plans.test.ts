import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { plansInShort } from '../categories/plans.ts';
import { readSharedStops } from './plans.ts';

describe('plans of a category', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const insert = async (text: string, values: unknown[] = []): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;
  const city = (slug: string, name: string) =>
    insert(`insert into destinations (kind, slug, name) values ('city', $1, $2)`, [slug, name]);

  it('are told by where they stay, and trips by how many of these places their own days touch', async () => {
    const [lima, cusco, puno] = [await city('lima', 'Lima'), await city('cusco', 'Cusco'), await city('puno', 'Puno')];
    const category = await insert(
      `insert into categories (slug, name, category_type) values ('peru', 'Peru', 'country')`,
    );
    const page = (band: string | null, days: object[], published = true) =>
      insert(
        `insert into category_pages (category_id, kind, duration_band, slug, h1, days, published)
         values ($1, $2, $3, 'peru', 'Peru', $4, $5)`,
        [category, band ? 'duration_itinerary' : 'itinerary', band, JSON.stringify(days), published],
      );
    await page(null, [{ first_day: 1, end_city: 'puno', nights: 9 }]);
    await page('two_weeks', [{ first_day: 1, place_name: 'Nobody goes here', nights: 1 }], false);
    const week = await page('one_week', [
      { first_day: 1, end_city: 'lima', nights: 1 },
      { first_day: 2, end_city: 'cusco', place_name: 'Old Cusco', nights: 2 },
      { first_day: 4, end_city: 'cusco', place_name: 'Old Cusco', nights: 1 },
      { first_day: 5, label: 'On a bus' },
      { first_day: 6, end_city: 'lima' },
    ]);
    expect(await plansInShort(ctx, category)).toEqual(
      new Map([
        [
          'one_week',
          {
            stops: [
              { place: 'Lima', nights: 1 },
              { place: 'Old Cusco', nights: 3 },
              { place: 'Lima', nights: 0 },
            ],
            places: ['lima', 'cusco'],
          },
        ],
      ]),
    );

    const company = await insert(`insert into operators (slug, name) values ('andeo', 'Andeo')`);
    const trip = async (slug: string, ways: [from: string | null, to: string | null][]) => {
      const id = await insert(
        `insert into trips (operator_id, source_ref, slug, sku, name, duration_days) values ($1, $2, $2, $2, $2, 7)`,
        [company, slug],
      );
      const itinerary = await insert('insert into itineraries (trip_id) values ($1)', [id]);
      for (const [i, [from, to]] of ways.entries()) {
        await insert(
          `insert into itinerary_items (itinerary_id, weight, first_day, last_day, label, start_city_id, end_city_id)
           values ($1, $2, $2, $2, 'A day', $3, $4)`,
          [itinerary, i + 1, from, to],
        );
      }
      return id;
    };
    const both = await trip('both', [
      [lima, cusco],
      [cusco, cusco],
    ]);
    const one = await trip('one', [
      [null, cusco],
      [cusco, puno],
    ]);
    const none = await trip('none', [[puno, puno]]);
    const named = await trip('named', []);
    await pool.query('insert into trip_locations (trip_id, destination_id) values ($1, $2)', [named, lima]);
    const { stops, shared } = await readSharedStops(ctx, week, [both, one, none, named]);
    expect(stops).toBe(2);
    expect(shared).toEqual(
      new Map([
        [both, 2],
        [one, 1],
        [named, 1],
      ]),
    );
  });
});
