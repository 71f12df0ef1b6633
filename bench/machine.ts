import { arch, availableParallelism, cpus, totalmem, type } from 'node:os';
import type pg from 'pg';

/** One line: what the figures were measured on. */
export async function describeMachine(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  return `${model}, ${availableParallelism()} cores, ${memory}, ${type()} ${arch()}, Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}`;
}
