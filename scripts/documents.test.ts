import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../src/areas.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const known = JSON.parse(read('package.json'));

describe('a document', () => {
  it('names only commands that there are', () => {
    const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/*.md')];
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((name) => !((name as string) in known.scripts))).toEqual([]);
  });

  it('of what is promised names only tests that there are', () => {
    const tests = globSync('{src,demo,bench,scripts,tests}/**/*.test.{ts,tsx}');
    const named = [...read('docs/promises.md').matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, name]) => name as string);
    expect(named.length).toBeGreaterThan(80);
    const isThere = (name: string) =>
      tests.some((path) => (name.includes('/') ? path.endsWith(name) : basename(path) === name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('says of every area whom it calls, as the area does', () => {
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| ([a-z, -]+) \| ([a-z, -]+) \|$/gm)];
    const told = rows.flatMap(([, names = '', calls = '']) =>
      names.split(', ').map((name) => [name, calls === 'kernel only' ? '' : calls]),
    );
    const said = areas.slice(1).map(({ name, calls }) => [name, (calls ?? []).join(', ')]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(said));
  });

  it('says of every package why it is there', () => {
    const told = read('docs/decisions/0003-libraries.md');
    const packages = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
      Object.keys(known[kind]),
    );
    const families = [...told.matchAll(/([@\w/-]+)\*/g)].map(([, family]) => family as string);
    const isTold = (name: string) =>
      told.includes(name) ||
      families.some((family) => name.startsWith(family)) ||
      told.includes(name.split('/').at(-1) ?? '');
    expect(packages.filter((name) => !name.startsWith('@types/') && !isTold(name))).toEqual([]);
  });
});
