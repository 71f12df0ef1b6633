import type { Db } from './db/db.ts';

/** Units of each currency for one US dollar, newest day first; 'USD' is always 1. */
export type Rates = ReadonlyMap<string, number>;

const KEEP_MS = 60_000;
const cache = new WeakMap<Db, { until: number; rates: Promise<Rates> }>();

/** The newest rate of every currency, read at most once a minute. */
export function usdRates(db: Db): Promise<Rates> {
  const found = cache.get(db);
  if (found && found.until > Date.now()) return found.rates;
  const rates = readRates(db);
  cache.set(db, { until: Date.now() + KEEP_MS, rates });
  rates.catch(() => cache.delete(db));
  return rates;
}

async function readRates(db: Db): Promise<Rates> {
  const rows = await db
    .selectFrom('fxRates')
    .distinctOn('currency')
    .select(['currency', 'perUsd'])
    .orderBy('currency')
    .orderBy('day', 'desc')
    .execute();
  return new Map([['USD', 1], ...rows.map((row): [string, number] => [row.currency, row.perUsd])]);
}
