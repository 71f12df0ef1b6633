import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#kernel/testing';
import { checkFloors, type FloorReport } from './cruise.ts';

/** For each rule a tree that breaks it. */
const broken: Record<string, Record<string, string>> = {
  'area-partners': { 'areas/partners/scope.ts': `import { trips } from '#catalogue';\nexport const scope = trips;` },
  'faces-only': {
    'areas/search/index.ts': `import { deep } from '../catalogue/trips/deep.ts';\nexport const found = deep;`,
  },
  'face-feed': {
    'areas/catalogue/feed.ts': 'export const staging = 1;',
    'server/late.ts': `import { staging } from '#catalogue/feed';\nexport const late = staging;`,
  },
  'face-search': {
    'areas/catalogue/search.ts': 'export const rows = 1;',
    'server/late.ts': `import { rows } from '#catalogue/search';\nexport const late = rows;`,
  },
  'face-sales': {
    'areas/catalogue/sales.ts': 'export const sale = 1;',
    'areas/search/late.ts': `import { sale } from '#catalogue/sales';\nexport const late = sale;`,
  },
  'face-doors': {
    'areas/catalogue/doors.ts': 'export const node = 1;',
    'web/page.route.tsx': `import { node } from '#catalogue/doors';\nexport default node;`,
  },
  'face-upkeep': {
    'areas/catalogue/upkeep.ts': 'export const rates = 1;',
    'web/page.loader.ts': `import { rates } from '#catalogue/upkeep';\nexport const late = rates;`,
  },
  'faces-are-small': {
    'areas/search/index.ts': `export { ${Array.from({ length: 31 }, (_, i) => `verb${i}`).join(', ')} } from './verbs.ts';`,
    'areas/search/verbs.ts': Array.from({ length: 31 }, (_, i) => `export const verb${i} = 1;`).join('\n'),
  },
  'faces-name-what-they-show': {
    'areas/search/index.ts': `export * from './query.ts';`,
  },
  'faces-show-what-is-asked-for': {
    'areas/search/shared.ts': 'export const orders = 1;',
    'areas/search/late.ts': `import { orders } from './shared.ts';\nexport const late = orders;`,
  },
  'kernel-is-ground': { 'kernel/clock.ts': `import { trips } from '#catalogue';\nexport const clock = trips;` },
  'serving-is-the-servers': {
    'kernel/serving/index.ts': 'export const limiter = 1;',
    'areas/search/index.ts': `import { limiter } from '#kernel/serving';\nexport const found = limiter;`,
  },
  'areas-know-no-doors': {
    'areas/search/index.ts': `import { app } from '../../server/app.ts';\nexport const found = app;`,
  },
  'areas-know-no-list': {
    'areas.ts': `export const areas = 1;`,
    'areas/search/index.ts': `import { areas } from '../../areas.ts';\nexport const found = areas;`,
  },
  'pages-below-server': { 'pages/cache.ts': `import type { App } from '../server/app.ts';\nexport type Cache = App;` },
  'web-below-pages': { 'web/page.route.tsx': `import type { Kept } from '#pages';\nexport type Page = Kept;` },
  'nothing-calls-the-top': { 'server/late.ts': `import { start } from '../main.ts';\nexport const late = start;` },
  'browser-is-not-a-server': {
    'web/card.tsx': `import { trips } from '#catalogue';\nexport const Card = () => trips;`,
  },
  'browser-has-no-node': {
    'web/read.tsx': `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;`,
  },
  'mail-is-no-page': {
    'web/mail/letter.tsx': 'export const Letter = 1;',
    'web/card.tsx': `import { Letter } from './mail/letter.tsx';\nexport const Card = () => Letter;`,
  },
  'ui-knows-no-area': { 'web/ui/button.tsx': `import { trip } from '#catalogue/shared';\nexport const Button = trip;` },
  'tests-stay-out': { 'server/late.ts': `import { fake } from '#catalogue/testing';\nexport const late = fake;` },
  'no-development-packages': { 'server/late.ts': `import { check } from 'fast-check';\nexport const late = check;` },
  'demo-stands-beside': { 'cli/seed.ts': `import { records } from '#demo';\nexport const seed = records;` },
  'demo-writes-a-feed': {
    '../demo/generate/seed.ts': `import { trips } from '#catalogue';\nexport const seed = trips;`,
  },
  'no-cycles': {
    'areas/search/a.ts': `import { b } from './b.ts';\nexport const a = () => b;`,
    'areas/search/b.ts': `import { a } from './a.ts';\nexport const b = () => a;`,
  },
};

/** Ways to name a table of another area, in a file of the search. */
const foreignSql: Record<string, string> = {
  'in a template': 'export const rows = `select id from trip_search s join trips t using (id)`;',
  'in a string': `export const rows = 'update departures set availability = 1';`,
  'in a call of kysely': `export const rows = (db) => db.selectFrom('trips as t').innerJoin('trip_search', 'id', 'id');`,
  'in a join of kysely': `export const rows = (db) => db.selectFrom('trip_search').leftJoin('operators as o', 'id', 'id');`,
  'in the name of a table': `export const rows = (sql) => sql.table('reviews');`,
  'that the importer assembles': `export const rows = 'insert into feed_issues (line) values (1)';`,
  'of the ground': `export const rows = 'insert into staff_tasks (kind) values (1)';`,
  'that is temporary': `export const rows = 'delete from planned_seats where line = 1';`,
  'whose name is made up': 'export const rows = (kind) => `analyze staged_$'.concat('{kind}`;'),
};

const sound: Record<string, string> = {
  'main.ts': 'export const start = 1;',
  'server/app.ts': `export { kept } from '#pages';\nexport const app = 1;\nexport type App = 1;`,
  'pages/index.ts': `export { page as kept } from '../web/page.ts';\nexport type Kept = 1;`,
  'web/page.ts': 'export const page = 1;',
  'kernel/index.ts': 'export const kernel = 1;',
  'kernel/shared.ts': 'export const kernel = 1;',
  'areas/catalogue/index.ts': `import { deep } from './trips/deep.ts';\nexport const trips = deep;`,
  'areas/catalogue/shared.ts': 'export const trip = 1;',
  'areas/catalogue/testing.ts': 'export const fake = 1;',
  'areas/catalogue/trips/deep.ts': `import { kernel } from '#kernel';\nexport const deep = kernel;`,
  'areas/search/query.ts': `import { trips } from '#catalogue';\nexport const query = trips;`,
  '../demo/generate/index.ts': `import { kernel } from '#kernel/shared';\nexport const records = kernel;`,
  'web/list.tsx': `import { trip } from '#catalogue/shared';\nexport const List = trip;`,
};

function tree(files: Record<string, string>): string {
  const folder = temporaryFolder('floors');
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), text);
  }
  return folder;
}

async function check(files: Record<string, string>): Promise<FloorReport> {
  const folder = tree(files);
  try {
    return await checkFloors(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the floors', () => {
  it('let a sound tree pass', async () => {
    expect(await check({})).toMatchObject({ violations: [], blind: false });
  });

  it.each([
    ['by one leg', 'import { b }'],
    ['by both', 'import type { b }'],
  ])('find a circle that is closed by types, %s', async (_, first) => {
    const { violations } = await check({
      'areas/search/a.ts': `${first} from './b.ts';\nexport const a = 1;\nexport type A = typeof b;`,
      'areas/search/b.ts': `import type { A } from './a.ts';\nexport const b = 1;\nexport type B = A;`,
    });
    expect(violations.map(({ rule }) => rule)).toEqual(['no-cycles']);
  });

  it('let a face of thirty names and the consumers of its own face pass', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `verb${i}`);
    const verbs = names.map((name) => `export const ${name} = 1;`).join('\n');
    const files = {
      'areas/search/index.ts': `export { ${names.join(', ')} } from './verbs.ts';`,
      'areas/search/verbs.ts': verbs,
      'server/verbs.ts': `import { ${names.join(', ')} } from '#search';\nexport const all = [${names.join(', ')}];`,
      'areas/catalogue/search.ts': 'export const rows = 1;',
      'areas/search/rows.ts': `import { rows } from '#catalogue/search';\nexport const indexed = rows;`,
    };
    expect(await check(files)).toMatchObject({ violations: [] });
  });

  it('refuse a file of more than 400 lines, and a test of more than 550', async () => {
    const lines = (count: number) => 'export {};\n'.repeat(count);
    const { violations } = await check({
      'web/long.module.css': '\n'.repeat(401),
      'areas/search/long.ts': lines(401),
      'areas/search/short.ts': lines(400),
      'areas/search/long.test.ts': lines(551),
      'areas/search/short.test.ts': lines(550),
    });
    expect(violations.map(({ rule, from }) => [rule, from])).toEqual([
      ['files-are-read-at-once', 'src/areas/search/long.test.ts'],
      ['files-are-read-at-once', 'src/areas/search/long.ts'],
      ['files-are-read-at-once', 'src/web/long.module.css'],
    ]);
  });

  it.each(Object.entries(foreignSql))('refuse SQL of an area that names the table of another, %s', async (_, text) => {
    const { violations } = await check({
      'areas/feeds/stage.ts': 'export const make = (kind: string) => `create temp table staged_$'.concat(
        '{kind} (line integer)`;',
      ),
      'areas/inventory/seats.ts': 'export const make = `create temp table planned_seats as select 1`;',
      'areas/search/rows.ts': text,
    });
    expect(violations).toContainEqual(expect.objectContaining({ rule: 'sql-names-own-tables' }));
  });

  it('let SQL of an area name its own tables, temporary ones and those that it was handed', async () => {
    const files = {
      'areas/search/rows.ts': `export const rows = (table: string) => [
        'create temp table fresh_rows as select 1', 'select * from trip_search t join fresh_rows f using (id)',
        \`select \${table}.id from \${table} where kind = 'trips'\`, 'what follows of trips'];`,
    };
    expect(await check(files)).toMatchObject({ violations: [] });
  });

  it('are not trusted when the tool overlooked a file', async () => {
    expect(await check({ 'areas/search/+types/unseen.ts': 'export const unseen = 1;' })).toMatchObject({ blind: true });
  });

  it.each(Object.entries(broken))('refuse what breaks %s', async (rule, files) => {
    const { violations } = await check(files);
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });
});
