import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Units of each currency for one US dollar, newest day first; 'USD' is always 1. */
export type Rates = ReadonlyMap<string, number>;

const KEEP_MS = 60_000;
let cache = new WeakMap<Db, { until: number; rates: Promise<Rates> }>();

/** The newest rate of every currency, read at most once a minute. */
export function usdRates(db: Db): Promise<Rates> {
  const found = cache.get(db);
  if (found && found.until > Date.now()) return found.rates;
  const rates = readRates(db);
  cache.set(db, { until: Date.now() + KEEP_MS, rates });
  rates.catch(() => cache.delete(db));
  return rates;
}

/** Has the next reader ask the database: there is news of rates. */
export function forgetRates(): void {
  cache = new WeakMap();
}

export async function readRates(db: Db): Promise<Rates> {
  const rows = await db
    .selectFrom('fxRates')
    .distinctOn('currency')
    .select(['currency', 'perUsd'])
    .orderBy('currency')
    .orderBy('day', 'desc')
    .execute();
  return new Map([['USD', 1], ...rows.map((row): [string, number] => [row.currency, row.perUsd])]);
}

export type DatedRate = { currency: string; day: string; perUsd: number };

/** Writes rates, those of a known day anew. @returns the currencies whose newest rate is another one now */
export async function writeRates(db: Db, rates: readonly DatedRate[]): Promise<string[]> {
  const before = await readRates(db);
  await sql`
    insert into fx_rates as old (currency, day, per_usd)
    select * from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ day }) => day)}::date[],
      ${rates.map(({ perUsd }) => perUsd)}::numeric[])
    on conflict (currency, day) do update set per_usd = excluded.per_usd, updated_at = now()
    where old.per_usd <> excluded.per_usd`.execute(db);
  forgetRates();
  const after = await readRates(db);
  return [...after].filter(([currency, perUsd]) => before.get(currency) !== perUsd).map(([currency]) => currency);
}
