import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tellOfRates } from '#catalogue/upkeep';
import { type Context, publishNews, readConfig, system, systemClock, transaction } from '#kernel';
import { createDb, createPool, migrate } from '#kernel/db';
import { type RatesFile, readRatesFile, UnreadableRates, writeRates } from '#kernel/rates';
import { projectAfter } from '#search';
import { areas, searchable } from '../areas.ts';
import { openDatabase } from './open-database.ts';
import { HELP, readArguments } from './read-arguments.ts';
import type { Command } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `Brings rates of exchange: for "about $1,280" beside prices, and for order and filters by price.

  npm run fx:import -- FILE

  FILE      CSV with the columns currency, day, per_usd (units for one US dollar), or the daily XML file of the
            European Central Bank (eurofxref-daily.xml)

The newest day of a currency counts. Exit codes: 0 all is well, 1 some lines were left out, 2 it could not be done.`;

/** Null: only what there is to be known was asked for. */
function readPath(args: string[]): string | null {
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options: HELP }), {
    usage: USAGE,
    most: 1,
  });
  if (read === null) return null;
  const [path] = read.positionals;
  if (path === undefined) throw new UsageError(`Give one file.\n\n${USAGE}`);
  return path;
}

async function readRatesOf(path: string): Promise<RatesFile> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`${path} can’t be read: ${error.message}`);
  });
  try {
    return readRatesFile(text, systemClock());
  } catch (error) {
    throw error instanceof UnreadableRates ? new UsageError(`${path}: ${error.message}`) : error;
  }
}

async function bring({ rates }: RatesFile): Promise<{ changed: string[]; trips: number }> {
  const database = await openDatabase(readConfig(process.env, areas));
  const pool = createPool(database.url, 'imports');
  const ctx: Context = { db: createDb(pool), actor: system, partner: null, clock: systemClock };
  try {
    await migrate(pool);
    const work = () =>
      transaction(ctx, async (inside) => {
        const changed = await writeRates(inside.db, rates);
        if (changed.length === 0) return { changed, trips: 0 };
        await publishNews(inside.db, 'rates.changed');
        return { changed, trips: await tellOfRates(inside, changed) };
      });
    return await projectAfter(ctx, work, { searchable });
  } finally {
    await pool.end();
    await database.close();
  }
}

export const bringRates: Command = async (args) => {
  const path = readPath(args);
  if (path === null) return 0;
  const file = await readRatesOf(path);
  for (const problem of file.problems) console.error(problem);
  const { changed, trips } = await bring(file);
  console.log(
    changed.length === 0
      ? 'These rates are known already; nothing changes.'
      : `New rates: ${changed.sort().join(', ')}. Trips with prices in them: ${trips.toLocaleString('en-US')}.`,
  );
  return file.problems.length > 0 ? 1 : 0;
};
