import { type Context, notFound, type Parts } from '#kernel';
import { memberOf } from './me.ts';
import { deleteOtherSessions, deleteSession, readSessions, type SessionRow } from './queries/profile.ts';
import { sessionOf } from './session-of.ts';

export type OwnSession = SessionRow & {
  /** That by which this is asked. */
  isThis: boolean;
};

/** Where this member is signed in, the newest first. */
export async function ownSessions(
  ctx: Context,
  parts: Pick<Parts, 'accounts'>,
  headers: Headers,
): Promise<OwnSession[]> {
  const userId = memberOf(ctx);
  const [sessions, current] = await Promise.all([
    readSessions(ctx.db, userId, ctx.clock()),
    currentSession(parts, headers),
  ]);
  return sessions.map((session) => ({ ...session, isThis: session.id === current }));
}

/** Signs out elsewhere, or here. @throws AppError not_found */
export async function endOwnSession(ctx: Context, id: string): Promise<void> {
  if (!(await deleteSession(ctx.db, memberOf(ctx), id))) throw notFound();
}

/** Signs out everywhere but here. @returns how many sessions ended */
export async function endOtherSessions(
  ctx: Context,
  parts: Pick<Parts, 'accounts'>,
  headers: Headers,
): Promise<number> {
  return deleteOtherSessions(ctx.db, memberOf(ctx), await thisSession(parts, headers));
}

/** That by which this is asked. @throws AppError not_found where there is none, as for programs with a token of another kind */
export async function thisSession(parts: Pick<Parts, 'accounts'>, headers: Headers): Promise<string> {
  const current = await currentSession(parts, headers);
  if (current === null) throw notFound();
  return current;
}

async function currentSession({ accounts }: Pick<Parts, 'accounts'>, headers: Headers): Promise<string | null> {
  return (await sessionOf(accounts, headers))?.session.id ?? null;
}
