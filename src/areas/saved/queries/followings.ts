import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** @returns false when the member follows the company already */
export async function insertFollowing(db: Db, userId: string, operatorId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into followings (user_id, followable_type, followable_id, created_at)
    values (${userId}, 'Operator', ${operatorId}, ${now}) on conflict do nothing`.execute(db);
  return numAffectedRows > 0n;
}

/** @returns whether the member followed it */
export async function deleteFollowing(db: Db, userId: string, operatorId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from followings
    where user_id = ${userId} and followable_type = 'Operator' and followable_id = ${operatorId}`.execute(db);
  return numAffectedRows > 0n;
}

/** Companies a member follows, the last one first. */
export async function readFollowedOperators(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select followable_id as id from followings
    where user_id = ${userId} and followable_type = 'Operator'
    order by created_at desc, followable_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these companies that a member follows. */
export async function readFollowedAmong(db: Db, userId: string, operatorIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select followable_id as id from followings
    where user_id = ${userId} and followable_type = 'Operator' and followable_id = any(${operatorIds}::uuid[])
    order by followable_id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteFollowings(db: Db, userId: string): Promise<void> {
  await sql`delete from followings where user_id = ${userId}`.execute(db);
}
