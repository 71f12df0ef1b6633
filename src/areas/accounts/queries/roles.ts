import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { Role } from './users.ts';

/** @param operatorId the company of an operator_user */
export async function giveRole(
  db: Db,
  userId: string,
  role: Role['role'],
  operatorId: string | null = null,
): Promise<void> {
  await sql`
    insert into user_roles (user_id, role, operator_id) values (${userId}, ${role}, ${operatorId})
    on conflict do nothing`.execute(db);
}

/** Of the team; companies that they speak for stay theirs. @returns whether they had one */
export async function takeStaffRoles(db: Db, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from user_roles where user_id = ${userId} and role <> 'operator_user'`.execute(db);
  return numAffectedRows > 0n;
}

/** @returns whether they had it */
export async function takeRole(db: Db, userId: string, role: Role['role'], operatorId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from user_roles where user_id = ${userId} and role = ${role} and operator_id = ${operatorId}`.execute(db);
  return numAffectedRows > 0n;
}
