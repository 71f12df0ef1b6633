import { addStaff, removeStaff } from '#accounts/upkeep';
import { type Context, isAppError, readConfig } from '#kernel';
import { createKeyring, withKey } from '#kernel/keys';
import { areas } from '../areas.ts';
import { UsageError } from './usage-error.ts';

/** Takes a member into the team, or gives them another second factor in place of a lost one. */
export async function staffAdd(ctx: Context, [email = '', role = 'moderator']: string[]): Promise<string[]> {
  if (!email) throw new UsageError('Name the address of a member.');
  const { baseUrl, encryptionKeys } = await withKey(readConfig(process.env, areas));
  try {
    const path = await addStaff(ctx, { keyring: createKeyring(encryptionKeys) }, { email, role });
    return [
      `${email} is ${role} now. Hand them this link, not by mail:`,
      `  ${baseUrl}${path}`,
      'Signed in as that member, they set up an authenticator with it, within 24 hours and once.',
      'A second factor that they had before opens nothing any more.',
    ];
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code !== 'not_found') throw new UsageError(error.message);
    throw new UsageError(`No member has the address ${email}: they join first, and confirm it.`);
  }
}

/** Takes somebody out of the team again. */
export async function staffRemove(ctx: Context, [email = '']: string[]): Promise<string[]> {
  if (!email) throw new UsageError('Name the address of a member of the team.');
  try {
    await removeStaff(ctx, email);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    throw new UsageError(`Nobody with the address ${email} is in the team.`);
  }
  return [`${email} isn’t in the team any more: /staff is closed to them in every session. What they did stays.`];
}
