import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { countEmailChange, countLink } from './limits.ts';
import { freshMemberOf, lockOwnAccount } from './me.ts';
import { lockAccount } from './queries/closing.ts';
import {
  changeToConfirm,
  changeToUndo,
  dropWaysIn,
  type EmailChange,
  insertChange,
  moveAccount,
  noteConfirmed,
  noteUndone,
} from './queries/email-changes.ts';
import { deleteUnconfirmed, oneAtATime, userByEmail } from './queries/users.ts';

const CONFIRM_HOURS = 24;
const UNDO_HOURS = 72;
const HOUR_MS = 3_600_000;
const PATH = '/account/email-change';

/**
 * Asks for another address: it counts once the link mailed to it was used. The old one is told, with a link that takes
 * it back. Whether the new one has an account, nobody is told here; its owner is, by mail.
 * @throws AppError unauthenticated; fresh_sign_in_required; invalid for the address of now; rate_limited
 */
export async function changeEmail(
  ctx: Context,
  parts: Pick<Parts, 'mail' | 'sharedLimits'>,
  email: string,
): Promise<void> {
  const userId = freshMemberOf(ctx);
  const newEmail = email.toLowerCase();
  await countEmailChange(parts, userId);
  await countLink(parts, newEmail);
  const [confirm, undo] = [newToken('hex'), newToken('hex')];
  const inHours = (hours: number) => new Date(ctx.clock().getTime() + hours * HOUR_MS);
  const [confirmUntil, undoUntil] = [inHours(CONFIRM_HOURS), inHours(UNDO_HOURS)];
  await transaction(ctx, async (inside) => {
    const oldEmail = await lockOwnAccount(inside, userId);
    if (oldEmail === newEmail) {
      throw new AppError('invalid', 'must be another address than that of now', { pointer: '/user/email' });
    }
    const id = newId();
    await insertChange(inside.db, {
      id,
      userId,
      oldEmail,
      newEmail,
      confirmHash: hashOf(confirm),
      confirmUntil,
      undoHash: hashOf(undo),
      undoUntil,
    });
    const isTaken = (await userByEmail(inside.db, newEmail))?.verified ?? false;
    await parts.mail.post(
      inside,
      isTaken
        ? { name: 'already_registered', to: newEmail, subjectId: id, variables: { by: 'email_change' } }
        : {
            name: 'email_change',
            to: newEmail,
            subjectId: id,
            variables: { path: `${PATH}?token=${confirm}`, hours: CONFIRM_HOURS },
            goodUntil: confirmUntil,
          },
    );
    await parts.mail.post(inside, {
      name: 'email_change_notice',
      to: oldEmail,
      subjectId: id,
      variables: { newEmail, path: `${PATH}?with=undo&token=${undo}`, hours: UNDO_HOURS },
    });
  });
}

/**
 * Makes a change count, by the link to the new address. Used again, the link says the same while it holds.
 * @returns the id of the change
 * @throws AppError token_invalid, also for an address that has an account meanwhile
 */
export function confirmEmailChange(ctx: Context, parts: Pick<Parts, 'mail'>, token: string): Promise<string> {
  return transaction(ctx, async (inside) => {
    const change = await lockChange(inside, token, changeToConfirm);
    if (change.state === 'confirmed') return change.id;
    if (change.state !== 'asked' || !(await isFree(inside, change.newEmail))) throw refused();
    const { id, userId, oldEmail: from, newEmail: to } = change;
    await move(inside, parts, userId, { from, to });
    await noteConfirmed(inside.db, id, new Date(ctx.clock().getTime() + UNDO_HOURS * HOUR_MS));
    return id;
  });
}

/**
 * Takes a change back, by the link to the old address, whether it counted already or not. Where it did, somebody else
 * may have opened the account: every session ends, and passwords and Google go; a link to the address signs in.
 * @returns the id of the change
 * @throws AppError token_invalid
 */
export function undoEmailChange(ctx: Context, parts: Pick<Parts, 'mail'>, token: string): Promise<string> {
  return transaction(ctx, async (inside) => {
    const change = await lockChange(inside, token, changeToUndo);
    if (change.state === 'undone') return change.id;
    if (change.state === 'superseded') throw refused();
    if (change.state === 'confirmed') await takeBack(inside, parts, change);
    await noteUndone(inside.db, change);
    return change.id;
  });
}

type LockedChange = EmailChange & { addressNow: string };

/** The change of a link. Its account is locked first, as by whoever asks for another one or closes the account. */
async function lockChange({ db, clock }: Context, token: string, find: typeof changeToUndo): Promise<LockedChange> {
  const found = await find(db, hashOf(token), clock());
  const addressNow = found && (await lockAccount(db, found.userId));
  const change = addressNow && (await find(db, hashOf(token), clock()));
  if (!change) throw refused();
  return { ...change, addressNow };
}

async function takeBack(
  inside: Context,
  parts: Pick<Parts, 'mail'>,
  { userId, oldEmail, addressNow }: LockedChange,
): Promise<void> {
  if (addressNow !== oldEmail) {
    if (!(await isFree(inside, oldEmail))) throw refused();
    await move(inside, parts, userId, { from: addressNow, to: oldEmail });
  }
  await dropWaysIn(inside.db, userId);
}

/** Mail is stopped by address: a member who wanted none that advertises wants none at another one either. */
async function move(
  inside: Context,
  { mail }: Pick<Parts, 'mail'>,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await moveAccount(inside.db, userId, { from, to });
  if ((await mail.stopped(inside, from)) === 'marketing') await mail.stopMarketing(inside, to);
}

/** An account that nobody confirmed gives way; nobody else takes the address until the transaction ends. */
async function isFree({ db }: Context, email: string): Promise<boolean> {
  await oneAtATime(db, email);
  await deleteUnconfirmed(db, email);
  return (await userByEmail(db, email)) === null;
}

const refused = () =>
  new AppError('token_invalid', 'This link has expired, was taken back, or the address has an account meanwhile.');
