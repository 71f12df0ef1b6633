import { afterAll, describe, expect, it } from 'vitest';
import { newId } from './ids.ts';
import { silentLog } from './log.ts';
import { nightly } from './nightly.ts';
import { consume } from './outbox/consume.ts';
import { publish } from './outbox/publish.ts';
import { type Jobs, startJobs } from './running/jobs.ts';
import { testContext, testDatabase } from './testing/index.ts';

const DAY_MS = 86_400_000;

describe('emptying the outbox', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const warnings: object[] = [];
  let jobs: Jobs;
  afterAll(() => jobs.stop());

  it('leaves what is younger than seven days, and warns of a subscriber that is behind', async () => {
    const days = [9, 8, 6, 0];
    await publish(
      db,
      'trip.changed',
      days.map(() => newId()),
    );
    const ages = async () => {
      const { rows } = await pool.query('select created_at from outbox_events order by id');
      return rows.map(({ created_at }) => (ctx.clock().getTime() - created_at.getTime()) / DAY_MS);
    };
    for (const [i, age] of days.entries()) {
      const at = new Date(ctx.clock().getTime() - age * DAY_MS);
      await pool.query(
        `update outbox_events set created_at = $1 where id = (select id from outbox_events order by id offset $2 limit 1)`,
        [at, i],
      );
    }
    await consume(db, 'search', 10, async () => {});
    await consume(db, 'behind', 1, async () => {});
    jobs = await startJobs(pool, silentLog);
    const log = { ...silentLog, warn: (fields: object) => warnings.push(fields) };
    for (const { queue, work, ...options } of nightly({ ctx, log })) await jobs.work(queue, work, options);

    await jobs.send('outbox.empty');
    await expect.poll(() => warnings, { timeout: 20_000 }).toEqual([{ subscribers: ['behind'] }]);
    expect(await ages()).toEqual([8, 6, 0]);

    await consume(db, 'behind', 10, async () => {});
    await jobs.send('outbox.empty');
    await expect.poll(ages, { timeout: 20_000 }).toEqual([6, 0]);
    expect(warnings).toHaveLength(1);
  });
});
