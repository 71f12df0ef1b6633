import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, place, review, trip } from './testing.ts';

const may = (day: number) => ({
  start_date: `2027-05-${String(day).padStart(2, '0')}`,
  end_date: `2027-05-${day + 6}`,
});

describe('a sparse feed', () => {
  const { pool } = testDatabase();
  const one = async (text: string) => (await pool.query(text)).rows[0];

  it('is taken as it is: little known, nulls and empty texts, departures of every sort', async () => {
    const feed = [
      operator('sparse', { video_url: '', lead_email: null, faqs: null }),
      place('chile', { lat: null, long: null }),
      trip('sparse', 'bare'),
      trip('sparse', 'no-dates', { start_city: 'chile', cover_image: null, highlights: ['', 'One'] }),
      trip('sparse', 'dated', { currency: 'EUR', single_supplement_price_cents: 30_000 }),
      departure('sparse', 'dated', 'one-price', { base_price_cents: undefined, price3_cents: 88_000 }),
      departure('sparse', 'dated', 'no-price', { base_price_cents: null }),
      departure('sparse', 'dated', 'euros', { currency: 'EUR', ...may(8) }),
      departure('sparse', 'dated', 'yen', { currency: 'JPY', base_price_cents: 128_000, ...may(15) }),
      departure('sparse', 'dated', 'cancelled', { availability: 'cancelled' }),
      departure('sparse', 'dated', 'request', { availability: 'on_request' }),
      departure('sparse', 'dated', 'full', { availability: 'sold_out', departure_guaranteed: true, spots_left: 0 }),
    ];
    const { report, problems } = await importFiles(pool, feedFile(feed), { apply: true });
    expect(problems).toEqual([]);
    expect(report.counts.departure).toMatchObject({ read: 7, new: 7 });
    const { rows } = await pool.query(
      'select source_ref, currency, base_price_cents as base, price3_cents as third, availability, departure_guaranteed as runs from departures order by 1',
    );
    expect(rows).toEqual([
      { source_ref: 'cancelled', currency: 'USD', base: 150_000, third: null, availability: 'cancelled', runs: false },
      { source_ref: 'euros', currency: 'EUR', base: 150_000, third: null, availability: 'open', runs: false },
      { source_ref: 'full', currency: 'USD', base: 150_000, third: null, availability: 'sold_out', runs: true },
      { source_ref: 'no-price', currency: 'USD', base: null, third: null, availability: 'open', runs: false },
      { source_ref: 'one-price', currency: 'USD', base: null, third: 88_000, availability: 'open', runs: false },
      { source_ref: 'request', currency: 'USD', base: 150_000, third: null, availability: 'on_request', runs: false },
      { source_ref: 'yen', currency: 'JPY', base: 128_000, third: null, availability: 'open', runs: false },
    ]);
    expect(
      await one(
        `select d.slug from trip_locations l join destinations d on d.id = l.destination_id join trips t on t.id = l.trip_id where t.source_ref = 'no-dates'`,
      ),
    ).toEqual({ slug: 'chile' });
  });

  it('is told that a fixed deposit without a currency says nothing', async () => {
    const feed = [
      operator('sum', { fix_deposit: true, deposit_amount: 40_000 }),
      operator('sums', { fix_deposit: true, deposits: { USD: 40_000 } }),
      operator('share', { deposit_amount: 2_000 }),
    ];
    const { problems } = await importFiles(pool, feedFile(feed));
    expect(problems.map(({ line, field, severity }) => ({ line, field, severity }))).toEqual([
      { line: 1, field: 'deposits', severity: 'warning' },
    ]);
    expect(problems[0]?.problem).toContain('{"USD": 40000}');
  });

  it('has its authors called what the company calls them, never verified travelers', async () => {
    const badges = ['verified_traveler', 'expert', 'company_verified', 'none'];
    const feed = [operator('words'), ...badges.map((badge) => review('words', badge, { review_badge: badge }))];
    await importFiles(pool, feedFile(feed), { apply: true });
    const { rows } = await pool.query(
      `select reviews.source_ref, review_badge from reviews join operators on operators.id = operator_id
       where operators.source_ref = 'words' order by 1`,
    );
    expect(rows.map((row) => [row.source_ref, row.review_badge])).toEqual([
      ['company_verified', 'company_verified'],
      ['expert', 'company_expert'],
      ['none', 'none'],
      ['verified_traveler', 'company_verified'],
    ]);
    const again = await importFiles(pool, feedFile(feed));
    expect(again.report.counts.review).toMatchObject({ unchanged: 4 });
  });

  it('sells each date in one currency: the trip’s, else the first, and tells of the others', async () => {
    const feed = [
      operator('many'),
      trip('many', 'home', { currency: 'NOK' }),
      departure('many', 'home', 'h-eur', { currency: 'EUR' }),
      departure('many', 'home', 'h-nok', { currency: 'NOK' }),
      departure('many', 'home', 'h-late', { currency: 'EUR', ...may(8) }),
      trip('many', 'bare'),
      departure('many', 'bare', 'b-gbp', { currency: 'GBP' }),
      departure('many', 'bare', 'b-usd', { currency: 'USD' }),
    ];
    const { report, problems } = await importFiles(pool, feedFile(feed), { apply: true });
    expect(problems.map(({ line, field, severity, problem }) => [line, field, severity, problem])).toEqual([
      [3, 'currency', 'warning', 'is EUR, and this date is sold in NOK: the currency of the trip (line 4)'],
      [
        8,
        'currency',
        'warning',
        'is USD, and this date is sold in GBP: what stands first; name the one you want in currency of the trip (line 7)',
      ],
    ]);
    expect(report.counts.departure).toMatchObject({ read: 5, new: 3 });
    const { rows } = await pool.query(
      `select d.source_ref from departures d join operators o on o.id = d.operator_id where o.source_ref = 'many' order by 1`,
    );
    expect(rows.map((row) => row.source_ref)).toEqual(['b-gbp', 'h-late', 'h-nok']);
  });

  it('has its HTML turned into clean text, in names, descriptions and days', async () => {
    const feed = [
      operator('html', { known_for: '<p>Guides &amp; horses</p><script>alert(1)</script><p>Since 1990</p>' }),
      trip('html', 'h', {
        name: 'Salta &amp; <b>Jujuy</b>',
        details: 'First<br/>line<ul><li>one</li><li>two</li></ul>',
        faqs: [{ question: 'Visa&#63;', answer: '<div>No.</div>' }],
        itinerary: [{ first_day: 1, label: '<i>Arrival</i>', details: '<p onclick="x()">Rest.</p>' }],
      }),
    ];
    await importFiles(pool, feedFile(feed), { apply: true });
    expect(await one(`select known_for from operators where source_ref = 'html'`)).toEqual({
      known_for: 'Guides & horses\n\nSince 1990',
    });
    expect(
      await one(
        `select t.name, t.slug, t.details, t.faqs, i.label, i.details as day from trips t join itineraries y on y.trip_id = t.id join itinerary_items i on i.itinerary_id = y.id where t.source_ref = 'h'`,
      ),
    ).toEqual({
      name: 'Salta & Jujuy',
      slug: 'salta-and-jujuy',
      details: 'First\nline\n• one\n• two',
      faqs: [{ question: 'Visa?', answer: 'No.' }],
      label: 'Arrival',
      day: 'Rest.',
    });
  });

  it('has no price of 0: it is left out and told, and a price record of it is refused', async () => {
    const feed = [
      operator('free'),
      trip('free', 'f', { base_price_cents: 0, currency: 'USD', single_supplement_price_cents: 0 }),
      departure('free', 'f', 'f1', { base_price_cents: 0, price1_cents: 0, price2_cents: 90_000 }),
      { kind: 'price', operator: 'free', departure: 'f1', tier: 3, price_cents: 0, currency: 'USD' },
    ];
    const { problems } = await importFiles(pool, feedFile(feed), { apply: true });
    const none = 'is 0, which is no price, so it is left out';
    expect(problems.map(({ line, field, problem, severity }) => [line, field, problem, severity])).toEqual([
      [2, 'base_price_cents', none, 'warning'],
      [3, 'base_price_cents', none, 'warning'],
      [3, 'price1_cents', none, 'warning'],
      [4, 'price_cents', 'must be more than 0, which is no price, is 0', 'refused'],
    ]);
    expect(
      await one(
        `select t.base_price_cents as about, t.single_supplement_price_cents as single, d.base_price_cents as base,
           d.price1_cents as first, d.price2_cents as second
         from departures d join trips t on t.id = d.trip_id where d.source_ref = 'f1'`,
      ),
    ).toEqual({ about: null, single: 0, base: null, first: null, second: 90_000 });
  });

  it('visits the cities of its days, also of those that come apart from its trips or are known', async () => {
    const visited = async () => {
      const { rows } = await pool.query(
        `select t.source_ref as id, array_agg(d.slug order by l.position) as cities
         from trips t join operators o on o.id = t.operator_id join trip_locations l on l.trip_id = t.id
         join destinations d on d.id = l.destination_id where o.source_ref = 'far' group by 1 order by 1`,
      );
      return Object.fromEntries(rows.map(({ id, cities }) => [id, cities]));
    };
    const day = (first_day: number, start_city: string, end_city?: string) => {
      return { first_day, label: 'On', start_city, end_city };
    };
    const days = [day(1, 'lima'), day(2, 'cusco', 'puno'), day(3, 'atlantis', 'lima')];
    const apart = (id: string) => ({ kind: 'itinerary', operator: 'far', trip: id, days });
    const trips = [
      operator('far'),
      ...['lima', 'cusco', 'puno', 'la-paz'].map((slug) => place(slug)),
      trip('far', 'bare'),
      trip('far', 'between', { start_city: 'la-paz', end_city: 'cusco' }),
      trip('far', 'listed', { places: ['puno'] }),
      trip('far', 'inside', { itinerary: [day(1, 'puno', 'cusco')] }),
    ];
    const all = [...trips, ...['bare', 'between', 'listed'].map(apart)];
    const { problems } = await importFiles(pool, feedFile(all), { apply: true });
    expect(problems.map(({ line, field }) => [line, field])).toEqual(
      [10, 11, 12].map((line) => [line, 'days[3].start_city']),
    );
    const cities = {
      bare: ['lima', 'cusco', 'puno'],
      between: ['la-paz', 'lima', 'cusco', 'puno'],
      inside: ['puno', 'cusco'],
      listed: ['puno'],
    };
    expect(await visited()).toEqual(cities);
    const known = trips.map((record) => ({ ...record, itinerary: undefined }));
    const again = await importFiles(pool, feedFile(known), { apply: true });
    expect(again.report.counts.trip).toMatchObject({ read: 4, unchanged: 4 });
    expect(await visited()).toEqual(cities);
    // Without a city in any trip's own record, too.
    const one = await importFiles(pool, feedFile([trip('far', 'bare')]), { apply: true });
    expect(one.report.counts.trip).toMatchObject({ unchanged: 1 });
    const other = [trip('far', 'bare'), { ...apart('bare'), days: days.slice(1, 2) }];
    const changed = await importFiles(pool, feedFile(other), { apply: true });
    expect(changed.report.changedFields).toMatchObject({ trip: { places: 1 } });
    expect(await visited()).toEqual({ ...cities, bare: ['cusco', 'puno'] });
  });

  it('has no texts of blanks or markup without a word', async () => {
    const said = { content: 'Fine.', reply: 'Thank you.', replied_at: '2026-08-02T10:00:00Z' };
    const feed = (empty: string, words: Record<string, unknown>) => [
      operator('mute', { booking_policy: empty }),
      trip('mute', 'm', { price_notes: empty, highlights: ['One', empty], params: { visa: empty, meals: 'None.' } }),
      review('mute', 'mr', words),
    ];
    await importFiles(pool, feedFile(feed('', said)), { apply: true });
    const blank = { content: ' \n', reply: '<p></p>' };
    const markup = { content: '<p>&nbsp;</p>', reply: '\t' };
    for (const [empty, words] of [['<br>', blank] as const, [' \u00a0', markup] as const]) {
      const { problems } = await importFiles(pool, feedFile(feed(empty, words)), { apply: true });
      expect(problems).toEqual([]);
      expect(
        await one(
          `select o.booking_policy, t.price_notes, t.highlights, r.content, r.reply,
             (select array_agg(section) from trip_params p where p.trip_id = t.id) as sections
           from operators o join trips t on t.operator_id = o.id join reviews r on r.operator_id = o.id
           where o.source_ref = 'mute'`,
        ),
      ).toEqual({
        booking_policy: null,
        price_notes: null,
        highlights: ['One'],
        content: null,
        reply: said.reply,
        sections: ['meals'],
      });
    }
  });

  it('is refused where what is needed has no word', async () => {
    const empty = '<p></p>';
    const feed = [
      operator('wordless'),
      trip('wordless', 'w1', { itinerary: [{ first_day: 1, label: empty }] }),
      trip('wordless', 'w2', { inclusions: [{ inclusion_kind: 'tip', included: true, label: empty }] }),
      trip('wordless', 'w3', { price_tiers: [{ tier: 1, label: empty, occupancy: 2 }] }),
      {
        kind: 'category',
        slug: 'wordless',
        name: 'W',
        category_type: 'theme',
        pages: [{ page_kind: 'trip', h1: empty }],
      },
      { kind: 'article', slug: 'wordless', name: 'W', body: empty },
      { kind: 'slider', category: 'wordless', position: 1, title: empty, operators: ['wordless'] },
    ];
    const { problems } = await importFiles(pool, feedFile(feed), { shared: true });
    expect(problems.map(({ field, problem, severity }) => [field, problem, severity])).toEqual(
      ['itinerary[1].label', 'inclusions[1].label', 'price_tiers[1].label', 'pages[1].h1', 'body', 'title'].map(
        (field) => [field, expect.stringMatching(/^may not be empty/), 'refused'],
      ),
    );
  });

  it('may write the scheme of an address in capitals', async () => {
    const feed = [operator('shout'), trip('shout', 's', { external_url: 'HTTPS://X.example/A' })];
    const { problems } = await importFiles(pool, feedFile(feed), { apply: true });
    expect(problems).toEqual([]);
    expect(await one(`select external_url from trips where source_ref = 's'`)).toEqual({
      external_url: 'https://X.example/A',
    });
  });
});
