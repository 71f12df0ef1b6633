import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareEnvironment, temporaryFolder, testDatabase } from '#kernel/testing';

const run = promisify(execFile);

const WISHES: Record<string, string> = {
  'migrations/9999-wishes.sql': `
    create table wishes (
      id uuid primary key, words text not null, destination_id uuid references destinations,
      updated_at timestamptz not null default now());
    create trigger touch before update on wishes for each row execute function touch_updated_at();
    insert into wishes (id, words) values (gen_random_uuid(), 'a tent by a river');
    create table wish_notes (said text not null, updated_at timestamptz not null default now());
    create trigger touch before update on wish_notes for each row execute function touch_updated_at();`,
  'src/areas/wishes/area.ts': `
    import { z } from 'zod';
    import { defineArea, defineConfig, everyone, forAll } from '#kernel';
    import { note, readNames, readWishes } from './read-wishes.ts';
    import { wishesRoute } from './rest.ts';
    import { wishKind } from './wish-kind.ts';
    declare module '#kernel' {
      interface Topics {
        'wish.made': string;
      }
      interface AreaConfigs {
        wishes: { most: number };
      }
      interface Parts {
        wishes: { greeting: string };
      }
    }
    export const wishesArea = defineArea({
      name: 'wishes',
      calls: ['catalogue'],
      tables: ['wishes', 'wish_notes'],
      config: defineConfig('wishes', {
        variables: { MOST_WISHES: z.coerce.number({ error: 'must be a number' }).default(7) },
        read: (env) => ({ most: env.MOST_WISHES }),
      }),
      news: { 'wish.made': (id) => ['wish:' + id] },
      routes: { 'GET /v1/wishes': forAll.read },
      fields: { wishes: everyone },
      feed: [wishKind],
      searchable: [{ kind: 'wish', news: 'wish.made', read: readNames }],
      jobs: ({ ctx, parts }) => [
        {
          queue: 'wishes.grant',
          work: (wish) => note(ctx, parts.wishes.greeting + JSON.stringify(wish)),
          onlyOne: true,
        },
      ],
      async start({ ctx, config }) {
        await note(ctx, 'started with at most ' + config.wishes.most);
        return {
          parts: { wishes: { greeting: 'granted ' } },
          hear: { 'wish.made': () => note(ctx, 'heard') },
          stop: () => note(ctx, 'stopped'),
        };
      },
      rest: () => [wishesRoute],
      graphql: ({ builder }) =>
        builder.queryField('wishes', (t) =>
          t.stringList({
            description: 'What people wish for.',
            resolve: async (_root, _args, { ctx }) => (await readWishes(ctx)).map(({ words }) => words),
          }),
        ),
    });`,
  'src/areas/wishes/read-wishes.ts': `
    import type { Context } from '#kernel';
    import type { WishesTables } from './tables.ts';
    const tables = (ctx: Context) => ctx.db.withTables<WishesTables>();
    export const readWishes = (ctx: Context) =>
      tables(ctx).selectFrom('wishes').select(['id', 'words']).orderBy('id').limit(10).execute();
    export const readNames = (ctx: Context, ids: readonly string[]) =>
      tables(ctx).selectFrom('wishes').select(['id', 'words as name', 'id as slug']).where('id', 'in', ids).execute();
    export async function note(ctx: Context, said: string): Promise<void> {
      await tables(ctx).insertInto('wish_notes').values({ said }).execute();
    }`,
  'src/areas/wishes/wish-kind.ts': `
    import { z } from 'zod';
    import { f, feedKind } from '#kernel/feed';
    export const wishKind = feedKind({
      about: 'What somebody wishes for.',
      record: z.object({
        kind: z.literal('wish'),
        words: f.line.describe('In a few words.'),
        place: f.slug.describe('Slug of the place where it would come true.'),
      }),
      table: 'wishes',
      names: { id: ['#.words'] },
      columns: { words: 'text' },
      references: [
        {
          column: 'destination_id',
          from: 'place',
          required: true,
          to: [{ kind: 'place', name: 'id', by: ['#.place'] }],
        },
      ],
      events: [{ topic: 'wish.made', subject: 'id' }],
    });`,
  'docs/import/examples/wishes.ndjson': '{"kind":"wish","words":"a hut of one’s own","place":"peru"}\n',
  'docs/import/examples/wishes.csv': 'words,place\nsnow in May,peru\n',
  'feed.ndjson': [
    { kind: 'place', place_kind: 'country', slug: 'peru', name: 'Peru' },
    { kind: 'wish', words: 'a hut of one’s own', place: 'peru' },
    { kind: 'wish', words: 'a longer night', place: 'atlantis' },
    { kind: 'wish', wordz: 'a tailwind', place: 'peru' },
  ]
    .map((record) => `${JSON.stringify(record)}\n`)
    .join(''),
  'src/areas/wishes/rest.ts': `
    import { z } from 'zod';
    import { defineRoute, resource } from '#kernel/http';
    import { readWishes } from './read-wishes.ts';
    export const wishesRoute = defineRoute({
      key: 'GET /v1/wishes',
      tag: 'Trips',
      summary: 'Wishes',
      description: 'What people wish for.',
      params: z.object({}),
      query: z.object({}),
      answer: z.object({ data: z.array(resource('wishes', z.object({ words: z.string() }))) }),
      example: { data: [] },
      cacheControl: 'no-store',
      handle: async (ctx) => ({
        data: (await readWishes(ctx)).map(({ id, words }) => ({ type: 'wishes' as const, id, attributes: { words } })),
      }),
    });`,
  'try.ts': `
    import { setTimeout } from 'node:timers/promises';
    import { publish, silentLog } from '#kernel';
    import { startJobs } from '#kernel/running';
    import { createPool, createDb } from '#kernel/db';
    import { start } from './src/main.ts';
    import { news } from './src/areas.ts';
    import { pagesIn } from './src/web/page-table.ts';
    import { describeTables } from './scripts/table-types/describe.ts';
    const running = await start({ table: pagesIn('production'), render: () => Promise.reject(new Error('no pages')) }, () => {});
    const pool = createPool(process.env.DATABASE_URL ?? '', 'imports');
    const db = createDb(pool);
    const notes = async () => (await pool.query('select said from wish_notes')).rows.map(({ said }) => said);
    const noted = async (words, least = 1) => {
      for (let i = 0; i < 600; i++) {
        if ((await notes()).filter((said) => said.startsWith(words)).length >= least) return;
        await setTimeout(50);
      }
    };
    const asked = async (path) => (await fetch(running.address + path)).json();
    const tables = (await describeTables(pool, 'wishes'))['areas/wishes/tables.ts'];
    const rest = await asked('/v1/wishes');
    const graphql = await asked('/graphql?query=' + encodeURIComponent('{ wishes }'));
    const jobs = await startJobs(pool, silentLog);
    await jobs.send('wishes.grant', { wish: 1 });
    await noted('granted');
    await jobs.stop();
    await publish(db, 'wish.made', rest.data.map(({ id }) => id));
    await noted('heard', 2);
    const found = async () => (await pool.query("select name from search_entries where kind = 'wish'")).rows;
    for (let i = 0; i < 600 && (await found()).length === 0; i++) await setTimeout(50);
    const searched = await found();
    await running.stop();
    console.log(JSON.stringify({ tables, rest, graphql, searched, notes: await notes(), concerned: news['wish.made']('7') }));
    await pool.end();
    process.exit();`,
};

/** A whole area, added to a copy of the project: its folder, a migration and its line. */
describe('an area that is added', () => {
  const { url } = testDatabase();
  let folder = '';
  const inFolder = (path: string) => join(folder, path);
  const node = async (args: string[], more: Record<string, string> = {}) => {
    const env = { ...bareEnvironment(), DATABASE_URL: url, PORT: '0', DEMO_TRIPS: '0', LOG_LEVEL: 'silent', ...more };
    const ended = await run(process.execPath, args, { cwd: folder, env }).catch(
      (error) => error as Error & { stdout: string; stderr: string },
    );
    return ended.stdout + ended.stderr;
  };

  beforeAll(() => {
    folder = temporaryFolder('area');
    for (const path of [
      'package.json',
      '.dependency-cruiser.mjs',
      'scripts',
      'src',
      'demo',
      'bench',
      'tests',
      'migrations',
      'contracts',
      'content',
      'docs/import',
      'docs/import.md',
    ]) {
      cpSync(path, inFolder(path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), inFolder('node_modules'));
    mkdirSync(inFolder('src/areas/wishes'));
    for (const [path, text] of Object.entries(WISHES)) writeFileSync(inFolder(path), text);
    const list = readFileSync(inFolder('src/areas.ts'), 'utf8');
    writeFileSync(
      inFolder('src/areas.ts'),
      `import { wishesArea } from './areas/wishes/area.ts';\n${list.replace('  catalogueArea,\n', '  catalogueArea,\n  wishesArea,\n')}`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs by its folder and its line: table, calls, news, search, configuration, job, start and stop', async () => {
    const told = await node(['try.ts'], { MOST_WISHES: '3' });
    if (!told.includes('{"tables')) throw new Error(told);
    const { tables, rest, graphql, searched, notes, concerned } = JSON.parse(told.slice(told.indexOf('{"tables')));
    expect(tables).toContain('export type WishesTable = {\n  id: string;\n  words: string;\n');
    expect(rest.data).toEqual([{ type: 'wishes', id: expect.any(String), attributes: { words: 'a tent by a river' } }]);
    expect(graphql.data).toEqual({ wishes: ['a tent by a river'] });
    expect(searched).toEqual([{ name: 'a tent by a river' }]);
    expect(concerned).toEqual(['wish:7']);
    expect(notes).toEqual(['started with at most 3', 'heard', 'granted {"wish":1}', 'heard', 'stopped']);
  });

  it('refuses the start where what it reads of the environment is wrong', async () => {
    const told = await node(['src/cli/start.ts'], { MOST_WISHES: 'many' });
    expect(told).toContain('MOST_WISHES: must be a number');
    expect(told).not.toContain('ready');
  });

  it('is filled by a feed that holds records of its kind, and tells integrators of them', async () => {
    const told = await node(['src/cli/import.ts', 'feed.ndjson', 'docs/import/examples/wishes.csv', '--apply']);
    expect(told).toMatch(/^wish +4 +2 +0 +0 +2$/m);
    expect(told).toContain('feed.ndjson:3 place: names no place of this feed or of the catalogue: "atlantis"');
    expect(told).toContain('feed.ndjson:4 words: is missing');
    expect(await node(['src/cli/import.ts', 'docs/import/examples/wishes.csv'])).toMatch(/^wish +1 +0 +0 +1 +0$/m);

    await node(['scripts/import-docs.ts']);
    const page = readFileSync(inFolder('docs/import.md'), 'utf8');
    expect(page).toContain('### wish\n\nWhat somebody wishes for. ([schema](import/wish.schema.json)');
    expect(page).toContain('| `place` * | text | Slug of the place where it would come true. |');
    expect(readFileSync(inFolder('docs/import/wish.schema.json'), 'utf8')).toContain(
      '"description": "In a few words."',
    );
  });

  it('stands in the contracts and in the table of who may call what', async () => {
    expect(await node(['scripts/contracts.ts', '--check'])).toContain('contracts/policies.md');
    await node(['scripts/contracts.ts']);
    const printed = (name: string) => readFileSync(inFolder(`contracts/${name}`), 'utf8');
    expect(printed('policies.md')).toContain('| `GET /v1/wishes` | everybody | 600 in 60 s (READ) |');
    expect(printed('policies.md')).toContain('| `wishes` | everybody |');
    expect(printed('openapi.json')).toContain('"/v1/wishes"');
    expect(printed('schema.graphql')).toContain('wishes: [String!]!');
  });

  it('is held by the floors to what it says it calls', async () => {
    expect(await node(['scripts/check-floors.ts'])).toContain('Floors hold');
    writeFileSync(inFolder('src/areas/wishes/too-far.ts'), `export { reviewsOf } from '#reviews';\n`);
    writeFileSync(inFolder('src/areas/wishes/index.ts'), `export { readWishes } from './read-wishes.ts';\n`);
    writeFileSync(inFolder('src/areas/catalogue/upward.ts'), `export { readWishes } from '#wishes';\n`);
    const told = await node(['scripts/check-floors.ts']);
    expect(told).toContain('area-wishes: src/areas/wishes/too-far.ts → src/areas/reviews/index.ts');
    expect(told).toContain('area-catalogue: src/areas/catalogue/upward.ts → src/areas/wishes/index.ts');
  });
});
