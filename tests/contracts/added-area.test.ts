import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';

const run = promisify(execFile);

const WISHES: Record<string, string> = {
  'migrations/9999-wishes.sql': `
    create table wishes (
      id uuid primary key, words text not null, updated_at timestamptz not null default now());
    create trigger touch before update on wishes for each row execute function touch_updated_at();
    insert into wishes (id, words) values (gen_random_uuid(), 'a tent by a river');`,
  'src/areas/wishes/index.ts': `export { readWishes } from './read-wishes.ts';`,
  'src/areas/wishes/area.ts': `
    import { defineArea, everyone, forAll } from '#kernel';
    import { readWishes } from './read-wishes.ts';
    import { wishesRoute } from './rest.ts';
    export const wishesArea = defineArea({
      name: 'wishes',
      calls: ['catalogue'],
      tables: ['wishes'],
      news: { 'wish.made': (id) => ['wish:' + id] },
      routes: { 'GET /v1/wishes': forAll.read },
      fields: { wishes: everyone },
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
    export const readWishes = (ctx: Context) =>
      ctx.db.withTables<WishesTables>().selectFrom('wishes').select(['id', 'words']).orderBy('id').limit(10).execute();`,
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
    import { createPool, createDb, migrate } from '#kernel/db';
    import { createApp } from './src/server/app.ts';
    import { unusedDoor } from './src/server/testing.ts';
    import { news } from './src/areas.ts';
    import { describeTables } from './scripts/table-types/describe.ts';
    const pool = createPool(process.env.DATABASE_URL ?? '', 'imports');
    await migrate(pool);
    const tables = await describeTables(pool, 'wishes');
    const app = createApp(unusedDoor({ pool, db: createDb(pool) }));
    const rest = await (await app.request('http://localhost/v1/wishes')).json();
    const asked = await app.request('http://localhost/graphql?query=' + encodeURIComponent('{ wishes }'));
    console.log(JSON.stringify({ tables, rest, graphql: await asked.json(), concerned: news['wish.made']('7') }));
    await pool.end();`,
};

/** A whole area, added to a copy of the project: its folder, a migration and its line. */
describe('an area that is added', () => {
  const { url } = testDatabase();
  let folder = '';
  const inFolder = (path: string) => join(folder, path);
  const node = async (args: string[]) => {
    const env = { ...process.env, DATABASE_URL: url };
    const ended = await run(process.execPath, args, { cwd: folder, env }).catch(
      (error) => error as Error & { stdout: string; stderr: string },
    );
    return ended.stdout + ended.stderr;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sojourn-area-'));
    for (const path of [
      'package.json',
      '.dependency-cruiser.mjs',
      'scripts',
      'src',
      'demo',
      'migrations',
      'contracts',
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

  it('answers by REST and GraphQL, owns its table and tells which pages its news concerns', async () => {
    const told = await node(['try.ts']);
    const { tables, rest, graphql, concerned } = JSON.parse(told.slice(told.indexOf('{')));
    expect(tables).toContain('export type WishesTable = {\n  id: string;\n  words: string;\n');
    expect(rest.data).toEqual([{ type: 'wishes', id: expect.any(String), attributes: { words: 'a tent by a river' } }]);
    expect(graphql.data).toEqual({ wishes: ['a tent by a river'] });
    expect(concerned).toEqual(['wish:7']);
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
    writeFileSync(inFolder('src/areas/catalogue/upward.ts'), `export { readWishes } from '#wishes';\n`);
    const told = await node(['scripts/check-floors.ts']);
    expect(told).toContain('area-wishes: src/areas/wishes/too-far.ts → src/areas/reviews/index.ts');
    expect(told).toContain('area-catalogue: src/areas/catalogue/upward.ts → src/areas/wishes/index.ts');
  });
});
