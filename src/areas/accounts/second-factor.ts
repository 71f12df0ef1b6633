import { generateURI, verifySync } from 'otplib';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { hashOf } from '#kernel/keys';
import { placeOf } from './begin-second-factor.ts';
import { countCode } from './limits.ts';
import { lockOwnAccount, memberOf } from './me.ts';
import { thisSession } from './own-sessions.ts';
import { lockSecondFactor, noteProved, readSecondFactor, type SecondFactorRow } from './queries/second-factors.ts';
import { readMember } from './queries/users.ts';

/** A clock that is half a minute wrong is forgiven. */
const TOLERANCE_SECONDS = 30;
const ISSUER = 'Sojourn';

/** What an authenticator is set up with: an otpauth: address, and the secret in it for who types. */
export type Enrolment = { uri: string; secret: string };

/**
 * Where a member stands. none: never begun. waiting: the link to set it up is needed. enrolling: it was given, and holds.
 * confirmed: a code of the authenticator is needed.
 */
export type SecondFactor = { at: 'none' | 'waiting' | 'confirmed' } | { at: 'enrolling'; enrolment: Enrolment };

/**
 * Of the member who asks. The link shows what is set up to them alone, while it holds; reading uses nothing up.
 * @param token of the link; null without one
 * @throws AppError unauthenticated
 */
export async function readSecondFactorFor(
  ctx: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  token: string | null,
): Promise<SecondFactor> {
  const id = memberOf(ctx);
  const [row, member] = await Promise.all([readSecondFactor(ctx.db, id), readMember(ctx.db, id)]);
  if (!row || !member) return { at: 'none' };
  if (row.confirmedAt) return { at: 'confirmed' };
  if (!opens(row, token ?? '', ctx.clock())) return { at: 'waiting' };
  const secret = keyring.decrypt(row.secret, placeOf(id));
  return { at: 'enrolling', enrolment: { uri: generateURI({ issuer: ISSUER, label: member.email, secret }), secret } };
}

type Code = {
  /** Six digits, as the authenticator shows them. */
  code: string;
  /** Of the link, for who sets it up. */
  token: string | null;
  /** Of the request: they name its session. */
  headers: Headers;
};

/**
 * Proves the second factor for this session: by a code that wasn't used before, and the first time by the link, too.
 * @throws AppError unauthenticated; token_invalid without a second factor; code_invalid; rate_limited
 */
export async function proveSecondFactor(
  ctx: Context,
  parts: Pick<Parts, 'accounts' | 'keyring' | 'sharedLimits'>,
  { code, token, headers }: Code,
): Promise<void> {
  const userId = memberOf(ctx);
  await countCode(parts, userId);
  // Before the transaction: within it, it would ask for a second connection while one is held.
  const sessionId = await thisSession(parts, headers);
  const now = ctx.clock();
  await transaction(ctx, async (inside) => {
    await lockOwnAccount(inside, userId);
    const row = await lockSecondFactor(inside.db, userId);
    if (!row || (!row.confirmedAt && !opens(row, token ?? '', now))) {
      throw new AppError('token_invalid', 'This link has expired or was used. Who runs the server makes another one.');
    }
    const secret = parts.keyring.decrypt(row.secret, placeOf(userId));
    const step = stepOf(code, secret, now);
    if (step === null || step <= row.lastStep) {
      throw new AppError('code_invalid', 'That isn’t the code of now, or it was used. Wait for the next one.');
    }
    await noteProved(inside.db, { userId, sessionId, step, now });
  });
}

const opens = ({ enrolmentHash, enrolmentUntil }: SecondFactorRow, token: string, now: Date): boolean =>
  enrolmentHash !== null && enrolmentUntil !== null && enrolmentUntil > now && enrolmentHash.equals(hashOf(token));

/** @returns the half minute, counted since 1970, to which a code belongs; null for one of none near to now */
function stepOf(code: string, secret: string, now: Date): number | null {
  const token = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const said = verifySync({ token, secret, epoch, epochTolerance: TOLERANCE_SECONDS });
  return said.valid && 'timeStep' in said ? said.timeStep : null;
}
