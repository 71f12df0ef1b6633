import { expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { fuzz } from '../../scripts/fuzz/run.ts';
import { isWhole } from '../journeys/sample.ts';
import { demoCatalogue } from '../journeys/server.ts';

/** A tenth of what `npm run fuzz` sends, or a thirtieth. How long an answer takes isn’t judged beside other tests. */
const TIMES = isWhole ? 30 : 10;

const { url } = testDatabase(demoCatalogue(60));

it('answers whatever is sent to any call, field or page, changes nothing by it and logs no error', {
  timeout: isWhole ? 900_000 : 300_000,
}, async () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const results = await fuzz({ seed, times: TIMES, only: [], databaseUrl: url });
  expect(results.problems(), `npm run fuzz -- --times ${TIMES} --seed ${seed}`).toEqual([]);
  expect(results.requests()).toBeGreaterThan(60 * TIMES);
});
