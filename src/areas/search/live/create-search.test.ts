import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, publish, silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { emptyListQuery, type ListQuery } from '../list-query.ts';
import { projectEntries } from '../projection/project-entries.ts';
import { projectPending } from '../projection/project-pending.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { newCategory, newDeparture, newOperator, newPlace, newRow, newTrip } from '../testing.ts';
import { createSearch, type Search } from './create-search.ts';

const asked = (query: Partial<ListQuery>): ListQuery => ({ ...emptyListQuery(), ...query });

describe('search', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  let search: Search;
  const ids: Record<'chalten' | 'lisbon' | 'kayak', string> = { chalten: '', lisbon: '', kayak: '' };

  beforeAll(async () => {
    const operator = await newOperator(db, 'Fitzroy Treks', { slug: 'fitzroy-treks' });
    const chile = await newPlace(db, 'Patagonia', { slug: 'patagonia' });
    const chalten = await newPlace(db, 'El Chaltén', { slug: 'el-chalten', parent_id: chile.id, kind: 'city' });
    const category = await newCategory(db, 'Patagonia', { slug: 'patagonia-trips' });
    await newRow(db, 'category_pages', {
      category_id: category.id,
      kind: 'trip',
      slug: 'patagonia-tours',
      h1: 'Patagonia',
    });
    ids.chalten = (
      await newTrip(db, {
        name: 'Hikes below Fitz Roy',
        operator,
        places: [chalten],
        categories: [category],
        departures: [
          { start: '2027-01-10', cents: 150_000, guaranteed: true, spots: 3 },
          { start: '2027-02-10', cents: 90_000, spots: 10 },
        ],
        row: { highlights: ['Glaciers at dawn'], rating: 4.6, reviews_count: 12 },
      })
    ).id;
    ids.lisbon = (
      await newTrip(db, { name: 'Lisbon by tram', departures: [{ start: '2027-03-01', cents: 70_000 }] })
    ).id;
    ids.kayak = (await newTrip(db, { name: 'Kayak weekend', operator })).id;
    await projectTrips(ctx, 'all');
    await projectEntries(ctx, { categoryIds: 'all', operatorIds: 'all' });
    search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    await search.start();
  });
  afterAll(() => search.stop());

  it('finds words by their stem', async () => {
    for (const text of ['hiking', 'hikes', 'hike', 'Hiked glacier']) {
      expect((await search.search(asked({ text }))).ids, text).toEqual([ids.chalten]);
    }
  });

  it('finds names with and without their diacritics', async () => {
    for (const text of ['Chaltén', 'chalten', 'CHALTE']) {
      const found = await search.search(asked({ text }));
      expect(found.ids, text).toEqual([ids.chalten]);
      expect(found.corrected).toBeNull();
    }
  });

  it('corrects a mistyped word and says so, unless the words are to be taken as typed', async () => {
    const found = await search.search(asked({ text: 'patagnoia hikes' }));
    expect(found.corrected).toEqual({ from: 'patagnoia hikes', to: 'patagonia hikes' });
    expect(found.ids).toEqual([ids.chalten]);
    const literal = await search.search(asked({ text: 'patagnoia', exact: true }));
    expect(literal).toMatchObject({ corrected: null, total: 0, ids: [] });
  });

  it('takes no place for another that is a letter away: short words and names of countries stay as typed', async () => {
    const trip = await newTrip(db, { name: 'Minca and its iron bridges' });
    await projectTrips(ctx, [trip.id]);
    await search.catchUp();
    for (const text of ['inca', 'iran', 'Irán']) {
      expect(await search.search(asked({ text })), text).toMatchObject({ corrected: null, total: 0 });
      expect(await search.suggest(text), text).toMatchObject({ corrected: null, totalTrips: 0 });
    }
    expect((await search.search(asked({ text: 'mica' }))).corrected).toEqual({ from: 'mica', to: 'minca' });
    await sql`update trips set status = 'archived' where id = ${trip.id}`.execute(db);
    await projectTrips(ctx, [trip.id]);
    await search.catchUp();
  });

  it('takes a name that a company has for right, in lists as in suggestions, though no trip has it', async () => {
    const company = await newOperator(db, 'Quillonia');
    const trip = await newTrip(db, { name: 'Quillania days' });
    await projectTrips(ctx, [trip.id]);
    await projectEntries(ctx, { categoryIds: [], operatorIds: [company.id] });
    await search.catchUp();
    for (const text of ['quillonia', 'quillania']) {
      expect((await search.suggest(text)).corrected, text).toBeNull();
      expect((await search.search(asked({ text }))).corrected, text).toBeNull();
    }
    await sql`update trips set status = 'archived' where id = ${trip.id}`.execute(db);
    await projectTrips(ctx, [trip.id]);
    await search.catchUp();
  });

  it('shows what holds most of the words where nothing holds all of them, and says so', async () => {
    const all = await search.search(asked({ text: 'hikes patagonia' }));
    expect(all).toMatchObject({ ids: [ids.chalten], partly: null });
    const most = await search.search(asked({ text: 'hikes below the unicorns', exact: true }));
    expect(most).toMatchObject({ ids: [ids.chalten], total: 1, partly: { words: 2, held: 1 } });
    expect(most.groups.find(({ key }) => key === 'destination')?.options).toHaveLength(2);
    const nothing = await search.search(asked({ text: 'unicorns dragons hikes', exact: true }));
    expect(nothing).toMatchObject({ ids: [], total: 0, partly: null });
  });

  it('keeps a place that is named, whatever other words are left out, and counts no stop word', async () => {
    const lima = await newPlace(db, 'Amazon River', { slug: 'amazon-river' });
    const there = await newTrip(db, { name: 'By boat from Iquitos', places: [lima] });
    const elsewhere = await newTrip(db, {
      name: 'Two weeks of wildlife',
      row: { highlights: ['A film about the Amazon'] },
    });
    await projectTrips(ctx, [there.id, elsewhere.id]);
    await search.catchUp();
    const found = await search.search(asked({ text: 'two weeks of wildlife in the amazon' }));
    expect(found).toMatchObject({ ids: [there.id], total: 1, partly: { words: 4, held: 1 } });
    expect((await search.search(asked({ text: 'amazon' }))).ids).toEqual([there.id]);
    expect((await search.suggest('two weeks amazon', { literal: true })).tripIds).toEqual([there.id]);
    for (const text of ['two weeks in bhutan', 'kayak in bhutan', 'bhutan']) {
      expect(await search.search(asked({ text })), text).toMatchObject({ ids: [], partly: null });
    }
    await sql`update trips set status = 'archived' where id in (${there.id}, ${elsewhere.id})`.execute(db);
    await projectTrips(ctx, [there.id, elsewhere.id]);
    await search.catchUp();
  });

  it('shows a trip that only tells of a place where none is said to go there', async () => {
    await newPlace(db, 'Svalbard', { slug: 'svalbard' });
    const trip = await newTrip(db, { name: 'Ice and light', row: { highlights: ['The coast of Svalbard'] } });
    await projectTrips(ctx, [trip.id]);
    await projectEntries(ctx, { categoryIds: 'all' });
    await search.catchUp();
    expect((await search.search(asked({ text: 'svalbard ice' }))).ids).toEqual([trip.id]);
    await sql`update trips set status = 'archived' where id = ${trip.id}`.execute(db);
    await projectTrips(ctx, [trip.id]);
    await search.catchUp();
  });

  it('counts trips that hold most of the words as the list shows them under another filter', async () => {
    const query = asked({ text: 'hikes unicorns', exact: true, filters: { departure_month: ['2027-03'] } });
    expect(await search.search(query)).toMatchObject({ total: 0, partly: { words: 2, held: 1 } });
  });

  it('finds what the days of a trip tell', async () => {
    const trip = await newTrip(db, { name: 'Two towns' });
    const itinerary = newId();
    await newRow(db, 'itineraries', { id: itinerary, trip_id: trip.id });
    await newRow(db, 'itinerary_items', {
      itinerary_id: itinerary,
      weight: 1,
      first_day: 1,
      last_day: 1,
      label: 'Arrival',
      details: 'An afternoon of walking between the walls and the quay.',
    });
    await projectTrips(ctx, [trip.id]);
    await search.catchUp();
    expect((await search.search(asked({ text: 'walks along a quay', exact: true }))).ids).toContain(trip.id);
    expect((await search.search(asked({ text: 'walking quay' }))).ids).toEqual([trip.id]);
    await sql`update trips set status = 'archived' where id = ${trip.id}`.execute(db);
    await projectTrips(ctx, [trip.id]);
    await search.catchUp();
  });

  it('finds nothing, rather than everything, for a text without a word', async () => {
    expect((await search.search(asked({ text: '?!' }))).total).toBe(0);
    expect((await search.search(asked({ text: '' }))).total).toBe(3);
  });

  it('names the values of every facet with their counts', async () => {
    const { groups } = await search.search(asked({ filters: { destination: ['el-chalten'] } }));
    expect(groups.find(({ key }) => key === 'destination')?.options).toEqual([
      { value: 'el-chalten', label: 'El Chaltén', count: 1, selected: true },
      { value: 'patagonia', label: 'Patagonia', count: 1, selected: false },
    ]);
    expect(groups.find(({ key }) => key === 'departure_month')?.options).toEqual([
      { value: '2027-01', label: 'January 2027', count: 1, selected: false },
      { value: '2027-02', label: 'February 2027', count: 1, selected: false },
    ]);
  });

  it('wants month, price, guarantee and places to hold on one departure', async () => {
    const count = async (query: Partial<ListQuery>) => (await search.search(asked(query))).total;
    expect(await count({ filters: { departure_guaranteed: ['true'] } })).toBe(1);
    expect(await count({ filters: { departure_month: ['2027-02'] } })).toBe(1);
    expect(await count({ filters: { departure_guaranteed: ['true'], departure_month: ['2027-02'] } })).toBe(0);
    expect(await count({ filters: { departure_guaranteed: ['true'] }, priceMax: 1000 })).toBe(0);
    expect(await count({ filters: { departure_guaranteed: ['true'], spots: ['2'] }, priceMax: 1500 })).toBe(1);
    expect(await count({ filters: { departure_guaranteed: ['true'], spots: ['4'] } })).toBe(0);
  });

  it('suggests categories with their trips, a company, articles and the first trips of the list', async () => {
    const found = await search.suggest('patag');
    expect(found).toMatchObject({
      corrected: null,
      categories: [
        {
          name: 'Patagonia',
          slug: 'patagonia-trips',
          tripPageSlug: 'patagonia-tours',
          categoryType: 'country',
          tripCount: 1,
        },
      ],
      operators: [],
      tripIds: [ids.chalten],
      totalTrips: 1,
    });
    expect(await search.suggest('fitz tre')).toMatchObject({ operators: [{ slug: 'fitzroy-treks' }], totalTrips: 1 });
    expect((await search.suggest('patagnoi')).corrected).toEqual({ from: 'patagnoi', to: 'patagonia' });
    expect(await search.suggest('patagnoi', { literal: true })).toMatchObject({
      corrected: null,
      categories: [],
      totalTrips: 0,
    });
    for (const text of ['  ', '???', '—', '🏔️']) {
      expect(await search.suggest(text), text).toMatchObject({ categories: [], operators: [], totalTrips: 0 });
      expect((await search.suggest(text)).named.size, text).toBe(0);
    }
  });

  it('suggests one of several categories of a name, and tells places of one name apart', async () => {
    const spain = await newPlace(db, 'Spain');
    const nicaragua = await newPlace(db, 'Nicaragua');
    const inSpain = await newPlace(db, 'Granada', { parent_id: spain.id, kind: 'city' });
    const inNicaragua = await newPlace(db, 'Granada', { parent_id: nicaragua.id, kind: 'city' });
    const made = [
      await newCategory(db, 'Granada', { destination_id: inSpain.id }),
      await newCategory(db, 'Granada', { destination_id: inNicaragua.id }),
      await newCategory(db, 'Hikes of Granada', { category_type: 'longtail_two_attributes' }),
      await newCategory(db, 'Hikes of Granada', { category_type: 'longtail_two_attributes' }),
    ];
    const trips = [await newTrip(db, { categories: made }), await newTrip(db, { categories: made.slice(0, 3) })];
    await projectTrips(
      ctx,
      trips.map(({ id }) => id),
    );
    await projectEntries(ctx, { categoryIds: 'all' });
    await search.catchUp();
    const named = async (text: string) =>
      (await search.suggest(text, { literal: true })).categories.map(({ name, tripCount }) => [name, tripCount]);
    expect((await named('granada')).sort()).toEqual([
      ['Granada, Nicaragua', 2],
      ['Granada, Spain', 2],
      ['Hikes of Granada', 2],
    ]);
    expect(await named('hikes granada')).toEqual([['Hikes of Granada', 2]]);
    await sql`update trips set status = 'archived' where id = any(${trips.map(({ id }) => id)}::uuid[])`.execute(db);
    await projectTrips(
      ctx,
      trips.map(({ id }) => id),
    );
    await search.catchUp();
  });

  it("narrows lists and suggestions to a partner's choice", async () => {
    const named = { id: '01890000-0000-7000-8000-000000000001', slug: 'visit-portugal' };
    const partner = { ...named, origin: null };
    await newRow(db, 'partners', { ...named, name: 'Visit Portugal' });
    await newRow(db, 'partner_scopes', {
      partner_id: partner.id,
      kind: 'trip',
      target_id: ids.lisbon,
      mode: 'include',
    });
    expect((await search.search(asked({}), { partner })).ids).toEqual([ids.lisbon]);
    expect(await search.suggest('fitz', { partner })).toMatchObject({ categories: [], operators: [], totalTrips: 0 });
  });

  it('refuses values that do not exist', () => {
    const months = ['2026-10', '2026-11', '2028-10', '2028-11'];
    const unknown = search.unknownValues({
      destination: ['patagonia', 'atlantis'],
      duration: ['long'],
      departure_month: months,
    });
    expect(unknown.map(({ key, value }) => [key, value])).toEqual([
      ['destination', 'atlantis'],
      ['departure_month', '2026-10'],
      ['departure_month', '2028-11'],
    ]);
  });

  it('shows a changed price, a new word and a removed trip at the next search, without a rebuild', async () => {
    const operator = await newOperator(db);
    const trip = await newTrip(db, {
      name: 'Zanzibar dhow days',
      operator,
      departures: [{ start: '2027-05-01', cents: 400_000 }],
    });
    await db.transaction().execute((trx) => publish(trx, 'trip.changed', [trip.id]));
    await projectPending(ctx);
    await search.catchUp();
    expect((await search.search(asked({ text: 'zanzibar', priceMax: 3000 }))).total).toBe(0);

    await newDeparture(db, trip, operator, { start: '2027-06-01', cents: 200_000 });
    await sql`update trips set status = 'archived' where id = ${ids.lisbon}`.execute(db);
    await publish(db, 'trip.changed', [trip.id, ids.lisbon]);
    await projectPending(ctx);
    await search.catchUp();
    expect((await search.search(asked({ text: 'zanzibar', priceMax: 3000 }))).ids).toEqual([trip.id]);
    expect((await search.search(asked({ text: 'lisbon', exact: true }))).total).toBe(0);
  });

  it('names filters as companies, places and terms are called by now, and tells of it', async () => {
    const told: boolean[] = [];
    search.onChange(({ everywhere }) => told.push(everywhere));
    const labels = async () =>
      (await search.search(asked({}))).groups.flatMap(({ options }) => options.map(({ label }) => label));
    expect(await labels()).toContain('Fitzroy Treks');
    // At once: search looks by itself as well, and would tell of the one and of the other.
    await db.transaction().execute(async (trx) => {
      await sql`update operators set short_name = 'Fitz' where slug = 'fitzroy-treks'`.execute(trx);
      await sql`update destinations set name = 'Patagonia Sur' where slug = 'patagonia'`.execute(trx);
    });
    await search.catchUp();
    expect(await labels()).toEqual(expect.arrayContaining(['Fitz', 'Patagonia Sur']));
    expect(await labels()).not.toContain('Fitzroy Treks');
    expect(told).toEqual([true]);
    await search.catchUp();
    expect(told).toEqual([true]);
    await sql`update destinations set name = 'Patagonia' where slug = 'patagonia'`.execute(db);
    await search.catchUp();
  });

  it('hears of changes from other processes', async () => {
    const before = search.version();
    await sql`update operators set name = 'Fitzroy Walks' where slug = 'fitzroy-treks'`.execute(db);
    await projectEntries(ctx, { operatorIds: 'all' });
    await expect.poll(() => search.version()).not.toBe(before);
    expect((await search.suggest('fitzroy walks')).operators).toMatchObject([{ name: 'Fitzroy Walks' }]);
  });

  it('begins anew when a dump is brought back below it: nothing newer stays, and what comes next is taken in', async () => {
    const named = async (text: string) => {
      await search.catchUp();
      return (await search.search(asked({ text, exact: true }))).ids;
    };
    const rename = async (name: string) => {
      await sql`update trips set name = ${name} where id = ${ids.kayak}`.execute(db);
      await projectTrips(ctx, [ids.kayak]);
    };
    await rename('Quixotic paddling');
    await sql`create table dump_trips as select * from trip_search`.execute(db);
    await sql`create table dump_entries as select * from search_entries`.execute(db);
    const { rows } = await sql<{ value: string }>`select last_value as value from search_changes`.execute(db);
    await rename('Zephyr paddling');
    const later = await newTrip(db, { name: 'Zephyr at night' });
    const company = await newOperator(db, 'Zephyrine');
    await projectTrips(ctx, [later.id]);
    await projectEntries(ctx, { operatorIds: [company.id] });
    expect((await named('zephyr')).toSorted()).toEqual([ids.kayak, later.id].toSorted());
    expect((await search.suggest('zephyrine')).operators).toHaveLength(1);
    const size = search.size();

    await sql`truncate trip_search, search_entries`.execute(db);
    await sql`insert into trip_search select * from dump_trips`.execute(db);
    await sql`insert into search_entries select * from dump_entries`.execute(db);
    await sql`select setval('search_changes', ${rows[0]?.value}::bigint)`.execute(db);
    const told: boolean[] = [];
    const stop = search.onChange(({ everywhere }) => told.push(everywhere));
    expect([await named('zephyr'), await named('quixotic')]).toEqual([[], [ids.kayak]]);
    stop();
    expect(told).toContain(true);
    expect((await search.suggest('zephyrine')).operators).toEqual([]);
    expect(search.size()).toBe(size - 1);
    await rename('Halcyon paddling');
    expect([await named('quixotic'), await named('halcyon')]).toEqual([[], [ids.kayak]]);
    await sql`drop table dump_trips, dump_entries`.execute(db);
  });
});
