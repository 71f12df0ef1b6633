import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { migrate, NewerDatabaseError } from './migrate.ts';

describe('migrate', () => {
  const { pool } = testDatabase();

  it('applies nothing twice', async () => {
    expect(await migrate(pool)).toEqual([]);
  });

  it('refuses a database that a newer version has used, and leaves it as it is', async () => {
    await pool.query(`delete from schema_migrations where name = '0013-search-parked.sql'`);
    await pool.query(`insert into schema_migrations (name) values ('9998-later.sql'), ('9999-much-later.sql')`);
    const attempt = migrate(pool);
    await expect(attempt).rejects.toBeInstanceOf(NewerDatabaseError);
    await expect(attempt).rejects.toThrow(
      'A newer version of Sojourn has used this database (it applied 9998-later.sql and 1 more). Start that version',
    );
    const { rows } = await pool.query(`select name from schema_migrations where name like '0013%'`);
    expect(rows).toEqual([]);
  });
});
