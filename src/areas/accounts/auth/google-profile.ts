import type { Deeds } from './deeds.ts';

const LONGEST = 100;

/**
 * What we take of a profile whose signature was checked. Who has an address at Google that nobody had confirmed here is
 * its owner: the library would refuse to put the two together, so what stood there before goes first.
 * @returns no address when Google itself hasn't confirmed it
 */
export async function fromProfile(profile: Record<string, unknown>, { addressProved }: Pick<Deeds, 'addressProved'>) {
  const { email, email_verified: isVerified } = profile;
  // The library lets in nobody without an address; thrown, it would lead nowhere.
  if (typeof email !== 'string' || (isVerified !== true && isVerified !== 'true')) return { email: undefined };
  const firstName = nameOf(profile.given_name);
  const lastName = nameOf(profile.family_name);
  await addressProved(email.toLowerCase(), { firstName: firstName ?? null, lastName: lastName ?? null });
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || (nameOf(profile.name) ?? ''),
    firstName,
    lastName,
    // No page of ours asks another host for a picture.
    image: undefined,
  };
}

function nameOf(given: unknown): string | undefined {
  return typeof given === 'string'
    ? given
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, LONGEST) || undefined
    : undefined;
}
