import { addOperatorUser, beginFactorOfOperator, removeOperatorUser } from '#accounts/upkeep';
import { operatorFacts } from '#catalogue';
import { type Context, isAppError, readConfig } from '#kernel';
import { createKeyring, withKey } from '#kernel/keys';
import { areas } from '../areas.ts';
import { UsageError } from './usage-error.ts';

/** Lets a member speak for a company. */
export async function operatorAdd(ctx: Context, [email = '', slug = '']: string[]): Promise<string[]> {
  const company = await companyOf(ctx, email, slug);
  await told(
    addOperatorUser(ctx, { email, operatorId: company.id }),
    `No member has the address ${email}: they join first, and confirm it.`,
  );
  const { baseUrl } = readConfig(process.env, areas);
  return [
    `${email} speaks for ${company.name} now, about its bookings and its reviews:`,
    `  ${baseUrl}/operator`,
    `  ${baseUrl}/operator/reviews`,
  ];
}

export async function operatorRemove(ctx: Context, [email = '', slug = '']: string[]): Promise<string[]> {
  const company = await companyOf(ctx, email, slug);
  await told(removeOperatorUser(ctx, { email, operatorId: company.id }), `${email} doesn’t speak for ${company.name}.`);
  return [`${email} doesn’t speak for ${company.name} any more. What they answered stays.`];
}

/** Begins the second factor of somebody who speaks for a company, or another one in place of a lost one. */
export async function operatorFactor(ctx: Context, [email = '']: string[]): Promise<string[]> {
  if (!email) throw new UsageError('Name the address of a member who speaks for a company.');
  const { baseUrl, encryptionKeys } = await withKey(readConfig(process.env, areas));
  let path = '';
  const begin = async () => {
    path = await beginFactorOfOperator(ctx, { keyring: createKeyring(encryptionKeys) }, email);
  };
  await told(begin(), `Nobody with the address ${email} speaks for a company.`);
  return [
    'Hand them this link, not by mail:',
    `  ${baseUrl}${path}`,
    'Signed in as that member, they set up an authenticator with it, within 24 hours and once; then they see who travels.',
    'A second factor that they had before opens nothing any more.',
  ];
}

async function companyOf(ctx: Context, email: string, slug: string) {
  if (!email || !slug) throw new UsageError('Name the address of a member, and the slug of a company.');
  const company = (await operatorFacts(ctx, [slug])).get(slug);
  if (!company) throw new UsageError(`There is no company ${slug}.`);
  return company;
}

/** @throws UsageError with what was wrong about the address */
async function told(work: Promise<void>, unknown: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isAppError(error) && error.code === 'not_found' ? new UsageError(unknown) : error;
  }
}
