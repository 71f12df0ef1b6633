import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { refuseStale } from './export-me.ts';
import { memberOf } from './me.ts';
import { lockAccount } from './queries/closing.ts';

/**
 * Closes the account of the member who asks, and deletes what every area holds of them: all of it or, when something
 * fails, nothing. The last mail says so; the address may sign up again at once.
 * @returns whose it was
 * @throws AppError unauthenticated; fresh_sign_in_required
 */
export async function closeAccount(ctx: Context, parts: Parts): Promise<string> {
  refuseStale(ctx);
  const id = memberOf(ctx);
  await transaction(ctx, async (inside) => {
    const email = await lockAccount(inside.db, id);
    if (email === null) throw new AppError('unauthenticated', 'This account is closed.');
    const subject = { id, email, emailHash: parts.addresses.hashOf(email) };
    // The areas above first: what stands on an account goes before it.
    for (const area of [...parts.accounts.memberData].reverse()) await area.erase(inside, subject);
    await parts.mail.post(inside, {
      name: 'account_erased',
      to: email,
      subjectId: newId(),
      variables: { at: ctx.clock().toISOString() },
    });
  });
  return id;
}
