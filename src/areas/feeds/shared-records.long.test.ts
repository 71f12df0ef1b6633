import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { formatProblem } from './problems.ts';
import { feedFile, importFiles, operator, place, trip } from './testing.ts';

describe('what belongs to no company', () => {
  const { pool } = testDatabase();
  const one = async (text: string) => (await pool.query(text)).rows[0];
  const peru = `select name, country_code, lat, article, faqs, time_zone, (select slug from destinations p where p.id = d.parent_id) as parent,
    (select slug from categories c where c.id = d.world_category_id) as guide from destinations d where slug = 'peru'`;

  const theme = { kind: 'term', property_key: 'theme', property_name: 'Theme', key: 'Wildlife', name: 'Wildlife' };
  const guide = {
    kind: 'category',
    slug: 'peru-trips',
    name: 'Peru trips',
    category_type: 'country',
    place: 'peru',
    travel_guide: 'Bring layers.',
    related: ['andes-trips'],
    pages: [{ page_kind: 'trip', h1: 'Peru trips' }],
  };
  const full = place('peru', {
    name: 'Peru',
    country_code: 'PE',
    time_zone: 'America/Lima',
    lat: -9.19,
    long: -75.02,
    parent: 'south-america',
    article: 'High and wide.',
    faqs: [{ question: 'Visa?', answer: 'No.' }],
    world_category: 'peru-trips',
  });
  const site = [
    { ...theme, title: 'Wildlife trips', description: 'Animals.', figures: { least: 4 }, position: 3, bookable: false },
    place('south-america', { place_kind: 'continent' }),
    full,
    guide,
    { ...guide, slug: 'andes-trips', name: 'Andes trips', related: [] },
    { kind: 'attraction', attraction_kind: 'poi', slug: 'colca', name: 'Colca', place: 'peru', article: 'Deep.' },
    { kind: 'association', name: 'Guild', description: 'Guides.' },
  ];

  it('keeps what a sparse record of a company leaves out', async () => {
    expect((await importFiles(pool, feedFile(site), { apply: true })).problems).toEqual([]);
    const all = ['terms', 'destinations', 'categories', 'attractions', 'travel_associations'];
    const rows = async () =>
      Promise.all(all.map(async (t) => (await pool.query(`select * from ${t} order by id`)).rows));
    const parts =
      'select (select count(*) from category_pages) as pages, (select count(*) from category_relations) as related';
    const before = [await rows(), await one(parts), await one(peru)];
    const sparse = [
      { ...theme, key: 'wildlife' },
      place('peru', { name: 'Peru' }),
      { kind: 'category', slug: 'peru-trips', name: 'Peru trips', category_type: 'country' },
      { kind: 'attraction', attraction_kind: 'poi', slug: 'colca', name: 'Colca', place: 'peru' },
      { kind: 'association', name: 'Guild' },
      operator('sparse-co'),
      trip('sparse-co', 't', { places: ['peru'], terms: { theme: ['wildlife'] } }),
    ];
    for (const shared of [false, true]) {
      const { problems, report } = await importFiles(pool, feedFile(sparse), { apply: true, shared });
      expect(problems).toEqual([]);
      for (const kind of ['term', 'place', 'category', 'attraction', 'association'] as const)
        expect(report.counts[kind], kind).toMatchObject({ read: 1, unchanged: 1 });
      const [before0, ...others] = before;
      expect(others).toEqual([await one(parts), await one(peru)]);
      const untouched = (tables: unknown) =>
        JSON.parse(JSON.stringify(tables), (key, value) => (/_count$|^updated_at$/.test(key) ? null : value));
      expect(untouched(await rows())).toEqual(untouched(before0));
    }
  });

  it('tells what a company would change, once a record, and leaves it as it is', async () => {
    const feed = [
      { ...theme, name: 'Beasts', position: 1 },
      { ...full, name: 'Perú', lat: -9, article: undefined, parent: 'andes' },
      { ...guide, pages: [{ page_kind: 'trip', h1: 'Other words' }], related: [] },
      place('andes', { place_kind: 'region' }),
      operator('other-co'),
      trip('other-co', 't', { places: ['peru'], terms: { theme: ['wildlife'] } }),
    ];
    const before = await one(peru);
    const { problems, report } = await importFiles(pool, feedFile(feed), { apply: true });
    const why = (kind: string) =>
      `because all companies share this ${kind}: import with --shared to change it for everybody`;
    expect(problems.map(formatProblem)).toEqual([
      `feed.ndjson:1 name, position: left as the site knows it ("Wildlife", 3), ${why('term')}`,
      `feed.ndjson:2 name, lat, parent: left as the site knows it ("Peru", -9.19000), ${why('place')}`,
      `feed.ndjson:3 related, pages: left as the site knows it, ${why('category')}`,
    ]);
    expect(report.counts.place).toEqual({ read: 2, new: 1, changed: 0, unchanged: 1, refused: 0 });
    expect(report.counts.trip).toMatchObject({ new: 1 });
    expect(await one(peru)).toEqual(before);
    expect(await one(`select name, position from terms where key = 'Wildlife'`)).toEqual({
      name: 'Wildlife',
      position: 3,
    });
    expect(await one('select h1 from category_pages where h1 = $$Other words$$')).toBeUndefined();
  });

  it('changes when it is asked for, and still keeps what is left out', async () => {
    const before = await one(peru);
    const feed = [
      place('peru', { name: 'Perú', lat: -9, long: -75.02 }),
      { ...guide, pages: [{ page_kind: 'trip', h1: 'Other words' }], related: [] },
    ];
    const { problems, report } = await importFiles(pool, feedFile(feed), { apply: true, shared: true });
    expect(problems).toEqual([]);
    expect(report.changedFields).toEqual({ place: { lat: 1, name: 1 }, category: { pages: 1, related: 1 } });
    expect(await one(peru)).toEqual({ ...before, name: 'Perú', lat: -9 });
  });

  it('keeps the rule of a category that leaves it out, unless it was that of the place from which it moves', async () => {
    const ruled = { ...guide, slug: 'ruled', place: 'peru', related: [], pages: [], rule: { max_duration_days: 7 } };
    const placed = { ...ruled, slug: 'placed', rule: undefined };
    const rules = async () =>
      (await pool.query(`select rule from categories where slug in ('ruled', 'placed') order by slug desc`)).rows;
    const give = (...feed: object[]) => importFiles(pool, feedFile(feed as never), { apply: true, shared: true });
    await give(ruled, placed);
    expect(await rules()).toEqual([{ rule: { max_duration_days: 7 } }, { rule: { places: ['peru'] } }]);
    const { problems, report } = await give({ ...ruled, rule: undefined, travel_tips: 'Go slowly.' }, placed);
    expect(problems).toEqual([]);
    expect(report.changedFields.category).toEqual({ travel_tips: 1 });
    await give({ ...ruled, rule: undefined, place: 'south-america' }, { ...placed, place: 'south-america' });
    expect(await rules()).toEqual([{ rule: { max_duration_days: 7 } }, { rule: { places: ['south-america'] } }]);
    // An empty rule is that of the place, said aloud.
    await give({ ...ruled, rule: {} });
    expect(await rules()).toMatchObject([{ rule: { places: ['peru'] } }, {}]);
  });

  it('has no time zone that nobody knows: a misspelt one is told and left out', async () => {
    const feed = [
      place('peru', { name: 'Peru', time_zone: 'America/Limma' }),
      place('tonga', { time_zone: 'Pacific/Tonga' }),
    ];
    const { problems, report } = await importFiles(pool, feedFile(feed), { apply: true, shared: true });
    expect(problems.map((problem) => [formatProblem(problem), problem.severity])).toEqual([
      [
        'feed.ndjson:1 time_zone: names no time zone of the IANA, such as America/Lima, so it is left out: "America/Limma"',
        'link',
      ],
      [
        'feed.ndjson:2 time_zone: names no time zone of the IANA, such as America/Lima, so it is left out: "Pacific/Tonga"',
        'link',
      ],
    ]);
    expect(report.counts.place).toMatchObject({ new: 1 });
    expect((await one(peru)).time_zone).toBe('America/Lima');
    expect(await one(`select time_zone from destinations where slug = 'tonga'`)).toEqual({ time_zone: null });
  });

  it('comes with a company where nobody knows it yet', async () => {
    const feed = [place('bolivia', { name: 'Bolivia', country_code: 'BO' }), place('uyuni', { parent: 'bolivia' })];
    const { problems, report } = await importFiles(pool, feedFile(feed), { apply: true });
    expect(problems).toEqual([]);
    expect(report.counts.place).toMatchObject({ new: 2 });
  });

  describe('a partner', () => {
    const board = {
      kind: 'partner',
      slug: 'visit-andes',
      name: 'Visit Andes',
      base_url: 'https://andes.example',
      template_type: 'tourism_board',
      social_links: [{ name: 'Site', url: 'https://office.example' }],
      hidden_menus: ['destinations'],
      menu_items: [{ title: 'Peru', href: '/guide/peru' }],
      scopes: [{ kind: 'category', target: 'peru-trips', mode: 'include' }],
    };
    const stored = async () =>
      one(`select name, base_url, template_type, social_links, hidden_menus,
        (select count(*) from partner_scopes s where s.partner_id = p.id) as scopes,
        (select count(*) from partner_menu_items i where i.partner_id = p.id) as menus
        from partners p where slug = 'visit-andes'`);
    const given = (record: object, shared: boolean) =>
      importFiles(pool, feedFile([{ ...board, ...record }]), { apply: true, shared });

    it('is not a company’s to bring', async () => {
      const { problems } = await given({}, false);
      expect(problems.map(({ problem }) => problem)).toEqual([expect.stringMatching(/import with --shared/)]);
      expect(await stored()).toBeUndefined();
    });

    it('is not a company’s to change, in what it shows neither', async () => {
      expect((await given({}, true)).problems).toEqual([]);
      const before = await stored();
      const { problems } = await given({ base_url: 'https://other.example', scopes: [] }, false);
      expect(problems.map(formatProblem)).toEqual([
        expect.stringMatching(/^feed\.ndjson:1 base_url, scopes: left as the site knows it.*import with --shared/),
      ]);
      expect(await stored()).toEqual(before);
    });

    it('keeps what a record leaves out', async () => {
      const before = await stored();
      for (const shared of [false, true]) {
        const sparse = { kind: 'partner', slug: 'visit-andes', name: 'Visit Andes' };
        const { problems, report } = await importFiles(pool, feedFile([sparse]), { apply: true, shared });
        expect(problems).toEqual([]);
        expect(report.counts.partner).toMatchObject({ unchanged: 1 });
        expect(await stored()).toEqual(before);
      }
    });

    it('stays as it is where it would show more than it should, because a scope names nothing', async () => {
      const before = await stored();
      const scope = (target: string, mode: string) => ({ kind: 'category', target, mode });
      const lost = [scope('atlantis', 'include')];
      const named = 'names no operator or category or trip of this feed or of the catalogue: "atlantis"';
      for (const scopes of [lost, [scope('peru-trips', 'include'), scope('atlantis', 'exclude')]]) {
        const { problems, report } = await given({ name: 'Other', scopes }, true);
        expect(problems.map(({ field, problem, severity }) => [field, problem, severity])).toEqual([
          ['scopes', expect.stringMatching(/^names what isn’t there: .*so this record is left out$/), 'refused'],
          [`scopes[${scopes.length}].target`, expect.stringContaining(named), 'link'],
        ]);
        expect(report.counts.partner).toMatchObject({ changed: 0, refused: 1 });
        expect(await stored()).toEqual(before);
      }
      const fresh = await given({ slug: 'fresh', base_url: undefined, scopes: lost }, true);
      expect(fresh.report.counts.partner).toMatchObject({ new: 0, refused: 1 });
      // It shows less than it should, and is told of it; what stands twice is there once.
      const scopes = [...lost, scope('peru-trips', 'include'), scope('peru-trips', 'include')];
      expect((await given({ scopes }, true)).report.counts.partner).toMatchObject({ unchanged: 1, refused: 0 });
    });

    it('is told of where it stands at the host of another one', async () => {
      const others = ['https://Andes.example/', 'https://board.example', 'https://board.example/'];
      const feed = others.map((base_url, at) => ({ kind: 'partner', slug: `at-${at}`, name: 'At', base_url }));
      const { problems } = await importFiles(pool, feedFile(feed), { shared: true });
      expect(problems.map(formatProblem)).toEqual([
        expect.stringMatching(/^feed\.ndjson:1 base_url: is at the host of the partner "visit-andes" as well/),
        expect.stringMatching(/^feed\.ndjson:3 base_url: is at the host of the partner "at-1" as well/),
      ]);
    });

    it.each(['https://sojourn.example/pl/deep', 'https://sojourn.example/pl/deep/'])(
      'may name where it stands on our site: %s',
      async (base_url) => {
        const feed = feedFile([{ ...board, slug: 'deep', base_url }]);
        expect((await importFiles(pool, feed, { shared: true })).problems).toEqual([]);
      },
    );

    it.each([
      'https://board.example/travel',
      'https://board.example/pl',
      'https://board.example/pl/a/b',
      'https://board.example/?a=b',
      'https://board.example/#a',
    ])('has an address at the root of its host, where its pages stand: not %s', async (base_url) => {
      const { problems, report } = await importFiles(pool, feedFile([{ ...board, slug: 'deep', base_url }]), {
        shared: true,
      });
      expect(problems.map(formatProblem)).toEqual([
        expect.stringMatching(/^feed\.ndjson:1 base_url: must be a host alone, such as https:\/\/trips\.example/),
      ]);
      expect(report.counts.partner?.new ?? 0).toBe(0);
    });

    it('is made with what every one has, where its record says no more', async () => {
      const sparse = { kind: 'partner', slug: 'small-board', name: 'Small board' };
      expect((await importFiles(pool, feedFile([sparse]), { apply: true, shared: true })).problems).toEqual([]);
      expect(
        await one(`select template_type, social_links, hidden_menus from partners where slug = 'small-board'`),
      ).toEqual({ template_type: 'standard', social_links: [], hidden_menus: [] });
    });
  });
});
