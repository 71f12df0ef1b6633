import { type Context, newId, type Parts, transaction } from '#kernel';
import { subjectOf } from './data-subject.ts';
import { freshMemberOf, lockOwnAccount } from './me.ts';

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
  const id = freshMemberOf(ctx);
  return transaction(ctx, async (inside) => {
    const email = await lockOwnAccount(inside, id);
    const subject = await subjectOf(inside, parts, { id, email });
    // All of it wherever they ask: a partner shows a part of the catalogue, whose names the rest would lack.
    const everywhere = { ...inside, partner: null };
    const read = [];
    for (const area of parts.accounts.allMemberData) read.push(await area.read(everywhere, parts, subject));
    await parts.mail.post(inside, {
      name: 'data_export',
      to: email,
      subjectId: newId(),
      variables: { at: ctx.clock().toISOString() },
    });
    return { madeAt: ctx.clock(), data: Object.assign({}, ...read) };
  });
}
