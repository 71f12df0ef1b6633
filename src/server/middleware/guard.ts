import type { MiddlewareHandler } from 'hono';
import { AppError, type Limiter } from '#kernel';
import { admit, limits, type Policy } from '../policies.ts';

/** Applies a policy: who may call, and how often one caller may. */
export function guard(policy: Policy, limiter: Limiter): MiddlewareHandler {
  return async (c, next) => {
    admit(policy.who);
    if (policy.limit !== 'NONE') {
      const answer = limiter.hit(limits[policy.limit], c.get('caller'));
      c.header('RateLimit-Limit', String(answer.limit));
      c.header('RateLimit-Remaining', String(answer.remaining));
      c.header('RateLimit-Reset', String(answer.resetSeconds));
      if (!answer.allowed) {
        throw new AppError('rate_limited', `Too many tries. Try again in ${answer.resetSeconds} seconds`, {
          retryAfterSeconds: answer.resetSeconds,
        });
      }
    }
    return next();
  };
}
