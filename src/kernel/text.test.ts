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

  it('takes out all that is never seen, and the same in SQL', async () => {
    const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => /\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code));
    expect(unseen.length).toBeGreaterThan(4000);
    expect(fold(`a${unseen.join('')}b`)).toBe('ab');
    const { rows } = await sql<{ seen: string[] }>`
      select array_agg(one) as seen from unnest(${unseen}::text[]) as one where fold(one) <> ''`.execute(db);
    expect(rows[0]?.seen ?? []).toEqual([]);
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
