import { type Context, isId } from '#kernel';
import { memberById } from './member-by-id.ts';

/** As records show who of the team did something, by id; what isn’t an id stays as it is. */
export async function namesOfTeam(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...new Set(ids)].filter(isId).map(async (id) => {
      const member = await memberById(ctx, id);
      const name = member && [member.firstName, member.lastName].filter(Boolean).join(' ');
      return [id, name || (member?.email ?? 'A former member')] as const;
    }),
  );
  return new Map(found);
}
