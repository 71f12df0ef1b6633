import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

describe('a prepared query', () => {
  const { db } = testDatabase();
  let built = 0;
  const ratesOf = prepared('rates-of', (db: Db, { currency, day }: { currency: string; day: string }) => {
    built += 1;
    return db
      .selectFrom('fxRates')
      .select(['currency', 'perUsd'])
      .where('currency', '=', currency)
      .where('day', '<=', day)
      .where('perUsd', '>', 0.5)
      .orderBy('day', 'desc')
      .limit(1);
  });

  it('is built once, takes other values each time, and answers in our own spelling', async () => {
    await sql`insert into fx_rates (currency, day, per_usd) values ('XAA', '2026-01-01', 2), ('XAB', '2026-01-01', 3),
      ('XAA', '2026-06-01', 4)`.execute(db);
    expect(await ratesOf(db, { currency: 'XAA', day: '2026-03-01' })).toEqual([{ currency: 'XAA', perUsd: 2 }]);
    expect(await ratesOf(db, { currency: 'XAB', day: '2026-03-01' })).toEqual([{ currency: 'XAB', perUsd: 3 }]);
    expect(await ratesOf(db, { currency: 'XAA', day: '2026-07-01' })).toEqual([{ currency: 'XAA', perUsd: 4 }]);
    expect(await ratesOf(db, { currency: 'XAA', day: '2020-01-01' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('keeps its plan on the connection, inside a transaction too', async () => {
    await db.transaction().execute(async (inside) => {
      await sql`insert into fx_rates (currency, day, per_usd) values ('XAC', '2026-01-01', 7)`.execute(inside);
      expect(await ratesOf(inside, { currency: 'XAC', day: '2026-03-01' })).toEqual([{ currency: 'XAC', perUsd: 7 }]);
      const { rows } = await sql`select 1 from pg_prepared_statements where name = 'rates-of'`.execute(inside);
      expect(rows).toHaveLength(1);
    });
  });

  it('may be written as SQL, with a list as one value', async () => {
    const sumOf = prepared('sum-of', (db: Db, { numbers }: { numbers: readonly number[] }) =>
      sql<{ sum: number }>`select sum(n)::int as sum from unnest(${numbers}::int[]) n`.compile(db),
    );
    expect(await sumOf(db, { numbers: [1, 2, 3] })).toEqual([{ sum: 6 }]);
    expect(await sumOf(db, { numbers: [] })).toEqual([{ sum: null }]);
  });
});
