import { describe, expect, it } from 'vitest';
import { readConfig, silentLog } from '#kernel';
import { areas } from '../../src/areas.ts';
import { seededSite } from './testing.ts';

/** What stands in rows because it is read often, and follows from others. */
const KEPT = {
  'review figures': `select subject_kind, subject_id, count, overall, value_average, histogram from review_stats order by 1, 2`,
  ratings: `
    select id, rating, reviews_count from trips union all select id, rating, reviews_count from operators
    union all select id, rating, reviews_count from categories order by id`,
  counts: `
    select id, trips_count from operators union all select id, trips_count from categories
    union all select id, trips_count from attractions order by id`,
  'companies to compare': 'select category_id, first_id, second_id, rank from compared_pairs order by 1, 2, 3',
  'what search shows': 'select trip_id, popularity, document, listed from trip_search order by 1',
  'what search names': 'select kind, ref_id, name, trip_count from search_entries order by 1, 2',
} as const;

/** Anything that may have gone wrong with them, while nobody told of it. */
const SPOILT = [
  `update review_stats set count = count + 7, overall = 1`,
  `delete from review_stats where subject_id = (select id from operators where reviews_count > 0 order by id limit 1)`,
  `update trips set rating = 1.5, reviews_count = 900 where id in (select id from trips order by id limit 20)`,
  `update operators set rating = null, reviews_count = 0, trips_count = 77`,
  `update categories set rating = 1, trips_count = 0`,
  `update attractions set trips_count = 12`,
  `delete from compared_pairs`,
  `update trip_search set popularity = 0 where trip_id in (select id from trips order by id limit 30)`,
  `delete from trip_search where trip_id in (select id from trips order by id desc limit 3)`,
  `update search_entries set trip_count = 5000, name = 'Nowhere' where ref_id in (select id from categories order by id limit 9)`,
];

describe('what is kept because it is read often', () => {
  const site = seededSite();
  const { pool } = site.door;
  const rows = async (text: string) => (await pool.query(text)).rows;
  const kept = async (columns = KEPT as Record<string, string>) =>
    Object.fromEntries(
      await Promise.all(Object.entries(columns).map(async ([what, text]) => [what, await rows(text)] as const)),
    );
  const config = readConfig({}, areas);
  const ground = { ...site, ...site.door, config, pictures: [], log: silentLog, parts: site.door };
  const night = async (area: string, queue: string) => {
    const jobs = areas.find(({ name }) => name === area)?.jobs?.(ground as never);
    const job = jobs?.find((one) => one.queue === queue && one.at) ?? expect.fail(`No night works ${queue}`);
    await job.work({}, new AbortController().signal);
  };
  const nights = async () => {
    await night('reviews', 'reviews.recompute');
    await night('catalogue', 'catalogue.recount');
    await night('search', 'search.rebuild');
  };

  it('is right again after a night, whatever became of it; and is told of', async () => {
    await nights();
    const right = await kept();
    for (const [what, of] of Object.entries(right)) expect(of.length, what).toBeGreaterThan(3);
    await rows('delete from outbox_events');

    for (const text of SPOILT) expect((await pool.query(text)).rowCount, text).toBeGreaterThan(0);
    const spoilt = await kept();
    for (const what of Object.keys(KEPT)) expect(spoilt[what], what).not.toEqual(right[what]);

    await nights();
    expect(await kept()).toEqual(right);
    const told = await rows('select distinct topic from outbox_events order by topic');
    expect(told.map(({ topic }) => topic)).toEqual([
      'attraction.changed',
      'category.changed',
      'category.reviewed',
      'operator.changed',
      'trip.changed',
    ]);
  });

  it('is neither written nor told where it is right', async () => {
    await nights();
    const tables = ['review_stats', 'trips', 'operators', 'categories', 'attractions', 'compared_pairs', 'trip_search'];
    const written = () => kept(Object.fromEntries(tables.map((table) => [table, `select ctid, xmin from ${table}`])));
    await rows('delete from outbox_events');
    const before = await written();
    await nights();
    expect(await written()).toEqual(before);
    expect(await rows('select * from outbox_events')).toEqual([]);
  });
});
