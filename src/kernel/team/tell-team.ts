import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { kindIn, type TaskKind, type TaskKinds } from './task-kinds.ts';

type Told<Kind extends TaskKind> = {
  subjectId: string;
  details: { readonly [Key in keyof Kind['facts']]: string | number | null };
  /** What exactly happened: told once ever. Left out: once as long as it isn’t done. */
  occurrence?: string | undefined;
};

/** Somebody of the team has to look. Told in the caller’s transaction, once. @throws for a kind that isn’t declared */
export async function tellTeam<Kinds extends TaskKinds, Kind extends keyof Kinds & string>(
  db: Db,
  kinds: Kinds,
  kind: Kind,
  { subjectId, details, occurrence }: Told<Kinds[Kind]>,
): Promise<void> {
  await tellTeamOfEach(
    db,
    kinds,
    kind,
    sql`select ${subjectId}::uuid as subject_id, ${JSON.stringify(details)}::jsonb as details,
      ${occurrence ?? null}::text as occurrence`,
  );
}

/**
 * The same of many, in the statement that finds them.
 * @param told a query of subject_id, details and occurrence
 */
export async function tellTeamOfEach<Kinds extends TaskKinds>(
  db: Db,
  kinds: Kinds,
  kind: keyof Kinds & string,
  told: RawBuilder<unknown>,
): Promise<void> {
  kindIn(kinds, kind);
  await sql`
    insert into staff_tasks (kind, subject_id, details, occurrence)
    select ${kind}, told.subject_id, told.details, told.occurrence from (${told}) told order by told.subject_id
    on conflict do nothing`.execute(db);
}
