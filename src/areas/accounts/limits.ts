import { AppError, type LimitRule, type Parts } from '#kernel';

/** Over all servers, of one address; the limits of one caller are the policies'. */
const LINKS = { name: 'LINK_EMAIL', max: 3, windowSeconds: 900 };
const TRIES = { name: 'SIGNIN_EMAIL', max: 10, windowSeconds: 900 };

type Limits = Pick<Parts, 'sharedLimits'>;

/** Before mail with a link goes to an address. @throws AppError rate_limited */
export const countLink = (limits: Limits, email: string) => count(limits, LINKS, email);

/** Before a password is tried for an address. @throws AppError rate_limited */
export const countTry = (limits: Limits, email: string) => count(limits, TRIES, email);

async function count({ sharedLimits }: Limits, rule: LimitRule, email: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(rule, email);
  if (allowed) return;
  const minutes = Math.ceil(resetSeconds / 60);
  throw new AppError(
    'rate_limited',
    `Too many tries with this address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: resetSeconds },
  );
}
