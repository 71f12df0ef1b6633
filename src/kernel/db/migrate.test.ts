import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { ChangedMigrationError, checksumOf, migrate, NewerDatabaseError } from './migrate.ts';

describe('migrate', () => {
  const { pool } = testDatabase();

  it('applies nothing twice', async () => {
    expect(await migrate(pool)).toEqual([]);
  });

  describe('compares what was applied with its file:', () => {
    const NAME = '0004-inventory.sql';
    const text = () => readFile(`migrations/${NAME}`, 'utf8');
    const recorded = async () =>
      (await pool.query('select checksum from schema_migrations where name = $1', [NAME])).rows[0]?.checksum;
    const record = (checksum: string | null) =>
      pool.query('update schema_migrations set checksum = $2 where name = $1', [NAME, checksum]);

    it('refuses the start over one that was changed since, and names it', async () => {
      await record(checksumOf(`${await text()}-- one more line\n`));
      const attempt = migrate(pool);
      await expect(attempt).rejects.toBeInstanceOf(ChangedMigrationError);
      await expect(attempt).rejects.toThrow(
        `The migration ${NAME} was changed after this database had applied it. Put the file back as it was`,
      );
    });

    it('takes one that was applied before there were checksums for what it is, once', async () => {
      await record(null);
      await migrate(pool);
      expect(await recorded()).toBe(checksumOf(await text()));
    });

    it('minds no line ends, and everything else', () => {
      expect(checksumOf('select 1;\r\nselect 2;\r\n')).toBe(checksumOf('select 1;\nselect 2;\n'));
      expect(checksumOf('select 1;\nselect 2;\n')).not.toBe(checksumOf('select 1;\nselect  2;\n'));
    });
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
