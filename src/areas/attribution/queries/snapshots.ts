import { type Insertable, sql } from 'kysely';
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

export function readSnapshot(db: Db, kind: AttributionSnapshotsTable['subjectKind'], id: string) {
  return db
    .withTables<AttributionTables>()
    .selectFrom('attributionSnapshots')
    .leftJoin('attributionChannels as first', 'first.code', 'attributionSnapshots.channelFirst')
    .leftJoin('attributionChannels as last', 'last.code', 'attributionSnapshots.channelLast')
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .select(['landingUrl', 'lastUrl', 'sourceCampaignFirst', 'sourceCampaignLast', 'popAffiliateSource'])
    .select(['popAffiliateSourceDate', 'first.name as firstChannel', 'last.name as lastChannel'])
    .executeTakeFirst();
}

/** @returns how many there were */
export async function deleteSnapshotsBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from attribution_snapshots where created_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}
