import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { refreshCounts } from './refresh-counts.ts';

describe('refreshCounts', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const insert = async (text: string, values: unknown[] = []): Promise<string> =>
    (await pool.query(`${text} returning id`, values)).rows[0].id;

  const place = (slug: string, parent: string | null = null) =>
    insert(`insert into destinations (kind, slug, name, parent_id) values ('country', $1, $1, $2)`, [slug, parent]);
  const category = (slug: string, rule: object) =>
    insert(`insert into categories (slug, name, category_type, rule) values ($1, $1, 'theme', $2)`, [slug, rule]);

  async function trip(
    slug: string,
    operatorId: string,
    more: {
      places?: string[];
      terms?: string[];
      days?: number;
      status?: string;
      popularity?: number;
      rating?: number;
    } = {},
  ) {
    const id = await insert(
      `insert into trips (operator_id, source_ref, slug, sku, name, duration_days, status, popularity, rating, reviews_count)
       values ($1, $2, $2, $2, $2, $3, $4, $5, $6, $7)`,
      [
        operatorId,
        slug,
        more.days ?? 7,
        more.status ?? 'published',
        more.popularity ?? 0,
        more.rating ?? null,
        more.rating ? 2 : 0,
      ],
    );
    for (const placeId of more.places ?? [])
      await pool.query('insert into trip_locations (trip_id, destination_id) values ($1, $2)', [id, placeId]);
    for (const termId of more.terms ?? [])
      await pool.query('insert into trip_terms (trip_id, term_id) values ($1, $2)', [id, termId]);
    return id;
  }

  const tripsOf = async (slug: string) =>
    (
      await pool.query(
        `select t.slug from category_trips m join categories c on c.id = m.category_id join trips t on t.id = m.trip_id
         where c.slug = $1 order by m.rank`,
        [slug],
      )
    ).rows.map((row) => row.slug);

  it('lists trips by every condition of a rule together, any value of each, places with those inside them', async () => {
    const term = (property: string, key: string) =>
      insert(`insert into terms (property_key, property_name, key, name) values ($1, $1, $2, $2)`, [property, key]);
    const [hiking, rafting, easy] = [
      await term('activity', 'Hiking'),
      await term('activity', 'rafting'),
      await term('physical_level', 'easy'),
    ];
    const chile = await place('chile');
    const torres = await place('torres', await place('patagonia', chile));
    const peru = await place('peru');
    const one = await insert(`insert into operators (slug, name) values ('one', 'One')`);
    const two = await insert(`insert into operators (slug, name) values ('two', 'Two')`);
    await trip('deep', one, { places: [torres], terms: [hiking, easy], popularity: 5, rating: 4 });
    await trip('popular', two, { places: [chile], terms: [rafting, easy], popularity: 9, rating: 5 });
    await trip('hard', one, { places: [torres], terms: [hiking] });
    await trip('elsewhere', one, { places: [peru], terms: [hiking, easy], days: 14 });
    await trip('draft', one, { places: [chile], terms: [hiking, easy], status: 'draft' });
    await category('chile', { places: ['chile'] });
    await category('easy-outdoors-in-chile', {
      places: ['chile'],
      terms: { activity: ['hiking', 'rafting'], physical_level: ['easy'] },
    });
    await category('long', { min_duration_days: 10 });
    await category('nowhere', { places: ['atlantis'] });
    await category('by-hand', {});
    await pool.query(
      `insert into category_trips (category_id, trip_id) select c.id, t.id from categories c, trips t where c.slug = 'by-hand' and t.slug = 'hard'`,
    );
    await refreshCounts(ctx);
    expect(await tripsOf('chile')).toEqual(['popular', 'deep', 'hard']);
    expect(await tripsOf('easy-outdoors-in-chile')).toEqual(['popular', 'deep']);
    expect(await tripsOf('long')).toEqual(['elsewhere']);
    expect(await tripsOf('nowhere')).toEqual([]);
    expect(await tripsOf('by-hand')).toEqual(['hard']);
  });

  it('counts trips, operators and reviews', async () => {
    const { rows } = await pool.query(
      `select trips_count, operators_count, reviews_count, rating from categories where slug = 'chile'`,
    );
    expect(rows).toEqual([{ trips_count: 3, operators_count: 2, reviews_count: 4, rating: 4.5 }]);
    expect((await pool.query(`select trips_count from operators where slug = 'one'`)).rows).toEqual([
      { trips_count: 3 },
    ]);
  });

  it('drops what no longer fits, tells it, and writes nothing when nothing changed', async () => {
    const events = async () => (await pool.query('select count(*)::integer as count from outbox_events')).rows[0].count;
    const before = await events();
    await refreshCounts(ctx);
    expect(await events()).toBe(before);
    await pool.query(`update trips set status = 'archived' where slug = 'popular'`);
    await refreshCounts(ctx);
    expect(await tripsOf('chile')).toEqual(['deep', 'hard']);
    expect(await events()).toBeGreaterThan(before);
  });

  it('pairs the three companies with most trips in a country, writes nothing when nothing changed, and follows the trips', async () => {
    const peru = await insert(
      `insert into categories (slug, name, category_type, rule) values ('pairs', 'Pairs', 'country', '{"places": ["peru"]}')`,
    );
    const { rows } = await pool.query(`select id from destinations where slug = 'peru'`);
    const company = (slug: string, reviews = 0) =>
      insert('insert into operators (slug, name, reviews_count) values ($1, $1, $2)', [slug, reviews]);
    const trips = async (operatorId: string, slugs: string[]) => {
      for (const slug of slugs) await trip(slug, operatorId, { places: [rows[0].id] });
    };
    await trips(await company('most'), ['m1', 'm2', 'm3']);
    await trips(await company('more'), ['r1', 'r2']);
    await trips(await company('told', 7), ['t1']);
    await trips(await company('quiet', 3), ['q1']);
    const pairs = async () =>
      (
        await pool.query(
          `select least(one.slug, other.slug) || ' ' || greatest(one.slug, other.slug) as pair
           from compared_pairs join operators one on one.id = first_id join operators other on other.id = second_id
           where category_id = $1 order by rank`,
          [peru],
        )
      ).rows.map(({ pair }) => pair);
    await refreshCounts(ctx);
    expect(await pairs()).toEqual(['more most', 'most told', 'more told']);
    const told = async () =>
      (await pool.query('select count(*)::integer as count from outbox_events where subject_id = $1', [peru])).rows[0]
        .count;
    const before = await told();
    await refreshCounts(ctx);
    expect(await told()).toBe(before);
    await pool.query(`update trips set status = 'archived' where slug in ('m1', 'm2', 'm3')`);
    await refreshCounts(ctx);
    expect(await pairs()).toEqual(['more told', 'more quiet', 'quiet told']);
    expect(await told()).toBeGreaterThan(before);
  });

  it('counts the listed trips that visit an attraction, and tells of those whose count is another one', async () => {
    const peru = await place('visited');
    const sight = (slug: string) =>
      insert(`insert into attractions (kind, slug, name, destination_id) values ('landmark', $1, $1, $2)`, [
        slug,
        peru,
      ]);
    const [seen, unseen] = [await sight('seen'), await sight('unseen')];
    const company = await insert(`insert into operators (slug, name) values ('guides', 'Guides')`);
    const visits = async (slug: string, status?: string) => {
      const id = await trip(slug, company, status ? { status } : {});
      await pool.query('insert into trip_attractions (trip_id, attraction_id) values ($1, $2)', [id, seen]);
    };
    await visits('listed');
    await visits('listed-too');
    await visits('a-draft', 'draft');
    const counts = async () =>
      (
        await pool.query('select trips_count from attractions where id = any($1) order by slug', [[seen, unseen]])
      ).rows.map(({ trips_count }) => trips_count);
    const told = async (id: string) =>
      (await pool.query(`select 1 from outbox_events where topic = 'attraction.changed' and subject_id = $1`, [id]))
        .rows.length;
    await refreshCounts(ctx);
    expect(await counts()).toEqual([2, 0]);
    const [before, none] = [await told(seen), await told(unseen)];
    await pool.query(`update trips set status = 'archived' where slug = 'listed'`);
    await refreshCounts(ctx);
    expect(await counts()).toEqual([1, 0]);
    expect([await told(seen), await told(unseen)]).toEqual([before + 1, none]);
  });
});
