import { type Actor, type Context, visitor } from '#kernel';
import type { Accounts } from './accounts.ts';
import { rolesOf } from './queries/users.ts';
import { holdsSession } from './sign-out.ts';

const FRESH_MS = 15 * 60_000;
const STAFF = new Set(['moderator', 'finance', 'admin']);

/** Who sends a request, by its session's cookie or bearer token; whoever it doesn't name is a visitor. */
export function actorReader(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { auth, cookie }: Accounts,
): (request: Request) => Promise<Actor> {
  return async ({ headers }) => {
    if (!holdsSession(headers, cookie)) return visitor;
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    if (!found) return visitor;
    const { session, user } = found;
    const roles = await rolesOf(db, user.id);
    const provedTwice = Boolean(session.secondFactorAt);
    return {
      kind: 'member',
      userId: user.id,
      verified: user.emailVerified,
      fresh: clock().getTime() - session.createdAt.getTime() < FRESH_MS,
      operatorIds: roles.flatMap(({ role, operatorId }) =>
        role === 'operator_user' && operatorId ? [operatorId] : [],
      ),
      // Who may look at what others wrote has shown the second factor in this session.
      staff: provedTwice && roles.some(({ role }) => STAFF.has(role)),
    };
  };
}
