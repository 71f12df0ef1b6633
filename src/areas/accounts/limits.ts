import { AppError, type LimitRule, type Parts } from '#kernel';

/** Over all servers, of one address; the limits of one caller are the policies'. */
const LINKS = { name: 'LINK_EMAIL', max: 3, windowSeconds: 900 };
const TRIES = { name: 'SIGNIN_EMAIL', max: 10, windowSeconds: 900 };

/** Of one member: each asking sends two mails, and one of them goes where they please. */
const EMAIL_CHANGES = { name: 'EMAIL_CHANGE', max: 5, windowSeconds: 86_400 };

/** Of one member: a million codes are soon tried. */
const CODES = { name: 'SECOND_FACTOR', max: 5, windowSeconds: 900 };

/** Of one member: each photo costs up to a second of work. */
const PHOTOS = { name: 'PHOTO', max: 20, windowSeconds: 86_400 };

/** Of one member: mail to people who didn’t ask for it. */
const SHARES = { name: 'SHARE', max: 10, windowSeconds: 86_400 };

type Limits = Pick<Parts, 'sharedLimits'>;

const DAY_SECONDS = 86_400;

/** Why somebody is refused who has used up a day: how many minutes are left of it helps nobody. */
export class DailyLimit extends Error {}

/** Before mail with a link goes to an address. @throws AppError rate_limited */
export const countLink = (limits: Limits, email: string) => count(limits, LINKS, email, 'with this address');

/** Before a password is tried for an address. @throws AppError rate_limited */
export const countTry = (limits: Limits, email: string) => count(limits, TRIES, email, 'with this address');

/** Before a member asks for another address. @throws AppError rate_limited */
export const countEmailChange = (limits: Limits, userId: string) =>
  count(limits, EMAIL_CHANGES, userId, 'to change your address');

/** Before a code of an authenticator is tried. @throws AppError rate_limited */
export const countCode = (limits: Limits, userId: string) => count(limits, CODES, userId, 'with codes');

/** Before a photo is made of what a member sent. @throws AppError rate_limited */
export const countPhoto = (limits: Limits, userId: string) => count(limits, PHOTOS, userId, 'with photos');

/** Before a member has us write to somebody: lists and invitations count together. @throws AppError rate_limited */
export async function countShare({ sharedLimits }: Limits, userId: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(SHARES, userId);
  if (allowed) return;
  throw new AppError('rate_limited', 'You have shared lists and invited people ten times today. Try again tomorrow.', {
    retryAfterSeconds: resetSeconds,
  });
}

async function count({ sharedLimits }: Limits, rule: LimitRule, who: string, what: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(rule, who);
  if (allowed) return;
  const isOfDay = rule.windowSeconds >= DAY_SECONDS;
  const minutes = Math.ceil(resetSeconds / 60);
  const when = isOfDay ? 'tomorrow' : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  throw new AppError('rate_limited', `Too many tries ${what}. Try again ${when}.`, {
    retryAfterSeconds: resetSeconds,
    ...(isOfDay && { cause: new DailyLimit() }),
  });
}
