import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { departure, feedFile, importFiles, operator, trip } from '#feeds/testing';
import { bareEnvironment, testDatabase } from '#kernel/testing';
import { bringRates } from './bring-rates.ts';
import { runHere } from './testing.ts';

describe('npm run fx:import', () => {
  const { url, pool } = testDatabase();
  const run = (...args: string[]) => runHere(bringRates, args, bareEnvironment({ DATABASE_URL: url }));
  const csv = (...lines: string[]) => feedFile(['currency,day,per_usd', ...lines].join('\n'), 'rates.csv');
  const dollars = async (ref: string) =>
    (
      await pool.query(
        'select price_usd_cents as cents from trip_search join trips on trips.id = trip_id where source_ref = $1',
        [ref],
      )
    ).rows[0]?.cents;

  it('brings the rate that an import asked for, and with it the trips into lists by price', async () => {
    const feed = [
      operator('fx'),
      trip('fx', 'baobabs'),
      departure('fx', 'baobabs', 'b', {
        currency: 'MGA',
        base_price_cents: 900_000_000,
        start_date: '2040-05-01',
        end_date: '2040-05-07',
      }),
      trip('fx', 'lemurs', { currency: 'MGA', base_price_cents: 450_000_000 }),
      trip('fx', 'dollars', { currency: 'USD', base_price_cents: 100_000 }),
    ];
    const { problems } = await importFiles(pool, feedFile(feed), { apply: true });
    expect(problems.map(({ line, field, severity }) => [line, field, severity])).toEqual([[3, 'currency', 'warning']]);
    expect(problems[0]?.problem).toMatch(/no rate of exchange of MGA is known.+npm run fx:import/);

    const path = csv('MGA,2026-11-20,4500');
    const { stdout, stderr, status } = await run(path);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('New rates: MGA. Trips with prices in them: 2.');
    expect(await dollars('baobabs')).toBe(200_000);
    expect(await dollars('lemurs')).toBe(100_000);

    expect((await run(path)).stdout).toContain('nothing changes');
    expect((await importFiles(pool, feedFile(feed))).problems).toEqual([]);
  });

  it('leaves out what is wrong and exits with 1; an older day changes nothing', async () => {
    const { stdout, stderr, status } = await run(csv('EURO,2026-11-20,0.9', 'EUR,2001-01-01,1.1'));
    expect(status).toBe(1);
    expect(stderr).toContain('line 2: currency must be');
    expect(stdout).toContain('nothing changes');
  });

  it('says in a sentence what it can’t do, and exits with 2', async () => {
    const env = bareEnvironment({ DATABASE_URL: url });
    const ended = spawnSync(process.execPath, ['src/cli/fx-import.ts'], { encoding: 'utf8', env });
    expect([ended.status, ended.stderr]).toEqual([2, expect.stringMatching(/^Give one file/)]);
    for (const [args, sentence] of [
      [['no-such-file.csv'], /can’t be read/],
      [[csv()], /There is no rate in it/],
      [[csv('CHF,2026-11-20,0.93', 'USD,2026-11-20,1.16')], /rates are for one unit of another currency/],
    ] as const) {
      const { stderr, status } = await run(...args);
      expect(stderr).toMatch(sentence);
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(status).toBe(2);
    }
    expect((await pool.query(`select from fx_rates where per_usd in (0.93, 1.16)`)).rowCount).toBe(0);
  });
});
