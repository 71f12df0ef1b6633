import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, place, trip } from './testing.ts';

const HOST = 'images.company.test';
const picture = (name: string, host = HOST) => ({ url: `https://${host}/${name}.jpg`, alt: name });

describe('pictures that a feed names', () => {
  const { pool } = testDatabase();
  beforeEach(() =>
    pool.query(
      'truncate operators, categories, travel_associations, articles, partners cascade; truncate image_assets',
    ),
  );

  const run = async (records: Record<string, unknown>[], options: Parameters<typeof importFiles>[2] = {}) => {
    const path = feedFile(records);
    const result = await importFiles(pool, path, { apply: true, ...options });
    rmSync(path);
    return result;
  };
  /** Names of the pictures that wait to be fetched. */
  const waiting = async () => {
    const { rows } = await pool.query<{ name: string; state: string }>(
      `select substring(source_url from '([^/]+)\\.jpg') as name, state from image_assets order by 1`,
    );
    return rows.map(({ name, state }) => (state === 'pending' ? name : `${name} ${state}`));
  };
  const warnings = (problems: { problem: string; severity: string }[]) => problems.map(({ problem }) => problem);

  const company = (more = {}) => operator('walks', { image_hosts: [HOST], ...more });
  const days = [
    { first_day: 1, label: 'Arrive', image: picture('day-1') },
    { first_day: 2, label: 'Walk' },
  ];

  it('are noted once each, wherever they stand, with the company they come from', async () => {
    const { problems } = await run([
      company({
        logo_image: picture('logo'),
        main_image: picture('office'),
        gallery_images: [picture('boat'), picture('bus')],
      }),
      trip('walks', 't1', {
        cover_image: picture('cover'),
        main_images: [picture('cover'), picture('peak')],
        map_image: picture('map'),
        itinerary: days,
      }),
      trip('walks', 't2', { cover_image: picture('cover') }),
      {
        kind: 'itinerary',
        operator: 'walks',
        trip: 't2',
        days: [{ first_day: 1, label: 'Go', image: picture('apart') }],
        map_image: picture('route'),
      },
    ]);
    expect(problems).toEqual([]);
    expect(await waiting()).toEqual([
      'apart',
      'boat',
      'bus',
      'cover',
      'day-1',
      'logo',
      'map',
      'office',
      'peak',
      'route',
    ]);
    const { rows } = await pool.query(
      'select count(*) as others from image_assets a join operators o on o.id <> a.operator_id',
    );
    expect(rows[0].others).toBe(0);
  });

  it('of other hosts leave their rows as they are and are told once for each company and host', async () => {
    const { report, problems } = await run([
      company({ logo_image: picture('logo') }),
      trip('walks', 't1', {
        cover_image: picture('a', 'elsewhere.test'),
        main_images: [picture('b', 'elsewhere.test')],
      }),
      trip('walks', 't2', { cover_image: picture('c', 'Images.Company.Test'), map_image: picture('d', 'third.test') }),
    ]);
    expect(await waiting()).toEqual(['c', 'logo']);
    expect(report).toMatchObject({ problems: 0, warnings: 2, counts: { trip: { new: 2, refused: 0 } } });
    expect(problems.map(({ line, severity }) => ({ line, severity }))).toEqual([
      { line: 2, severity: 'warning' },
      { line: 3, severity: 'warning' },
    ]);
    expect(warnings(problems)).toEqual([
      'the company’s image_hosts don’t list elsewhere.test, so its 2 pictures aren’t fetched and a drawn poster stands in',
      'the company’s image_hosts don’t list third.test, so its picture isn’t fetched and a drawn poster stands in',
    ]);
  });

  it('are told of in a dry run too, which notes none', async () => {
    const { problems } = await run([company(), trip('walks', 't1', { cover_image: picture('a', 'elsewhere.test') })], {
      apply: false,
    });
    expect(problems).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    'https://elsewhere.test/images.company.test/a.jpg',
    'https://elsewhere.test?images.company.test',
    'https://elsewhere.test#@images.company.test/a.jpg',
    'https://elsewhere.test\\@images.company.test/a.jpg',
    'https://images.company.test@elsewhere.test/a.jpg',
    'https://images.company.test.elsewhere.test/a.jpg',
  ])('are not noted from %s', async (url) => {
    await run([company(), trip('walks', 't1', { cover_image: { url } })]);
    expect(await waiting()).toEqual([]);
  });

  it('are not noted when their address is longer than the index by which they are found can hold', async () => {
    const url = `https://${HOST}/${'ä'.repeat(1500)}.jpg`;
    const { problems } = await run([company(), trip('walks', 't1', { cover_image: { url } })]);
    expect(await waiting()).toEqual([]);
    expect(warnings(problems)).toEqual([
      'an address of more than 2048 bytes can’t be kept, so its picture isn’t fetched and a drawn poster stands in',
    ]);
  });

  it('are told when their address is one that nobody asks: http, private, with a port or a password', async () => {
    const hosts = ['10.0.0.7', 'localhost', 'nas.local', 'intranet', '[::1]', HOST];
    const records = [
      company({ image_hosts: hosts }),
      trip('walks', 't1', {
        main_images: [
          { url: `http://${HOST}/a.jpg` },
          { url: `http://${HOST}/b.jpg` },
          { url: 'https://10.0.0.7/a.jpg' },
          { url: 'https://localhost/a.jpg' },
          { url: 'https://nas.local/a.jpg' },
          { url: 'https://intranet/a.jpg' },
          { url: 'https://[::1]/a.jpg' },
          { url: `https://${HOST}:8443/a.jpg` },
          { url: `https://me:secret@${HOST}/a.jpg` },
          { url: `https://${HOST}/fine.jpg` },
        ],
      }),
      trip('walks', 't2', { cover_image: { url: 'http://localhost:8080/a.jpg' } }),
    ];
    const end = ', so its picture isn’t fetched and a drawn poster stands in';
    const notPublic = (host: string) =>
      `https://${host}: the host ${host} leads to an address that isn’t on the public internet${end}`;
    const { problems, report } = await run(records);
    expect(report).toMatchObject({ problems: 0 });
    expect(warnings(problems).sort()).toEqual(
      [
        `http://${HOST}: only https addresses are fetched, so its 2 pictures aren’t fetched and a drawn poster stands in`,
        `http://localhost:8080: only https addresses are fetched${end}`,
        ...['10.0.0.7', 'localhost', 'nas.local', 'intranet', '[::1]'].map(notPublic),
        `https://${HOST}:8443: only the usual port is asked, not 8443${end}`,
        `https://${HOST}: an address with a password in it isn’t fetched${end}`,
      ].sort(),
    );
    const trial = await run(records, {
      config: { images: { hosts: [], allowHttp: true, localHost: 'localhost:8080', s3: null } },
    });
    expect(warnings(trial.problems).filter((text) => text.startsWith('http:'))).toEqual([]);
  });

  it('that belong to no company come from the hosts of the site', async () => {
    const records = [
      place('peru'),
      {
        kind: 'category',
        slug: 'peru',
        name: 'Peru',
        category_type: 'country',
        place: 'peru',
        images: [picture('peru')],
      },
      {
        kind: 'attraction',
        slug: 'sun',
        name: 'Sun',
        attraction_kind: 'landmark',
        place: 'peru',
        image: picture('sun'),
      },
      { kind: 'association', name: 'Walkers', logo_image: picture('walkers') },
    ];
    const refused = await run(records);
    expect(await waiting()).toEqual([]);
    expect(warnings(refused.problems)).toEqual([
      `IMAGE_HOSTS doesn’t list ${HOST}, so its 2 pictures aren’t fetched and a drawn poster stands in`,
      `IMAGE_HOSTS doesn’t list ${HOST}, so its picture isn’t fetched and nothing stands in`,
    ]);
    await pool.query('truncate categories, attractions, travel_associations cascade');
    const { problems } = await run(records, {
      config: { images: { hosts: [HOST], allowHttp: false, localHost: null, s3: null } },
    });
    expect(problems).toEqual([]);
    expect(await waiting()).toEqual(['peru', 'sun', 'walkers']);
  });

  it('of articles and partners come from the hosts of the site too', async () => {
    const records = [
      { kind: 'article', slug: 'andes', name: 'Andes', body: 'High.', image: picture('andes') },
      { kind: 'article', slug: 'coast', name: 'Coast', body: 'Low.', image: picture('coast', 'elsewhere.test') },
      { kind: 'partner', slug: 'board', name: 'Board', logo_image: picture('logo'), favicon: picture('icon') },
    ];
    const listed = { shared: true, config: { images: { hosts: [HOST], allowHttp: false, localHost: null, s3: null } } };
    const unlisted = await run(records, { shared: true, apply: false });
    expect(warnings(unlisted.problems).sort()).toEqual([
      'IMAGE_HOSTS doesn’t list elsewhere.test, so its picture isn’t fetched and a drawn poster stands in',
      `IMAGE_HOSTS doesn’t list ${HOST}, so its 2 pictures aren’t fetched and nothing stands in`,
      `IMAGE_HOSTS doesn’t list ${HOST}, so its picture isn’t fetched and a drawn poster stands in`,
    ]);
    const { problems } = await run(records, listed);
    expect(problems.map(({ line, problem, severity }) => [line, problem, severity])).toEqual([
      [
        2,
        'IMAGE_HOSTS doesn’t list elsewhere.test, so its picture isn’t fetched and a drawn poster stands in',
        'warning',
      ],
    ]);
    expect(await waiting()).toEqual(['andes', 'icon', 'logo']);
    const { rows } = await pool.query(`
      select a.xmin::text = r.xmin::text as same, a.operator_id as operator from image_assets a
      join articles r on r.image->>'url' = a.source_url`);
    expect(rows).toEqual([{ same: true, operator: null }]);
    await pool.query(`update image_assets set state = 'refused', reason = 'It can’t be read.'`);
    await run([{ ...records[0], summary: 'We sent another file.' }], listed);
    expect(await waiting()).toEqual(['andes', 'icon refused', 'logo refused']);
  });

  it('that are there already cause nothing; another address is another picture', async () => {
    const records = [company(), trip('walks', 't1', { cover_image: picture('old') })];
    await run(records);
    await pool.query(
      `update image_assets set state = 'stored', object_key = 'k', width = 480, height = 300, widths = '{480}'`,
    );
    await run(records);
    expect(await waiting()).toEqual(['old stored']);
    await run([company(), trip('walks', 't1', { cover_image: picture('new') })]);
    expect(await waiting()).toEqual(['new', 'old stored']);
  });

  it('that were refused are tried again when their record changes, and only then', async () => {
    const names = ['a', 'b', 'c'];
    const trips = (details: Record<string, string>) =>
      names.map((name) => trip('walks', name, { cover_image: picture(name), details: details[name] }));
    await run([company(), ...trips({})]);
    await pool.query(`update image_assets set state = 'refused', reason = 'It can’t be read.', attempts = 1`);
    await run([company(), ...trips({})]);
    expect(await waiting()).toEqual(['a refused', 'b refused', 'c refused']);
    // The one between them stays as it was.
    await run([company(), ...trips({ a: 'We sent another file.', c: 'Here too.' })]);
    expect(await waiting()).toEqual(['a', 'b refused', 'c']);
    const { rows } = await pool.query(`select distinct reason, attempts from image_assets where state = 'pending'`);
    expect(rows).toEqual([{ reason: null, attempts: 0 }]);
  });

  it('are all noted when the company lists their host later, trips that the feed leaves out among them', async () => {
    const trips = [
      trip('walks', 't1', { cover_image: picture('cover'), itinerary: days }),
      trip('walks', 't2', { cover_image: picture('other', 'elsewhere.test') }),
    ];
    await run([operator('walks', { logo_image: picture('logo') }), ...trips]);
    expect(await waiting()).toEqual([]);
    await run([operator('walks', { logo_image: picture('logo'), image_hosts: [HOST] })]);
    expect(await waiting()).toEqual(['cover', 'day-1', 'logo']);
  });

  it('are noted in the transaction that writes their rows', async () => {
    await run([company(), trip('walks', 't1', { cover_image: picture('cover') }), departure('walks', 't1', 'd1')]);
    const written = await pool.query<{ same: boolean }>(
      'select a.xmin::text = t.xmin::text as same from image_assets a join trips t on t.operator_id = a.operator_id',
    );
    expect(written.rows).toEqual([{ same: true }]);
  });
});
