import { sql } from 'kysely';
import { noteAudit } from '../audit/note-audit.ts';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { isId } from '../ids.ts';
import { staffOf } from './staff-of.ts';
import { kindIn, type TaskKinds } from './task-kinds.ts';

type Closed = { id: string; kind: string; subjectId: string | null };

/** Notes that somebody of the team has done something, once, whoever else is at it. @throws AppError as staffOf; not_found */
export async function closeTask(ctx: Context, id: string): Promise<void> {
  const doneBy = staffOf(ctx);
  if (!isId(id)) throw notFound();
  await transaction(ctx, async (inside) => {
    const { rows } = await sql<Closed>`
      update staff_tasks set done_at = ${ctx.clock()}, done_by = ${doneBy} where id = ${id} and done_at is null
      returning id, kind, subject_id`.execute(inside.db);
    if (rows.length === 0) throw notFound();
    await noteClosed(inside, rows);
  });
}

/** The same of what waited about something that is settled now, by whoever settled it; harmless where nothing waits. */
export async function closeTasksAbout<Kinds extends TaskKinds>(
  ctx: Context,
  kinds: Kinds,
  some: readonly (keyof Kinds & string)[],
  subjectId: string,
): Promise<void> {
  for (const kind of some) kindIn(kinds, kind);
  const { actor } = ctx;
  const doneBy = actor.kind === 'member' && actor.staff ? actor.userId : null;
  await transaction(ctx, async (inside) => {
    const { rows } = await sql<Closed>`
      update staff_tasks set done_at = ${ctx.clock()}, done_by = ${doneBy}
      where kind = any(${some}) and subject_id = ${subjectId} and done_at is null
      returning id, kind, subject_id`.execute(inside.db);
    await noteClosed(inside, rows);
  });
}

async function noteClosed({ db, actor }: Context, closed: readonly Closed[]): Promise<void> {
  for (const { id, kind, subjectId } of closed) {
    await noteAudit(db, actor, { action: 'task.done', subjectId: id, details: { kind, about: subjectId } });
  }
}
