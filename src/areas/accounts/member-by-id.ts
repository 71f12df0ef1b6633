import type { Context } from '#kernel';
import { type NamedMember, readMember } from './queries/users.ts';

/** Null for an account that was closed. */
export function memberById(ctx: Context, userId: string): Promise<NamedMember | null> {
  return readMember(ctx.db, userId);
}
