import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedKinds } from '../../areas.ts';
import { importFeed } from './import-feed.ts';
import { formatProblem } from './problems.ts';
import { departure, feedFile, importFiles, operator, place, review, term, trip } from './testing.ts';

/** A feed that fills every table an import writes to. */
function wholeFeed(): Record<string, unknown>[] {
  return [
    term('theme', 'wildlife'),
    term('trip_type', 'Multi-Sport'),
    place('peru', { country_code: 'PE', world_category: 'peru' }),
    place('cusco', { place_kind: 'city', parent: 'peru', lat: -13.53195, long: -71.96746 }),
    {
      kind: 'category',
      slug: 'peru',
      name: 'Peru',
      category_type: 'country',
      place: 'peru',
      related: ['peru-wildlife'],
      pages: [{ page_kind: 'trip', h1: 'Peru trips' }],
    },
    {
      kind: 'category',
      slug: 'peru-wildlife',
      name: 'Peru wildlife',
      category_type: 'longtail_two_attributes',
      parent: 'peru',
      rule: { places: ['peru'], terms: { theme: ['wildlife'] } },
    },
    { kind: 'attraction', attraction_kind: 'poi', slug: 'sacsayhuaman', name: 'Sacsayhuamán', place: 'cusco' },
    { kind: 'association', name: 'Travel Guild' },
    operator('op', {
      terms: { theme: ['wildlife'] },
      associations: ['Travel Guild'],
      similar: ['operator-op2'],
      rankings: [{ category: 'peru', rank: 1 }],
      cancellation: { flexibility: 'flexible', tiers: [{ min_days: 30, refund_bps: 10_000 }] },
    }),
    operator('op2'),
    trip('op', 't1', {
      start_city: 'cusco',
      places: ['peru', 'cusco'],
      attractions: ['sacsayhuaman'],
      terms: { theme: ['wildlife'], trip_type: ['multi-sport'] },
      similar: ['t2'],
      price_tiers: [{ tier: 1, label: 'Standard', occupancy: 2 }],
      inclusions: [{ inclusion_kind: 'meal', included: true, label: 'Breakfast' }],
      params: { visa: 'None needed.' },
      itinerary: [{ first_day: 1, last_day: 2, label: 'Arrival', start_city: 'cusco' }],
    }),
    trip('op2', 't2', { start_city: 'cusco', superseded_by: 'trip-t1' }),
    { kind: 'itinerary', operator: 'op2', trip: 't2', days: [{ first_day: 1, label: 'Walk' }] },
    departure('op', 't1', 'd1', { spots_left: 8, price1_cents: 140_000, snapshot_at: '2026-11-19T00:00:00Z' }),
    departure('op', 't1', 'd2', { availability: 'on_request' }),
    { kind: 'price', operator: 'op', departure: 'd2', tier: 2, price_cents: 99_900, currency: 'USD' },
    review('op', 'r1', { trip: 't1' }),
    review('op2', 'r2', { overall_score: undefined, value_score: 5, guide_score: 4 }),
    { kind: 'article', slug: 'packing', name: 'Packing', body: 'Take less.' },
    {
      kind: 'partner',
      slug: 'peru-board',
      name: 'Peru board',
      scopes: [{ kind: 'category', target: 'peru', mode: 'include' }],
    },
  ];
}

describe('importFeed', () => {
  const { pool } = testDatabase();
  const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0];

  /** When each row of every table was last written, and how many events there are. */
  async function state(): Promise<Record<string, unknown>> {
    const { rows } = await pool.query(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'updated_at' and table_name not like 'feed_%' order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { table_name: table } of rows) {
      found[table] = await one(`select count(*), max(updated_at)::text as last from ${table}`);
    }
    return found;
  }

  it('asks the database little about kinds and lists of which a feed has nothing', async () => {
    const asked: string[] = [];
    const connect = async () => {
      const client = await pool.connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const noting = (...args: unknown[]) => {
        const [what] = args as [string | { text?: string }];
        asked.push(typeof what === 'string' ? what : (what.text ?? ''));
        return query(...args);
      };
      return Object.assign(client, { query: noting });
    };
    const noted = new Proxy(pool, { get: (of, name) => (name === 'connect' ? connect : Reflect.get(of, name)) });
    const few = feedFile([operator('few'), trip('few', 't'), departure('few', 't', 'd')]);
    const { report } = await importFiles(noted, few, { apply: true });
    expect(report).toMatchObject({ problems: 0, counts: { departure: { new: 1 } } });
    // All kinds with all of their lists take 550.
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.length).toBeLessThan(240);
    expect(
      asked.filter((text) =>
        /^(?:create index|analyze|with|select 1).*planned_(?:review|article|trip_terms)/s.test(text),
      ),
    ).toEqual([]);
  });

  it('writes nothing without apply and tells what it would do', async () => {
    const before = await state();
    const { report, problems } = await importFiles(pool, feedFile(wholeFeed()), { shared: true });
    expect(problems).toEqual([]);
    expect(report.applied).toBe(false);
    expect(report.counts.trip).toEqual({ read: 2, new: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(report.counts.price).toEqual({ read: 1, new: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(await state()).toEqual(before);
  });

  it('writes every kind, and a repetition changes nothing', async () => {
    const path = feedFile(wholeFeed());
    const first = await importFiles(pool, path, { apply: true, shared: true });
    expect(first.problems).toEqual([]);
    const tables = [
      'operator_relations',
      'operator_rankings',
      'operator_associations',
      'operator_terms',
      'trip_params',
      'trip_inclusions',
      'trip_price_tiers',
      'trip_attractions',
      'trip_relations',
      'category_pages',
      'category_relations',
      'articles',
      'partners',
      'partner_scopes',
    ];
    for (const table of tables) expect(await one(`select count(*) from ${table}`), table).toEqual({ count: 1 });
    expect(await one('select count(*) from itinerary_items')).toEqual({ count: 2 });
    expect(
      await one(
        `select t.slug, s.slug as next, c.slug as city from trips t join trips s on s.id = t.superseded_by join destinations c on c.id = t.start_city_id`,
      ),
    ).toEqual({ slug: 'trip-t2', next: 'trip-t1', city: 'cusco' });
    expect(await one(`select price2_cents from departures where source_ref = 'd2'`)).toEqual({ price2_cents: 99_900 });
    expect(await one(`select overall_score from reviews where source_ref = 'r2'`)).toEqual({ overall_score: 4.5 });
    expect(
      await one(
        `select c.slug from destinations d join categories c on c.id = d.world_category_id where d.slug = 'peru'`,
      ),
    ).toEqual({ slug: 'peru' });

    const before = await state();
    const again = await importFiles(pool, path, { apply: true, now: '2026-12-01T00:00:00Z', shared: true });
    expect(again.problems).toEqual([]);
    expect(again.report.changedFields).toEqual({});
    for (const counts of Object.values(again.report.counts))
      expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(await state()).toEqual(before);
  });

  it('hands ratings and counts down', async () => {
    expect(await one(`select rating, reviews_count from trips where source_ref = 't1'`)).toEqual({
      rating: 4,
      reviews_count: 1,
    });
    expect(await one(`select rating, reviews_count, trips_count from operators where source_ref = 'op2'`)).toEqual({
      rating: 4.5,
      reviews_count: 1,
      // Its only trip is superseded, so it lists none.
      trips_count: 0,
    });
    expect(
      await one(
        `select trips_count, operators_count, rating, reviews_count from categories where slug = 'peru-wildlife'`,
      ),
    ).toEqual({ trips_count: 1, operators_count: 1, rating: 4, reviews_count: 1 });
    expect(
      await one(`select histogram from review_stats s join trips t on t.id = s.subject_id where t.source_ref = 't1'`),
    ).toEqual({ histogram: [0, 0, 0, 1, 0] });
  });

  it('notes a changed price in the history and tells the trip, once', async () => {
    const events = await one('select max(id) as last from outbox_events');
    const price = { kind: 'price', operator: 'op', departure: 'd1', tier: 1, price_cents: 135_000, currency: 'USD' };
    const path = feedFile([price]);
    const { report } = await importFiles(pool, path, { apply: true, now: '2026-11-21T00:00:00Z' });
    expect(report.counts.price).toEqual({ read: 1, new: 0, changed: 1, unchanged: 0, refused: 0 });
    expect(report.differences).toEqual([
      { kind: 'departure', line: 1, name: 'd1', fields: [{ field: 'price1_cents', before: 140_000, after: 135_000 }] },
    ]);
    const { rows } = await pool.query(
      `select h.tier, h.price_cents from price_history h join departures d on d.id = h.departure_id
       where d.source_ref = 'd1' order by h.valid_from, h.tier`,
    );
    expect(rows).toEqual([
      { tier: 0, price_cents: 150_000 },
      { tier: 1, price_cents: 140_000 },
      { tier: 1, price_cents: 135_000 },
    ]);
    const told = await pool.query(
      `select e.topic, t.source_ref from outbox_events e join trips t on t.id = e.subject_id where e.id > $1`,
      [events.last],
    );
    expect(told.rows).toEqual([{ topic: 'trip.changed', source_ref: 't1' }]);
    const repeated = await importFiles(pool, path, { apply: true, now: '2026-11-22T00:00:00Z' });
    expect(repeated.report.counts.price).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('refuses a price in another currency than the departure has', async () => {
    const price = { kind: 'price', operator: 'op', departure: 'd1', tier: 1, price_cents: 1, currency: 'EUR' };
    const { problems } = await importFiles(pool, feedFile([price]));
    expect(problems[0]).toMatchObject({
      field: 'currency',
      problem: 'must be USD, the currency of the departure, is "EUR"',
    });
  });

  it('replaces only the collections that differ and tells which fields change', async () => {
    const feed = wholeFeed().map((record) =>
      record.id === 't1' && record.kind === 'trip'
        ? {
            ...record,
            name: 'Renamed',
            slug: 'renamed',
            params: { visa: 'A stamp.' },
            itinerary: [{ first_day: 1, label: 'Arrival' }],
          }
        : record,
    );
    const terms = await one('select max(updated_at)::text as last from trip_terms');
    const { report, problems } = await importFiles(pool, feedFile(feed), { apply: true, shared: true });
    expect(problems).toEqual([]);
    expect(report.changedFields.trip).toEqual({ itinerary: 1, name: 1, params: 1, slug: 1 });
    expect(await one(`select body from trip_params`)).toEqual({ body: 'A stamp.' });
    expect(
      await one(
        `select count(*) from itinerary_items i join itineraries y on y.id = i.itinerary_id join trips t on t.id = y.trip_id where t.source_ref = 't1'`,
      ),
    ).toEqual({ count: 1 });
    expect(await one('select max(updated_at)::text as last from trip_terms')).toEqual(terms);
    expect(
      await one(`select s.kind, s.old_slug, t.slug from slug_redirects s join trips t on t.id = s.target_id`),
    ).toEqual({ kind: 'trip', old_slug: 'trip-t1', slug: 'renamed' });
  });

  it('keeps the pages of a category that stay, for sliders refer to them', async () => {
    const page = async () => (await pool.query('select id, kind from category_pages order by kind')).rows;
    const [kept] = await page();
    const feed = wholeFeed().filter((record) => record.kind === 'category');
    const pages = [
      { page_kind: 'trip', h1: 'Other words' },
      { page_kind: 'review', h1: 'Reviews' },
    ];
    await importFiles(pool, feedFile(feed.map((record) => (record.slug === 'peru' ? { ...record, pages } : record))), {
      apply: true,
      shared: true,
    });
    expect(await page()).toEqual([{ id: expect.any(String), kind: 'review' }, kept]);
  });

  it('makes slugs of names, alike in every import', async () => {
    const feed = [
      operator('s1', { name: 'Same Name' }),
      operator('s2', { name: 'Same Name' }),
      trip('s1', '1', { name: 'Inca vs Maya' }),
      trip('s1', '2', { name: 'Inca vs Maya' }),
      trip('s2', '1', { name: 'Inca vs Maya' }),
      trip('s1', '3', { name: 'Inca vs Maya' }),
    ];
    await importFiles(pool, feedFile(feed), { apply: true });
    const { rows } = await pool.query(
      `select t.slug from trips t join operators o on o.id = t.operator_id where o.source_ref in ('s1', 's2') order by o.source_ref, t.source_ref`,
    );
    expect(rows.map((row) => row.slug)).toEqual([
      'inca-versus-maya',
      'inca-versus-maya-same-name',
      'inca-versus-maya-same-name-3',
      'inca-versus-maya-same-name-s2',
    ]);
    expect(
      await one(`select count(distinct sku), count(poster) as posters from trips where source_ref in ('1', '2', '3')`),
    ).toEqual({ count: 4, posters: 4 });
  });

  it('takes records from memory as well as from a file', async () => {
    async function* records() {
      yield* [operator('mem'), trip('mem', 'm1')];
    }
    const report = await importFeed(
      { pool, clock: () => new Date('2026-11-20T12:00:00Z'), kinds: feedKinds },
      { source: records(), apply: true },
    );
    expect(report.counts.trip?.new).toBe(1);
  });

  it('closes with a full feed the future departures that it no longer names', async () => {
    const names = ['gone', 'past', 'stays', 'wrong', 'cancelled'];
    const all = [
      operator('full'),
      trip('full', 'f'),
      ...names.map((id) =>
        departure(
          'full',
          'f',
          id,
          id === 'past' ? { start_date: '2026-11-19' } : id === 'cancelled' ? { availability: 'cancelled' } : {},
        ),
      ),
    ];
    await importFiles(pool, feedFile(all), { apply: true });
    const next = [
      operator('full'),
      trip('full', 'f'),
      departure('full', 'f', 'stays'),
      departure('full', 'f', 'wrong', { currency: '?' }),
    ];
    const dry = await importFiles(pool, feedFile(next), { full: true });
    expect(dry.report.leaving).toEqual({ trip: 0, departure: 1 });
    const { report } = await importFiles(pool, feedFile(next), { full: true, apply: true });
    expect(report.leaving).toEqual({ trip: 0, departure: 1 });
    const { rows } = await pool.query(
      `select d.source_ref, d.availability from departures d join operators o on o.id = d.operator_id where o.source_ref = 'full' order by 1`,
    );
    expect(rows).toEqual([
      { source_ref: 'cancelled', availability: 'cancelled' },
      { source_ref: 'gone', availability: 'closed' },
      { source_ref: 'past', availability: 'open' },
      { source_ref: 'stays', availability: 'open' },
      { source_ref: 'wrong', availability: 'open' },
    ]);
  });

  it('takes several files as one feed and tells in which of them a problem is', async () => {
    const operators = feedFile('id,name\nfiles,Files\n', 'operators.csv');
    const trips = feedFile(
      'id,operator,name,duration_days,slug\n1,files,One,5,same-slug\n2,nobody,Two,5,\n',
      'trips.csv',
    );
    const more = feedFile([trip('files', '3', { slug: 'same-slug' })], 'more.ndjson');
    const { problems, report } = await importFiles(pool, [operators, trips, more]);
    expect(problems.map(formatProblem)).toEqual([
      'trips.csv:3 operator: names no operator of this feed or of the catalogue: "nobody"',
      'more.ndjson:1 slug: belongs to another trip of this feed, choose another: "same-slug" (line 2 of trips.csv)',
    ]);
    expect(report.counts.trip).toMatchObject({ read: 3, new: 1, refused: 2 });
  });

  it('tells a trip that is refused once, though its days came with it', async () => {
    const itinerary = [{ first_day: 1, label: 'Day' }];
    const { problems } = await importFiles(pool, feedFile([trip('nobody', 'x', { itinerary })]));
    expect(problems.map((problem) => problem.field)).toEqual(['operator']);
  });

  it('tells the dependents of a place that changes', async () => {
    const feed = [operator('dep'), place('bolivia'), trip('dep', 'd', { places: ['bolivia'] })];
    await importFiles(pool, feedFile(feed), { apply: true });
    const last = await one('select max(id) as id from outbox_events');
    await importFiles(pool, feedFile([place('bolivia', { name: 'Bolivia' })]), { apply: true, shared: true });
    const told = await pool.query(
      'select e.topic, t.slug from outbox_events e join trips t on t.id = e.subject_id where e.id > $1',
      [last.id],
    );
    expect(told.rows).toEqual([{ topic: 'trip.changed', slug: 'trip-d' }]);
  });

  it('closes nothing when a line of a full feed cannot be read', async () => {
    const { report, problems } = await importFiles(pool, feedFile([operator('full'), trip('full', 'f'), 'what?']), {
      full: true,
    });
    expect(report.leaving).toEqual({});
    expect(problems.some((problem) => problem.problem.includes('nothing was archived or closed'))).toBe(true);
  });

  it('keeps slugs in small letters and finds what they name, however a feed writes them', async () => {
    const peru = { kind: 'category', slug: 'North-Peru', name: 'Peru', category_type: 'region', place: 'North-Peru' };
    const path = feedFile([
      place('North-Peru', { country_code: 'PE' }),
      { ...peru, related: ['PERU'], pages: [{ page_kind: 'trip', slug: 'Trips-In-Peru', h1: 'Peru' }] },
      operator('capitals', { slug: 'Capital-Walks', rankings: [{ category: 'North-PERU', rank: 1 }] }),
      trip('capitals', 'capital', { slug: 'The-Andes', places: ['north-peru'] }),
    ]);
    const { problems } = await importFiles(pool, path, { apply: true });
    expect(problems.map(formatProblem)).toEqual([]);
    const slugs = await one(`select (select string_agg(slug, ' ') from (
      select slug from operators union all select slug from trips union all select slug from category_pages
      union all select slug from categories) all_slugs where slug in
      ('capital-walks', 'the-andes', 'trips-in-peru', 'north-peru')) as found`);
    expect(slugs.found.split(' ').sort()).toEqual(['capital-walks', 'north-peru', 'the-andes', 'trips-in-peru']);
  });

  it('finds companies and trips by their slugs in whatever letters', async () => {
    const known = [operator('big', { slug: 'Big-Walks' }), trip('big', 'b1', { slug: 'Big-One' })];
    await importFiles(pool, feedFile(known), { apply: true });
    const path = feedFile([
      operator('small', { similar: ['BIG-Walks'] }),
      trip('Big-Walks', 'b2', { similar: ['Big-ONE'], superseded_by: 'BIG-one' }),
      review('Big-Walks', 'br'),
    ]);
    expect((await importFiles(pool, path, { apply: true })).problems.map(formatProblem)).toEqual([]);
    expect(
      await one(`select s.slug as successor, l.slug as similar, o.slug as company, c.slug as like_it
        from trips t join trips s on s.id = t.superseded_by join trip_relations r on r.trip_id = t.id
        join trips l on l.id = r.other_id join operators o on o.id = t.operator_id
        join operator_relations n on n.other_id = o.id join operators c on c.id = n.operator_id
        where t.source_ref = 'b2'`),
    ).toEqual({ successor: 'big-one', similar: 'big-one', company: 'big-walks', like_it: 'operator-small' });
  });
});
