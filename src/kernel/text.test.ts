import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { fold, slugify } from './text.ts';

describe('text', () => {
  const { db } = testDatabase();

  it('folds alike in TypeScript and in SQL', async () => {
    for (const text of ['Érié Ångström', 'Łódź ŁÓDŹ', 'Straße', 'Đà Nẵng', 'ÆRØ Œuvre', 'São Tomé', '日本']) {
      const { rows } = await sql<{ folded: string }>`select fold(${text}) as folded`.execute(db);
      expect(rows[0]?.folded).toBe(fold(text));
    }
  });

  it('makes slugs of names', () => {
    expect(slugify('Torres del Paine & El Chaltén')).toBe('torres-del-paine-and-el-chalten');
    expect(slugify("Shepherd's Way — 日本")).toBe('shepherds-way');
  });
});
