import type { Context, MiddlewareHandler } from 'hono';
import { AppError, visitor } from '#kernel';
import { inTurnOf, isOnAccount, type LimitAnswer, onAccountOf } from '#kernel/serving';
import type { Door } from '../door.ts';
import { admit, isAdmitted, limits, type Policy, threadTimeOf } from '../policies.ts';

/** What is sent there costs people's time, sends mail, or tries a password. */
const OVER_ALL_SERVERS = new Set<Policy['limit']>(['FORM', 'LINK', 'SIGNIN']);

/** What is the same for everybody, and costs little: files, pictures, health. */
const FOR_ALL = new Set<Policy['limit']>(['NONE', 'DRAWN']);

/** Applies a policy: who may call, how often one caller may, and how much of the thread that may take. */
export function guard(
  policy: Policy,
  { limiter, sharedLimits, actorOf }: Pick<Door, 'limiter' | 'sharedLimits' | 'actorOf'>,
): MiddlewareHandler {
  // There nobody is asked who they are, unless not everybody may: it would cost the database a question.
  const isForAll = FOR_ALL.has(policy.limit) && isAdmitted(policy.who);
  const identify = async (c: Context) => {
    const actor = isForAll ? visitor : await actorOf(c.req.raw);
    c.set('actor', actor);
    admit(policy.who, actor);
  };
  return async (c, next) => {
    if (policy.limit === 'NONE') {
      await identify(c);
      return next();
    }
    const caller: string = c.get('caller');
    const threadTime = threadTimeOf(policy);
    const counting = OVER_ALL_SERVERS.has(policy.limit) ? sharedLimits : limiter;
    const calls = await counting.hit(limits[policy.limit], caller);
    judge(c, calls, 'Too many tries.');
    // Counted first: who is refused here can't be tried out without end.
    await identify(c);
    // Behind another guard it has its turn already.
    if (isOnAccount()) return next();
    return inTurnOf(caller, () => {
      const time = limiter.hit(threadTime, caller, 0);
      if (!time.allowed) judge(c, { ...time, limit: calls.limit }, 'Your requests kept the server busy for too long.');
      return onAccountOf((milliseconds) => void limiter.hit(threadTime, caller, milliseconds), next);
    });
  };
}

/** @throws AppError rate_limited, with the time to come back */
function judge(c: Context, { allowed, limit, remaining, resetSeconds }: LimitAnswer, reason: string): void {
  c.header('RateLimit-Limit', String(limit));
  c.header('RateLimit-Remaining', String(remaining));
  c.header('RateLimit-Reset', String(resetSeconds));
  if (allowed) return;
  throw new AppError('rate_limited', `${reason} Try again in ${resetSeconds} seconds`, {
    retryAfterSeconds: resetSeconds,
  });
}
