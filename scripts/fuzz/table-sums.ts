import type pg from 'pg';

/**
 * Until when trips that time alone changes were told, and how far who follows the news is: written whoever asks for what.
 * How often somebody tried is counted for what was refused, too.
 */
const OF_ANYBODY = ['outbox_cursors', 'search_calendar', 'rate_limits'];

/** Rows and a checksum of every table of ours that isn't written whoever asks for what, by its name. */
export async function tableSums(pool: Pick<pg.Pool, 'query'>): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)
     order by tablename`,
    [OF_ANYBODY],
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as sum
       from public.${name} t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(`${each.join(' union all ')} order by name`);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** Names of tables that differ. */
export function changedTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}
