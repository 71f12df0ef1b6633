import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { sorts } from '../facets.ts';
import { emptyListQuery } from '../list-query.ts';
import { projectEntries } from '../projection/project-entries.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { newCategory, newOperator, newRow, newTrip } from '../testing.ts';
import { createSearch, type Search } from './create-search.ts';

const NAMES = [
  'Inca trail',
  'Inca roads by train',
  'Lakes and the Inca coast',
  'Patagonia trek',
  'Trek of lakes',
  'Lake days',
];

/** Everything a company pays, signs or earns us. */
const commercial = fc.record({
  featured_status: fc.option(fc.constantFrom('featured', 'gold')),
  revenue_tier: fc.option(fc.constantFrom('1', '5')),
  attribution_status: fc.option(fc.constantFrom('full', 'none')),
  commission_bps: fc.option(fc.integer({ min: 0, max: 5000 })),
  contracted: fc.boolean(),
  ustoa_status: fc.constantFrom('none', 'active_member'),
});

describe('what a company pays', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const operatorIds: string[] = [];
  let search: Search;
  let sponsored = { category_id: '', trip_id: '', starts_on: '2026-01-01', ends_on: '2027-12-31' };

  beforeAll(async () => {
    const category = await newCategory(db, 'Walks');
    for (const [i, name] of NAMES.entries()) {
      const operator = await newOperator(db, `Company ${i % 3}`);
      operatorIds.push(operator.id);
      const trip = await newTrip(db, {
        name,
        operator,
        categories: [category],
        departures: Array.from({ length: i % 3 }, (_, month) => ({
          start: `2027-0${month + 1}-10`,
          cents: 90_000 + i * 1_000,
        })),
        row: { rating: 3 + i / 4, reviews_count: i * 7 },
      });
      sponsored = { ...sponsored, category_id: category.id, trip_id: trip.id };
    }
    await projectTrips(ctx, 'all');
    search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    await search.start();
  });
  afterAll(() => search.stop());

  async function everyOrder() {
    const texts = ['', 'inca', 'lake trek'];
    const lists = texts.flatMap((text) =>
      sorts.map(({ value: sort }) => search.search({ ...emptyListQuery(), text, sort })),
    );
    const suggestions = ['inca', 'comp'].map((text) => search.suggest(text));
    return { lists: await Promise.all(lists), suggestions: await Promise.all(suggestions) };
  }

  it('moves no trip and no suggestion: neither order nor score', async () => {
    await projectEntries(ctx, { operatorIds: 'all', categoryIds: 'all' });
    await search.catchUp();
    const before = { answers: await everyOrder(), version: search.version() };
    await fc.assert(
      fc.asyncProperty(
        fc.array(commercial, { minLength: NAMES.length, maxLength: NAMES.length }),
        fc.boolean(),
        async (fields, slot) => {
          await sql`
          update operators set featured_status = new.featured_status, revenue_tier = new.revenue_tier,
            attribution_status = new.attribution_status, commission_bps = new.commission_bps,
            contracted = new.contracted, ustoa_status = new.ustoa_status
          from jsonb_to_recordset(${JSON.stringify(fields.map((row, i) => ({ ...row, id: operatorIds[i] })))}::jsonb) as new (
            id uuid, featured_status text, revenue_tier text, attribution_status text, commission_bps int,
            contracted boolean, ustoa_status text)
          where operators.id = new.id`.execute(db);
          await sql`delete from sponsored_slots`.execute(db);
          if (slot) await newRow(db, 'sponsored_slots', { ...sponsored, position: 1 });
          await projectTrips(ctx, 'all');
          await projectEntries(ctx, { operatorIds: 'all', categoryIds: 'all' });
          await search.catchUp();
          expect(await everyOrder()).toEqual(before.answers);
          // Nothing about a trip or a company that search knows has changed at all.
          expect(search.version()).toBe(before.version);
        },
      ),
      { numRuns: 25 },
    );
  });
});
