import { type Actor, type Context, visitor } from '#kernel';
import type { Accounts } from './accounts.ts';
import { rolesOf } from './queries/users.ts';
import { sessionOf } from './session-of.ts';
import { holdsSession } from './sign-out.ts';
import { isStaff } from './staff.ts';

const FRESH_MS = 15 * 60_000;
/** A working day; then a code is asked for again. */
const PROVED_MS = 12 * 3_600_000;

/** Who sends a request, by its session's cookie or bearer token; whoever it doesn't name is a visitor. */
export function actorReader(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accounts: Accounts,
): (request: Request) => Promise<Actor> {
  return async ({ headers }) => {
    if (!holdsSession(headers, accounts.cookie)) return visitor;
    const found = await sessionOf(accounts, headers);
    if (!found) return visitor;
    const { session, user } = found;
    const roles = await rolesOf(db, user.id);
    const now = clock().getTime();
    const provedTwice = Boolean(session.secondFactorAt && now - session.secondFactorAt.getTime() < PROVED_MS);
    const hasPart = isStaff(roles);
    return {
      kind: 'member',
      userId: user.id,
      verified: user.emailVerified,
      fresh: now - session.createdAt.getTime() < FRESH_MS,
      operatorIds: roles.flatMap(({ role, operatorId }) =>
        role === 'operator_user' && operatorId ? [operatorId] : [],
      ),
      // Who may look at what others wrote has shown the second factor in this session.
      staff: provedTwice && hasPart,
      secondFactor: provedTwice,
      awaitsSecondFactor: !provedTwice && hasPart,
    };
  };
}
