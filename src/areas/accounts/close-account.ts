import { type Context, newId, type Parts, transaction } from '#kernel';
import { subjectOf } from './data-subject.ts';
import { freshMemberOf, lockOwnAccount } from './me.ts';

/**
 * Closes the account of the member who asks, and deletes what every area holds of them: all of it or, when something
 * fails, nothing. The last mail says so; the address may sign up again at once.
 * @returns whose it was
 * @throws AppError unauthenticated; fresh_sign_in_required
 */
export async function closeAccount(ctx: Context, parts: Parts): Promise<string> {
  const id = freshMemberOf(ctx);
  await transaction(ctx, async (inside) => {
    const email = await lockOwnAccount(inside, id);
    const subject = await subjectOf(inside, parts, { id, email });
    // The areas above first: what stands on an account goes before it.
    for (const area of [...parts.accounts.allMemberData].reverse()) await area.erase(inside, subject);
    await parts.mail.post(inside, {
      name: 'account_erased',
      to: email,
      subjectId: newId(),
      variables: { at: ctx.clock().toISOString() },
    });
  });
  return id;
}
