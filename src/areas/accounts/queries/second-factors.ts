import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type SecondFactorRow = {
  secret: Buffer;
  enrolmentHash: Buffer | null;
  enrolmentUntil: Date | null;
  confirmedAt: Date | null;
  lastStep: number;
};

const COLUMNS = sql`secret, enrolment_hash, enrolment_until, confirmed_at, last_step::float8 as last_step`;

export async function readSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const { rows } = await sql<SecondFactorRow>`
    select ${COLUMNS} from second_factors where id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: of two tries with one code the second sees that it was used. */
export async function lockSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const { rows } = await sql<SecondFactorRow>`
    select ${COLUMNS} from second_factors where id = ${userId} for update`.execute(db);
  return rows[0] ?? null;
}

type NewSecondFactor = { userId: string; secret: Buffer; enrolmentHash: Buffer; enrolmentUntil: Date };

/** Begins a second factor, in place of the one before: that opens nothing any more, in no session. */
export async function writeSecondFactor(db: Db, { userId, ...row }: NewSecondFactor): Promise<void> {
  await sql`
    insert into second_factors (id, secret, enrolment_hash, enrolment_until)
    values (${userId}, ${row.secret}, ${row.enrolmentHash}, ${row.enrolmentUntil})
    on conflict (id) do update set secret = excluded.secret, enrolment_hash = excluded.enrolment_hash,
      enrolment_until = excluded.enrolment_until, confirmed_at = null, last_step = 0`.execute(db);
  await sql`update sessions set second_factor_at = null where user_id = ${userId}`.execute(db);
}

/** Notes that a code was right: the session has shown it, and the link to set it up is used up. */
export async function noteProved(
  db: Db,
  { userId, sessionId, step, now }: { userId: string; sessionId: string; step: number; now: Date },
): Promise<void> {
  await sql`
    update second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now}),
      enrolment_hash = null, enrolment_until = null
    where id = ${userId}`.execute(db);
  await sql`update sessions set second_factor_at = ${now} where id = ${sessionId} and user_id = ${userId}`.execute(db);
}
