import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { feedKinds } from '../../areas.ts';
import { feedFile, importFiles } from './testing.ts';

const FOLDER = 'docs/import/examples';
const examples = readdirSync(FOLDER).map((name) => join(FOLDER, name));
const whole = join(FOLDER, 'ten-trips.ndjson');

describe('the examples of docs/import.md', () => {
  const { pool } = testDatabase();

  it.each(['.ndjson', '.csv'])('%s are imported together without a problem, every kind of them', async (extension) => {
    const files = examples.filter((path) => path.endsWith(extension) && path !== whole);
    const { report, problems } = await importFiles(pool, files, { apply: true, shared: true });
    expect(problems).toEqual([]);
    expect(Object.keys(report.counts).sort()).toEqual([...feedKinds.keys()].sort());
    for (const counts of Object.values(report.counts)) expect(counts.refused).toBe(0);
  });

  it('show a sparse feed that is a whole one', async () => {
    const page = readFileSync('docs/import.md', 'utf8');
    const block = /## What a sparse feed needs[\s\S]*?```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const { report, problems } = await importFiles(pool, feedFile(block), { apply: true });
    expect(problems).toEqual([]);
    expect(report.counts).toMatchObject({ operator: { new: 1 }, trip: { new: 1 }, departure: { new: 1 } });
  });

  it('hold a whole site of ten trips in one file', async () => {
    const { report, problems } = await importFiles(pool, whole, { apply: true });
    expect(problems).toEqual([]);
    expect(report.counts.trip).toMatchObject({ read: 10, new: 10 });
    const { rows } = await pool.query(
      `select slug, trips_count from categories where slug in ('portugal', 'azores', 'food-and-wine') order by slug`,
    );
    expect(rows).toEqual([
      { slug: 'azores', trips_count: 1 },
      { slug: 'food-and-wine', trips_count: 2 },
      { slug: 'portugal', trips_count: 10 },
    ]);
  });
});
