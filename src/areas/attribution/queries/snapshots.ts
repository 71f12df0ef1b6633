import type { Insertable } from 'kysely';
import type { Db } from '#kernel/db';
import type { AttributionSnapshotsTable, AttributionTables } from '../tables.ts';

/** Every code that a snapshot may name. */
export async function readChannelCodes(db: Db): Promise<number[]> {
  const rows = await db.withTables<AttributionTables>().selectFrom('attributionChannels').select('code').execute();
  return rows.map(({ code }) => code);
}

/** A second snapshot of the same subject changes nothing. */
export async function insertSnapshot(db: Db, row: Insertable<AttributionSnapshotsTable>): Promise<void> {
  await db
    .withTables<AttributionTables>()
    .insertInto('attributionSnapshots')
    .values(row)
    .onConflict((at) => at.doNothing())
    .execute();
}
