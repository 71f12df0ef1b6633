import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { formatProblem } from './problems.ts';
import {
  departure,
  type FeedContent,
  feedFile,
  importFiles,
  operator,
  place,
  problemsTold,
  review,
  trip,
} from './testing.ts';

describe('bad input', () => {
  const { pool } = testDatabase();
  const good = [operator('bad1'), trip('bad1', 't1', { slug: 'bad-input-trip' })];

  const told = (content: FeedContent, name?: string) => problemsTold(pool, content, name);
  it('names malformed lines and imports the others', async () => {
    const path = feedFile([
      ...good.map((line) => JSON.stringify(line)),
      '{"kind": "trip", "id":',
      'nonsense',
      '[1]',
      '"x"',
      '42',
    ]);
    const { report, problems } = await importFiles(pool, path, { apply: true });
    expect(problems.map((problem) => [problem.line, problem.severity])).toEqual([
      [3, 'refused'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'refused'],
      [7, 'refused'],
    ]);
    expect(formatProblem(problems[0] as never)).toMatch(/^feed\.ndjson:3 is not valid JSON: /);
    expect(formatProblem(problems[2] as never)).toContain('must be one JSON object');
    expect(report.unreadable).toBe(5);
    expect(report.counts.trip).toEqual({ read: 1, new: 1, changed: 0, unchanged: 0, refused: 0 });
  });

  it('tells what would bring what a link names, and how yes and no are written', async () => {
    const lost = trip('bad1', 't5', { places: ['atlantis'] });
    const { problems } = await importFiles(pool, feedFile([...good, lost]));
    expect(problems.map(formatProblem)).toEqual([
      'feed.ndjson:3 places[1]: names no place of this feed or of the catalogue: "atlantis", so this link is left out until a record of kind place brings it',
    ]);
    const cells = 'id,name,fix_deposit\nbad1,Bad One,sí\n';
    expect(await told(cells, 'operators.csv')).toEqual([
      'operators.csv:2 fix_deposit: must be true or false, in CSV also yes or no, is "sí"',
    ]);
  });

  it('counts a refused record without an id once, with its kind', async () => {
    const { id: _, ...nameless } = trip('bad1', 't6');
    const { report } = await importFiles(pool, feedFile([...good, nameless]));
    expect(report.counts.trip).toMatchObject({ read: 2, refused: 1 });
    expect(report.unreadable).toBe(0);
  });

  it('reads a JSON list of records, in one line or in many, and counts records instead of lines', async () => {
    const records = [...good, trip('bad1', 't2', { duration_days: 'ten' }), trip('bad1', 't3', { sku: 'A1' }), 7];
    const twice = trip('bad1', 't4', { sku: 'A1' });
    for (const space of [undefined, 2]) {
      const path = feedFile(JSON.stringify([...records, twice], null, space), 'feed.json');
      const { problems, report } = await importFiles(pool, path);
      expect(problems.map(formatProblem)).toEqual([
        'feed.json record 3 duration_days: must be a whole number of days from 1 to 366, is "ten"',
        'feed.json record 5 must be one JSON object, such as {"kind": "trip", …}',
        'feed.json record 6 sku: belongs to another trip of this feed, choose another: "A1" (record 4)',
      ]);
      expect(report.counts.trip).toMatchObject({ read: 4, refused: 2 });
    }
  });

  it('says once that an object around the records, or a record over several lines, is no feed', async () => {
    const wrapped = { items: good };
    for (const text of [JSON.stringify(wrapped, null, 2), JSON.stringify(good[0], null, 2), '{"items": [\r\n{}]}']) {
      await expect(told(text, 'trips.json')).rejects.toThrow(
        'trips.json holds a JSON object over several lines. Write',
      );
    }
    expect(await told(`{ "kind": "operator", "id": "one-line", "name": "One" }\n`)).toEqual([]);
  });

  it('takes whole numbers for ids, in JSON as in CSV', async () => {
    const feed = [
      { ...operator('x'), id: 7 },
      { ...trip('x', 'y'), id: 4782, operator: 7, similar: [4783] },
      { ...trip('x', 'y'), id: 4783, operator: '7' },
      { ...departure('x', 'y', 'z'), id: 1, operator: 7, trip: 4782 },
      { ...trip('x', 'y'), id: 1.5, operator: 7 },
    ];
    const rows = 'id,operator,trip,start_date,end_date,currency\n2,7,4783,2027-05-01,2027-05-07,USD\n';
    const { problems, report } = await importFiles(pool, [feedFile(feed), feedFile(rows, 'departures.csv')]);
    expect(problems.map(formatProblem)).toEqual(['feed.ndjson:5 id: must be a text, is 1.5']);
    expect(report.counts).toMatchObject({ trip: { new: 2, refused: 1 }, departure: { new: 2 } });
  });

  it('reads the day before the first one, and no day before that', async () => {
    const days = (first: number) => ({
      itinerary: [
        { first_day: first, label: 'Arrival' },
        { first_day: 1, label: 'Start' },
      ],
    });
    const path = feedFile([operator('zero'), trip('zero', 'a', days(0)), trip('zero', 'b', days(-1))]);
    const { problems } = await importFiles(pool, path, { apply: true });
    expect(problems.map(formatProblem)).toEqual(['feed.ndjson:3 itinerary[1].first_day: must be 0 or more, is -1']);
    const { rows } = await pool.query(
      `select first_day, last_day from itinerary_items i join itineraries y on y.id = i.itinerary_id
       join trips t on t.id = y.trip_id where t.source_ref = 'a' and t.slug = 'trip-a' order by weight`,
    );
    expect(rows).toEqual([
      { first_day: 0, last_day: 0 },
      { first_day: 1, last_day: 1 },
    ]);
  });

  it('names unknown references: hard ones refuse the record, soft ones only the link', async () => {
    const { report, problems } = await importFiles(
      pool,
      feedFile([
        operator('refs', { terms: { theme: ['no-such-term'] } }),
        trip('nobody', 'a'),
        trip('refs', 'b', { start_city: 'atlantis', similar: ['no-such-trip'], places: ['atlantis'] }),
        departure('refs', 'no-such-trip', 'd'),
        review('refs', 'r', { trip: 'no-such-trip' }),
        place('orphan', { parent: 'nowhere' }),
        { kind: 'price', operator: 'refs', departure: 'no-such', tier: 0, price_cents: 1, currency: 'USD' },
      ]),
    );
    expect(problems.map((problem) => [problem.line, problem.field, problem.severity])).toEqual([
      [1, 'terms.theme', 'link'],
      [2, 'operator', 'refused'],
      [3, 'places[1]', 'link'],
      [3, 'similar[1]', 'link'],
      [3, 'start_city', 'link'],
      [4, 'trip', 'refused'],
      [5, 'trip', 'link'],
      [6, 'parent', 'refused'],
      [7, 'departure', 'refused'],
    ]);
    expect(formatProblem(problems[1] as never)).toBe(
      'feed.ndjson:2 operator: names no operator of this feed or of the catalogue: "nobody"',
    );
    expect(report.counts.trip).toMatchObject({ new: 1, refused: 1 });
    expect(report.counts.review).toMatchObject({ new: 1, refused: 0 });
    expect(report.problems).toBe(9);
  });

  it('tells with a refused record what goes with it, and counts one problem', async () => {
    const itinerary = [{ first_day: 1, label: 'Day', start_city: 'wrong-place' }];
    const feed = [
      operator('fell', { name: 7 }),
      trip('fell', 'a', { itinerary }),
      trip('fell', 'b'),
      departure('fell', 'a', 'd1'),
      { kind: 'price', operator: 'fell', departure: 'd1', tier: 0, price_cents: 1, currency: 'USD' },
      review('fell', 'r1', { trip: 'a' }),
      operator('stood'),
      trip('stood', 'c', { duration_days: 0, similar: ['b'] }),
      trip('stood', 'd', { similar: ['c'], places: ['wrong-place', 'below'], terms: { theme: ['Lost'] }, itinerary }),
      departure('stood', 'c', 'd2'),
      departure('stood', 'b', 'd3'),
      review('stood', 'r2', { trip: 'c' }),
      place('wrong-place', { lat: 200 }),
      place('below', { parent: 'wrong-place' }),
      place('further-below', { parent: 'below' }),
      place('nowhere', { parent: 'atlantis' }),
      place('below-nowhere', { parent: 'nowhere' }),
      { kind: 'term', property_key: 'theme', key: 'lost', name: 'Lost' },
      place('same'),
      trip('stood', 'e', { slug: 'same-slug' }),
      trip('stood', 'f', { slug: 'same-slug' }),
      departure('stood', 'f', 'd4'),
    ];
    const { problems, report } = await importFiles(pool, feedFile(feed));
    expect(problems.map(formatProblem)).toEqual([
      'feed.ndjson:1 name: must be a text; 5 records that name it go with it',
      'feed.ndjson:8 duration_days: must be a whole number of days from 1 to 366, is 0; 1 record that names it goes with it, and 2 links to it are left out',
      'feed.ndjson:11 trip: names no trip of this feed or of the catalogue: "b"',
      'feed.ndjson:13 lat: must be 90 or less, is 200; 2 records that name it go with it, and 3 links to it are left out',
      'feed.ndjson:16 parent: names no place of this feed or of the catalogue, or one below itself: "atlantis"; 1 record that names it goes with it',
      'feed.ndjson:18 property_name: is missing; 1 link to it is left out',
      'feed.ndjson:21 slug: belongs to another trip of this feed, choose another: "same-slug" (line 20); 1 record that names it goes with it',
    ]);
    expect(report).toMatchObject({
      problems: 7,
      counts: { departure: { read: 4, refused: 4 }, price: { refused: 1 } },
    });
  });

  it('refuses what hangs on a refused record, and places in a circle', async () => {
    const feed = [
      place('ring-a', { parent: 'ring-b' }),
      place('ring-b', { parent: 'ring-a' }),
      place('ring-c', { parent: 'ring-b' }),
    ];
    expect(await told(feed)).toEqual(
      [1, 2, 3].map((line) => expect.stringMatching(`feed.ndjson:${line} parent: names no place`)),
    );
  });

  it('names negative prices, prices in fractions and unknown currencies', async () => {
    const lines = [
      ...good,
      departure('bad1', 't1', 'd1', { base_price_cents: -5 }),
      departure('bad1', 't1', 'd2', { price1_cents: 1299.5 }),
      departure('bad1', 't1', 'd3', { currency: 'dollars' }),
      departure('bad1', 't1', 'd4', { currency: 'DEM' }),
      operator('bad2', { deposits: { EURO: 20_000 } }),
      departure('bad1', 't1', 'd4', { price2_cents: '1299' }),
    ];
    expect(await told(lines)).toEqual([
      'feed.ndjson:3 base_price_cents: may not be negative, is -5',
      'feed.ndjson:4 price1_cents: must be a whole number of minor units, such as 129900 for 1,299.00, is 1299.5',
      'feed.ndjson:5 currency: must be the ISO 4217 code of a currency in use, such as USD, is "dollars"',
      'feed.ndjson:6 currency: must be the ISO 4217 code of a currency in use, such as USD, is "DEM"',
      'feed.ndjson:7 deposits.EURO: its name must be the ISO 4217 code of a currency in use, such as USD',
      'feed.ndjson:8 price2_cents: must be a whole number of minor units, such as 129900 for 1,299.00, is "1299"',
    ]);
  });

  it('names dates that do not exist and dates in the wrong order', async () => {
    const lines = [
      ...good,
      departure('bad1', 't1', 'd1', { start_date: '2027-02-29' }),
      departure('bad1', 't1', 'd2', { start_date: '05/01/2027' }),
      departure('bad1', 't1', 'd3', { start_date: '0000-01-01' }),
      departure('bad1', 't1', 'd4', { start_date: '2027-05-08' }),
      departure('bad1', 't1', 'd5', { snapshot_at: '2026-11-01' }),
    ];
    expect(await told(lines)).toEqual([
      'feed.ndjson:3 start_date: must be a date that exists, as YYYY-MM-DD, is "2027-02-29"',
      'feed.ndjson:4 start_date: must be a date that exists, as YYYY-MM-DD, is "05/01/2027"',
      'feed.ndjson:5 start_date: must be a date that exists, as YYYY-MM-DD, is "0000-01-01"',
      'feed.ndjson:6 end_date: lies before start_date, is "2027-05-07"',
      'feed.ndjson:7 snapshot_at: must be an instant with its zone, such as 2027-01-14T09:30:00Z, is "2026-11-01"',
    ]);
  });

  it('names duplicate ids, slugs and SKUs with the line that came first', async () => {
    const lines = [
      operator('dup', { slug: 'dup-operator' }),
      operator('dup2', { slug: 'dup-operator' }),
      trip('dup', 'a', { slug: 'dup-trip', sku: 'DUP-1' }),
      trip('dup', 'b', { slug: 'dup-trip' }),
      trip('dup', 'c', { sku: 'DUP-1' }),
      trip('dup', 'a'),
      trip('dup', 'e', { slug: 'bad-input-trip' }),
    ];
    expect(await told(lines)).toEqual([
      'feed.ndjson:2 slug: belongs to another operator of this feed, choose another: "dup-operator" (line 1)',
      'feed.ndjson:4 slug: belongs to another trip of this feed, choose another: "dup-trip" (line 3)',
      'feed.ndjson:5 sku: belongs to another trip of this feed, choose another: "DUP-1" (line 3)',
      'feed.ndjson:6 id: has the same id as a trip before (line 3)',
      'feed.ndjson:7 slug: belongs to another trip of the catalogue, choose another: "bad-input-trip"',
    ]);
  });

  it('names ranks and page addresses that two records claim, and leaves out the second', async () => {
    const category = (slug: string) => ({
      kind: 'category',
      slug,
      name: slug,
      category_type: 'theme',
      pages: [{ page_kind: 'trip', slug: 'shared-page', h1: 'Heading' }],
    });
    const rankings = [{ category: 'rank-a', rank: 1 }];
    const lines = [
      category('rank-a'),
      category('rank-b'),
      operator('rank1', { rankings }),
      operator('rank2', { rankings }),
    ];
    const { problems, report } = await importFiles(pool, feedFile(lines), { apply: true });
    expect(problems.map(formatProblem)).toEqual([
      'feed.ndjson:2 pages[1]: has the same kind, slug and duration_band as another category has already, so this entry is left out (line 1)',
      'feed.ndjson:4 rankings[1]: has the same category and rank as another operator has already, so this entry is left out (line 3)',
    ]);
    expect(report.counts.operator).toMatchObject({ new: 2, refused: 0 });
  });

  const theme = { kind: 'term', property_key: 'theme', property_name: 'Theme', name: 'Some theme' };

  it('refuses days before a trip starts that no calendar reaches back by', async () => {
    const days = 2_147_483_647;
    expect(
      await told([
        operator('days'),
        trip('days', 'final', { merchant_model_params: { final_payment_days: days } }),
        trip('days', 'info', { merchant_model_params: { passenger_info_days: days } }),
        trip('days', 'refund', { cancellation: { tiers: [{ min_days: days, refund_bps: 0 }] } }),
        trip('days', 'far', { merchant_model_params: { final_payment_days: 3_650 } }),
      ]),
    ).toEqual([
      'feed.ndjson:2 merchant_model_params.final_payment_days: must be 3650 or less, is 2147483647',
      'feed.ndjson:3 merchant_model_params.passenger_info_days: must be 3650 or less, is 2147483647',
      'feed.ndjson:4 cancellation.tiers[1].min_days: must be 3650 or less, is 2147483647',
    ]);
  });

  it('refuses keys of terms that no filter could name', async () => {
    const why = 'must be letters, digits, dots, hyphens and underscores, such as small-group: it stands in addresses';
    const keys = ['Wein & Wandern', 'food,wine', 'हिन्दी', 'köln_2.0-a', ' '];
    expect(await told(keys.map((key) => ({ ...theme, key })))).toEqual([
      `feed.ndjson:1 key: ${why}, is "Wein & Wandern"`,
      `feed.ndjson:2 key: ${why}, is "food,wine"`,
      expect.stringContaining('feed.ndjson:5 key: '),
    ]);
  });

  it('names missing and wrong fields, and warns of unknown ones once', async () => {
    const lines = [
      { kind: 'trip', id: 't', operator: 'bad1', duration_days: 'ten' },
      { kind: 'tripp' },
      { id: 'x' },
      operator('bad2', { knownFor: 'x' }),
      operator('bad3', { knownFor: 'y', lead_email: 'not-an-address' }),
      trip('bad1', 'params', { params: { weather: 'Dry.' } }),
    ];
    expect(await told(lines)).toEqual([
      'feed.ndjson:1 duration_days: must be a whole number of days from 1 to 366, is "ten"',
      'feed.ndjson:1 name: is missing',
      expect.stringMatching(/^feed\.ndjson:2 kind: must be one of .*did you mean trip\?, is "tripp"$/),
      expect.stringMatching(/^feed\.ndjson:3 kind: is missing: must be one of/),
      'feed.ndjson:4 knownFor: operator records have no such field, it is left out here and in all other lines; did you mean known_for?',
      'feed.ndjson:5 lead_email: must be an email address',
      'feed.ndjson:6 params: has a field that is not known here: weather',
    ]);
  });

  it('warns of unknown fields inside objects and lists with file, line and path, and takes the record', async () => {
    const image = { url: 'https://a.example/b.jpg', colour: 'red' };
    const itinerary = [1, 2, 3].map((day) => ({ first_day: day, label: `Day ${day}` }));
    const trips = [
      operator('bad6', { image_hosts: ['a.example'] }),
      trip('bad6', 't1'),
      trip('bad6', 't2', {
        cover_image: image,
        itinerary: [...itinerary.slice(0, 2), { ...itinerary[2], lodgings: 1 }],
      }),
      trip('bad6', 't3', {
        cover_image: image,
        inclusions: [{ inclusion_kind: 'tip', included: true, label: 'x', lable: 1 }],
      }),
    ];
    const tiers = '"[{""tier"": 1, ""label"": ""Shared"", ""occupancy"": 2, ""foo"": 1}]"';
    const csv = [
      'id,operator,name,duration_days,coverImage.ulr,price_tiers',
      `c1,bad6,One,5,x,`,
      `c2,bad6,Two,5,x,${tiers}`,
      `c3,bad6,Three,5,x,${tiers}`,
    ];
    const files = [feedFile(trips), feedFile(csv, 'trips.csv')];
    const { report, problems } = await importFiles(pool, files, { apply: true });
    const place = 'trip records have no such field in';
    expect(problems.map(formatProblem)).toEqual([
      `feed.ndjson:3 cover_image.colour: ${place} cover_image, it is left out here and everywhere else`,
      `feed.ndjson:3 itinerary[3].lodgings: ${place} itinerary, it is left out here and everywhere else`,
      `feed.ndjson:4 inclusions[1].lable: ${place} inclusions, it is left out here and everywhere else; did you mean label?`,
      'trips.csv:1 coverImage.ulr: trip has no such column, it is left out; did you mean cover_image.url?',
      `trips.csv:3 price_tiers[1].foo: ${place} price_tiers, it is left out here and everywhere else`,
    ]);
    expect(report).toMatchObject({ problems: 0, warnings: 5, counts: { trip: { read: 6, refused: 0 } } });
    const told = await pool.query('select count(*) from feed_problems where feed_run_id = $1', [report.runId]);
    expect(told.rows).toEqual([{ count: 5 }]);
  });

  it('names fifty of 400 unknown columns and counts the others', async () => {
    const names = Array.from({ length: 400 }, (_, i) => `custom_${i}`);
    const problems = await told(`id,name,${names}\nbad5,Five,${names}\n`, 'operators.csv');
    expect(problems).toHaveLength(51);
    expect(problems).toContain(
      'operators.csv:1 350 more columns are unknown; they are left out too, without being named',
    );
  });

  it('stores what PostgreSQL could not hold without it, and refuses numbers out of range', async () => {
    const lines = [
      operator('odd', { name: 'a\u0000b', known_for: 'half \ud800 a pair' }),
      departure('odd', 't', 'd', { min_to_run: 1e12 }),
    ];
    expect(await told(lines)).toEqual(['feed.ndjson:2 min_to_run: must be 2147483647 or less, is 1000000000000']);
  });

  it('notes the run with its problems', async () => {
    const { report } = await importFiles(pool, feedFile([trip('nobody', 'z')]));
    const run = await pool.query('select * from feed_runs where id = $1', [report.runId]);
    expect(run.rows[0]).toMatchObject({
      file_name: 'feed.ndjson',
      applied: false,
      counts: { problems: 1, trip: { refused: 1 } },
    });
    expect(run.rows[0].file_hash).toHaveLength(32);
    const problems = await pool.query('select line, field, problem from feed_problems where feed_run_id = $1', [
      report.runId,
    ]);
    expect(problems.rows).toEqual([{ line: 1, field: 'operator', problem: expect.stringContaining('nobody') }]);
  });

  it('leaves out links of a record to itself, and keeps the record', async () => {
    const category = (slug: string, related: string[]) => {
      return { kind: 'category', slug, name: slug, category_type: 'theme', related };
    };
    const lines = [
      operator('own', { slug: 'own-co', similar: ['own-co', 'own2'] }),
      operator('own2'),
      trip('own', 'o1', { similar: ['o2', 'o1'] }),
      trip('own', 'o2'),
      category('own-list', ['own-list']),
    ];
    const [dry, applied] = [await told(lines), await importFiles(pool, feedFile(lines), { apply: true })];
    expect(dry).toEqual([
      'feed.ndjson:1 similar[1]: names this very operator, so it is left out',
      'feed.ndjson:3 similar[2]: names this very trip, so it is left out',
      'feed.ndjson:5 related[1]: names this very category, so it is left out',
    ]);
    expect(applied.problems.map(formatProblem)).toEqual(dry);
    const { operator: companies, trip: trips, category: lists } = applied.report.counts;
    expect([companies, trips, lists]).toMatchObject([{ refused: 0 }, { refused: 0 }, { refused: 0, new: 1 }]);
    const { rows } = await pool.query(
      `select o.source_ref from trip_relations r join trips t on t.id = r.trip_id join trips o on o.id = r.other_id
       where t.source_ref = 'o1' union all
       select o.source_ref from operator_relations r join operators o on o.id = r.other_id order by 1`,
    );
    expect(rows).toEqual([{ source_ref: 'o2' }, { source_ref: 'own2' }]);
  });

  it('leaves out what a trip that replaces itself says, and those that replace each other', async () => {
    const successors = { a: 'a', b: 'c', c: 'b', d: 'b', e: 'f', f: undefined };
    const lines = [
      operator('round'),
      ...Object.entries(successors).map(([id, superseded_by]) => trip('round', id, { superseded_by })),
    ];
    const why = 'superseded_by: leads back to this very trip, so it is left out';
    const { problems } = await importFiles(pool, feedFile(lines), { apply: true });
    expect(problems.map(formatProblem)).toEqual([2, 3, 4].map((line) => `feed.ndjson:${line} ${why}`));
    const stored = async () => {
      const { rows } = await pool.query(
        `select t.source_ref as id, s.source_ref as successor from trips t join operators o on o.id = t.operator_id
         join trips s on s.id = t.superseded_by where o.source_ref = 'round' order by 1`,
      );
      return rows;
    };
    const kept = [
      { id: 'd', successor: 'b' },
      { id: 'e', successor: 'f' },
    ];
    expect(await stored()).toEqual(kept);
    // The other half of the circle is known already.
    expect(await told([trip('round', 'f', { superseded_by: 'e' })])).toEqual([`feed.ndjson:1 ${why}`]);
  });

  it('tells what a list says twice, and takes what stands first', async () => {
    const page = { page_kind: 'trip', h1: 'Heading' };
    const lines = [
      { kind: 'category', slug: 'said', name: 'Said', category_type: 'theme', pages: [page, { ...page, h1: 'Other' }] },
      operator('twice', {
        rankings: [
          { category: 'said', rank: 1 },
          { category: 'said', rank: 2 },
        ],
      }),
      trip('twice', 'tw', {
        price_tiers: [1, 2, 1].map((tier, at) => ({ tier, label: `Room ${at}`, occupancy: 1 })),
        places: ['twice-there', 'twice-there'],
      }),
      place('twice-there'),
    ];
    const { problems } = await importFiles(pool, feedFile(lines), { apply: true });
    expect(problems.map((problem) => [formatProblem(problem), problem.severity])).toEqual([
      [
        'feed.ndjson:1 pages[2]: has the same page_kind and duration_band as an entry before, so it is left out',
        'link',
      ],
      ['feed.ndjson:2 rankings[2]: has the same category as an entry before, so it is left out', 'link'],
      ['feed.ndjson:3 price_tiers[3]: has the same tier as an entry before, so it is left out', 'link'],
    ]);
    const { rows } = await pool.query(
      `select p.label from trip_price_tiers p join trips t on t.id = p.trip_id where t.source_ref = 'tw' order by tier`,
    );
    expect(rows).toEqual([{ label: 'Room 0' }, { label: 'Room 1' }]);
  });
});
