import { AppError, type Context } from '#kernel';

/** Whose things these are. @throws AppError unauthenticated when nobody is signed in */
export function memberOf({ actor }: Context): string {
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  return actor.userId;
}
