import type { Config } from '#kernel';
import { startEmbeddedPostgres } from '#kernel/db';

/** The database that a command works on: that of DATABASE_URL, else the embedded one under DATA_DIR. */
export async function openDatabase(config: Config): Promise<{ url: string; close: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => {} };
  const server = await startEmbeddedPostgres(config.dataDir);
  return { url: server.connectionString, close: server.stop };
}
