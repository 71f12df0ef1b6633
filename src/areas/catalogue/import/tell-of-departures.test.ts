import { expect, it } from 'vitest';
import { departure, feedFile, importFiles, operator, trip } from '#feeds/testing';
import { testDatabase } from '#kernel/testing';

const { pool } = testDatabase();

it('a date that its feed moves to another trip is news of both trips', async () => {
  const trips = [operator('co'), trip('co', 'left'), trip('co', 'entered'), trip('co', 'other')];
  await importFiles(pool, feedFile([...trips, departure('co', 'left', 'd')]), { apply: true });
  const [{ last }] = (await pool.query('select max(id) as last from outbox_events')).rows;
  await importFiles(pool, feedFile([...trips, departure('co', 'entered', 'd')]), { apply: true });
  const told = await pool.query(
    `select distinct t.source_ref from outbox_events e join trips t on t.id = e.subject_id
     where e.id > $1 and e.topic = 'trip.changed' order by t.source_ref`,
    [last],
  );
  expect(told.rows.map(({ source_ref }) => source_ref)).toEqual(['entered', 'left']);
});
