import { describe, expect, it } from 'vitest';
import { feedFile, importFiles, operator, place, trip } from '#feeds/testing';
import { testContext, testDatabase } from '#kernel/testing';
import { projectPending } from '#search';

describe('a place that a feed changes', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const give = async (...records: Record<string, unknown>[]) => {
    await importFiles(pool, feedFile(records), { apply: true, shared: true });
    const { rows } = await pool.query('select topic, subject_id from outbox_events order by id');
    await pool.query('delete from outbox_events');
    return rows;
  };
  const city = (slug: string, more: Record<string, unknown> = {}) =>
    place(slug, { place_kind: 'city', parent: 'south', time_zone: 'America/Lima', ...more });
  const at = (first_day: number, start_city: string, end_city: string) => ({
    first_day,
    label: 'Far',
    start_city,
    end_city,
  });
  const idsOf = async () =>
    Object.fromEntries(
      (await pool.query('select source_ref, id from trips')).rows.map((row) => [row.source_ref, row.id]),
    );

  it('is told to the trips that go to what lies in it, and that start, end or stay there', async () => {
    await give(
      place('peru', { name: 'Peru' }),
      place('south', { place_kind: 'region', parent: 'peru' }),
      ...['puno', 'cusco', 'lima', 'ica'].map((slug) => city(slug)),
      operator('co'),
      trip('co', 'goes', { places: ['puno'], start_city: 'lima' }),
      trip('co', 'ends', { places: ['puno'], end_city: 'lima' }),
      trip('co', 'stays', { places: ['ica'], itinerary: [at(1, 'cusco', 'lima')] }),
      trip('co', 'apart', { places: [] }),
    );
    const { goes, ends, stays } = await idsOf();
    const told = async (...records: Record<string, unknown>[]) =>
      (await give(...records))
        .filter(({ topic }) => topic === 'trip.changed')
        .map(({ subject_id }) => subject_id)
        .sort();

    expect(await told(place('peru', { name: 'Perú' }))).toEqual([goes, ends, stays].sort());
    expect(await told(place('peru', { name: 'Perú', article: 'High and wide.' }))).toEqual([]);
    expect(await told(city('puno', { article: 'On the lake.' }))).toEqual([goes, ends].sort());
    expect(await told(city('lima', { time_zone: 'America/Bogota' }))).toEqual([goes, ends, stays].sort());
    expect(await told(city('cusco', { name: 'Cuzco' }))).toEqual([stays]);
  });

  it('is found by its new name, and a card has its new zone', async () => {
    const change = (...records: Record<string, unknown>[]) =>
      importFiles(pool, feedFile(records), { apply: true, shared: true });
    await change(operator('co'), trip('co', 'found', { places: ['puno'], start_city: 'lima' }));
    await projectPending(ctx);
    const { found } = await idsOf();
    await change(
      place('peru', { name: 'Tahuantinsuyo' }),
      city('lima', { name: 'Ciudad', time_zone: 'America/Caracas' }),
    );
    await projectPending(ctx);
    const { rows } = await pool.query(
      `select document, facts ->> 'zone' as zone from trip_search join trip_cards using (trip_id) where trip_id = $1`,
      [found],
    );
    expect(rows[0]).toMatchObject({ document: expect.stringMatching(/tahuantinsuyo/i), zone: 'America/Caracas' });
  });
});
