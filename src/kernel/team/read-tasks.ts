import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { staffOf } from './staff-of.ts';

export type Task = {
  id: string;
  kind: string;
  subjectId: string | null;
  details: Readonly<Record<string, unknown>>;
  createdAt: Date;
  doneAt: Date | null;
  /** Who of the team; null where it settled by itself, and while it is open. */
  doneBy: string | null;
};

export type TaskList = 'open' | 'done';

type Page = { list: TaskList; kind: string | null; page: number; limit: number };

/**
 * What waits for the team, the oldest first, or what is done, the last first; and how many wait of each kind.
 * @throws AppError as staffOf
 */
export async function teamTasks(
  ctx: Context,
  { list, kind, page, limit }: Page,
): Promise<{ tasks: Task[]; count: number; pages: number; waiting: { kind: string; count: number }[] }> {
  staffOf(ctx);
  const { db } = ctx;
  const which = sql`${list === 'open' ? sql`done_at is null` : sql`done_at is not null`}
    and (${kind}::text is null or kind = ${kind})`;
  const order = list === 'open' ? sql`created_at, id` : sql`done_at desc, id desc`;
  // As text, so that keys stay as they were told.
  const { rows } = await sql<Omit<Task, 'details'> & { details: string }>`
    select id, kind, subject_id, details::text as details, created_at, done_at, done_by from staff_tasks
    where ${which} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from staff_tasks where ${which}`.execute(db);
  const { rows: waiting } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::integer as count from staff_tasks where done_at is null
    group by kind order by kind limit 100`.execute(db);
  const count = counted[0]?.count ?? 0;
  const tasks = rows.map(({ details, ...task }) => ({ ...task, details: JSON.parse(details) }));
  return { tasks, count, pages: Math.max(1, Math.ceil(count / limit)), waiting };
}

/** How many wait. @throws AppError as staffOf */
export async function countTasks(ctx: Context): Promise<number> {
  staffOf(ctx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from staff_tasks where done_at is null`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
