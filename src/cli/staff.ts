import { addStaff } from '#accounts/upkeep';
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
