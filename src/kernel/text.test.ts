import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { fold, slugify } from './text.ts';

describe('text', () => {
  const { db } = testDatabase();

  it('folds alike in TypeScript and in SQL', async () => {
    const unseen = 'ad\u00adven\u200bture\ufeff';
    for (const text of [unseen, 'Érié Ångström', 'Łódź ŁÓDŹ', 'Straße', 'Đà Nẵng', 'ÆRØ Œuvre', 'São Tomé', '日本']) {
      const { rows } = await sql<{ folded: string }>`select fold(${text}) as folded`.execute(db);
      expect(rows[0]?.folded).toBe(fold(text));
    }
  });

  it('takes out what stands within words and is never seen', () => {
    expect(fold('Ad\u00adven\u200bture')).toBe('adventure');
    expect(fold('\ufeffCusco \u200dand\u2060 Lima\u200c')).toBe('cusco and lima');
    expect(slugify('Ad\u00adventure in Peru')).toBe('adventure-in-peru');
  });

  it('makes slugs of names', () => {
    expect(slugify('Torres del Paine & El Chaltén')).toBe('torres-del-paine-and-el-chalten');
    expect(slugify("Shepherd's Way — 日本")).toBe('shepherds-way');
  });
});
