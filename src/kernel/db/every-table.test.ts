import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';

/** Tables without updated_at, each with its reason. A table that changes rows doesn't belong here. */
const EXCEPTIONS: Record<string, string> = {
  booking_events: 'a change of state stays as it was; the next one is another row',
  booking_keys: 'a browser is given a key once, and loses it with its row',
  contact_request_log: 'what the team has done about a message stays as it was; another deed is another row',
  review_decisions: 'what a moderator has decided stays as it was; another decision is another row',
  schema_migrations: 'a row is written once, when its file is applied',
};

describe('every table', () => {
  const { pool } = testDatabase();
  const tablesWithout = async (what: string): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not exists (${what})
      order by c.relname`);
    return rows.map(({ name }) => name);
  };
  const column = `select from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attname = 'updated_at' and a.attnotnull and t.typname = 'timestamptz'`;
  const trigger = `select from pg_trigger g join pg_proc p on p.oid = g.tgfoid
    where g.tgrelid = c.oid and p.proname = 'touch_updated_at' and g.tgenabled <> 'D'`;

  it('says when a row was last changed, or stands among the exceptions with its reason', async () => {
    expect(await tablesWithout(column)).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('has that kept by the database', async () => {
    expect(await tablesWithout(trigger)).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('is found out when it hasn’t', async () => {
    await pool.query('create table careless (id uuid primary key)');
    expect(await tablesWithout(column)).toContain('careless');
    await pool.query('drop table careless');
  });
});
