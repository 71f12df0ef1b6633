export type { Generated, Json, Timestamp } from './columns.ts';
export { type DatabaseFailure, databaseFailure } from './database-failure.ts';
export { createDb, createPool, type Db } from './db.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
export { listen } from './listen.ts';
export { type MigrationState, migrate, migrationState } from './migrate.ts';
export { createOutageLog, type OutageLog } from './outage.ts';
export { prepared } from './prepared.ts';
export type { KernelTables } from './tables.ts';
