import { AppError, type Context, type DataSubject, newId, type Parts, transaction } from '#kernel';
import { memberOf, readMe } from './me.ts';

export type OwnData = {
  madeAt: Date;
  /** What each area holds, by heading. */
  data: Readonly<Record<string, unknown>>;
};

/**
 * Everything that is held of the member who asks. Nothing of it is kept: it is read as it stands, and the owner is
 * told that somebody took it.
 * @throws AppError unauthenticated; fresh_sign_in_required
 */
export async function exportMe(ctx: Context, parts: Parts): Promise<OwnData> {
  refuseStale(ctx);
  const { id, email } = await readMe(ctx, parts);
  const subject: DataSubject = { id, email, emailHash: parts.addresses.hashOf(email) };
  return transaction(ctx, async (inside) => {
    const read = [];
    for (const area of parts.accounts.memberData) read.push(await area.read(inside, parts, subject));
    await parts.mail.post(inside, {
      name: 'data_export',
      to: email,
      subjectId: newId(),
      variables: { at: ctx.clock().toISOString() },
    });
    return { madeAt: ctx.clock(), data: Object.assign({}, ...read) };
  });
}

/** @throws AppError unauthenticated; fresh_sign_in_required for who signed in more than 15 minutes ago */
export function refuseStale(ctx: Context): void {
  memberOf(ctx);
  if (ctx.actor.kind === 'member' && ctx.actor.fresh) return;
  throw new AppError('fresh_sign_in_required', 'Sign in once more, then try again within 15 minutes.');
}
