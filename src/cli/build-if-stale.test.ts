import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#kernel/testing';
import { isStale } from './build-if-stale.ts';

describe('a build of the pages', () => {
  const folder = temporaryFolder('stale');
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (path: string, second: number) => {
    const whole = join(folder, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, '');
    utimesSync(whole, second, second);
  };

  beforeAll(() => {
    write('src/web/root.tsx', 1);
    expect(isStale(folder)).toBe(true);
    write('build/server/index.js', 2);
  });

  it('is fresh while it is newer than all that it is made of', () => {
    expect(isStale(folder)).toBe(false);
  });

  it.each([
    'src/web/root.tsx',
    'src/web/ui/button.module.css',
    'src/areas/posters/shared/colors.ts',
    'src/areas/bookings/states/booking-states.ts',
    'src/kernel/feed/import-table.ts',
    'src/server/static/compress-folder.ts',
    'public/favicon.svg',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ])('is stale once %s is newer', (path) => {
    write(path, 3);
    expect(isStale(folder)).toBe(true);
    write(path, 1);
    expect(isStale(folder)).toBe(false);
  });

  it.each(['src/web/root.test.ts', 'src/kernel/testing/database.ts', 'src/areas/quiz/testing.ts', 'docs/mail.md'])(
    'has nothing of %s',
    (path) => {
      write(path, 3);
      expect(isStale(folder)).toBe(false);
    },
  );
});
