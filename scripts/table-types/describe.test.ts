import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { describeTables, tableOwners } from './describe.ts';

const words = (text: string) => text.replace(/[\s|;,]+/g, ' ').replace(/(?<=<) | (?=>)/g, '');

describe('table types', () => {
  const { pool } = testDatabase();

  it.each(Object.keys(tableOwners))('of %s are those of the migrations', async (area) => {
    for (const [path, text] of Object.entries(await describeTables(pool, area))) {
      expect(words(readFileSync(`src/${path}`, 'utf8'))).toBe(words(text));
    }
  });

  it('name an owner for every table', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_migrations' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.values(tableOwners).flat().sort());
  });
});
