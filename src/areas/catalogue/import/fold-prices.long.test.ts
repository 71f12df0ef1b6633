import { describe, expect, it } from 'vitest';
import { departure, feedFile, importFiles, kindNamed, operator, trip } from '#feeds/testing';
import type { FeedKind } from '#kernel/feed';
import { testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';

describe('a feed of prices alone', () => {
  const { pool } = testDatabase();

  it('leaves a date as it is when they are written, also where that changed since the import was planned', async () => {
    await importFiles(pool, feedFile([operator('co'), trip('co', 't'), departure('co', 't', 'd')]), { apply: true });
    const kind = kindNamed('departure');
    const late: FeedKind = {
      ...kind,
      async before(...given) {
        await pool.query(
          `update departures set availability = 'sold_out', start_date = '2027-05-03', end_date = '2027-05-09'`,
        );
        await kind.before?.(...given);
      },
    };
    const price = { kind: 'price', operator: 'co', departure: 'd', tier: 0, price_cents: 140_000, currency: 'USD' };
    const { problems } = await importFiles(pool, feedFile([operator('co'), price]), {
      apply: true,
      kinds: new Map(feedKinds).set('departure', late),
    });
    expect(problems).toEqual([]);
    const { rows } = await pool.query('select availability, start_date::text, base_price_cents from departures');
    expect(rows).toEqual([{ availability: 'sold_out', start_date: '2027-05-03', base_price_cents: 140_000 }]);
  });
});
