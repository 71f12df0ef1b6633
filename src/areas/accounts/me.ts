import { AppError, type Context, type Parts, transaction } from '#kernel';
import { holdAccount, lockAccount } from './queries/closing.ts';
import { discardPhoto } from './queries/photos.ts';
import { type ChangedUser, readProfile, writeProfile } from './queries/profile.ts';
import { type Preferences, preferencesOf } from './shared/preferences.ts';

type Reading = Pick<Parts, 'keyring'> & { mail: Pick<Parts['mail'], 'stopped'> };

/** What members see of themselves. */
export type Me = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  /** ISO 3166-1, two letters. */
  countryCode: string | null;
  /** YYYY-MM-DD */
  birthday: string | null;
  /** The path of their photo; null: initials. */
  image: string | null;
  preferences: Preferences;
  /** Whether mail that advertises may come: they said so, and haven’t stopped it since. */
  marketingConsent: boolean;
  /** No mail reaches the address. */
  isUnreachable: boolean;
  /** Whether a password opens this account, beside links and Google. */
  hasPassword: boolean;
  joinedAt: Date;
};

/** What isn’t told stays as it is; null empties it. */
export type ProfileChange = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  countryCode?: string | null | undefined;
  birthday?: string | null | undefined;
  /** A photo is only taken away by this. */
  image?: null | undefined;
  /** What isn’t named of them stays. */
  preferences?: Partial<Preferences> | undefined;
  marketingConsent?: boolean | undefined;
};

type Telling = Pick<Parts, 'keyring' | 'mail'>;

/** Who is signed in. @throws AppError unauthenticated */
export async function readMe(ctx: Context, { keyring, mail }: Reading): Promise<Me> {
  const id = memberOf(ctx);
  const row = await readProfile(ctx.db, id);
  if (!row) throw new AppError('unauthenticated', 'Sign in to see this.');
  const { birthday, preferences, marketingConsentAt, ...rest } = row;
  const stopped = await mail.stopped(ctx, row.email);
  return {
    id,
    ...rest,
    birthday: birthday && keyring.decrypt(birthday, placeOf(id)),
    preferences: preferencesOf(preferences),
    marketingConsent: marketingConsentAt !== null && stopped === null,
    isUnreachable: stopped === 'all',
  };
}

/** Changes what members tell of themselves. @returns it as it stands now */
export function changeMe(ctx: Context, parts: Telling, change: ProfileChange): Promise<Me> {
  const id = memberOf(ctx);
  const { birthday, image, preferences, marketingConsent, ...rest } = change;
  const changed: ChangedUser = {
    ...withoutUndefined(rest),
    ...(birthday !== undefined && {
      birthday: birthday === null ? null : parts.keyring.encrypt(birthday, placeOf(id)),
    }),
  };
  return transaction(ctx, async (inside) => {
    // Together with others that change or close the account, one after the other.
    const email = await lockOwnAccount(inside, id);
    if (preferences) changed.preferences = { ...(await readMe(inside, parts)).preferences, ...preferences };
    if (marketingConsent !== undefined) changed.marketingConsentAt = marketingConsent ? inside.clock() : null;
    await writeProfile(inside.db, id, changed);
    if (marketingConsent === true) await parts.mail.allowMarketing(inside, email);
    if (marketingConsent === false) await parts.mail.stopMarketing(inside, email);
    if (image === null) await discardPhoto(inside.db, id, inside.clock());
    return readMe(inside, parts);
  });
}

/** Who is signed in with an address that is theirs. @throws AppError unauthenticated; forbidden */
export function verifiedMemberOf(ctx: Context): string {
  const id = memberOf(ctx);
  if (ctx.actor.kind === 'member' && ctx.actor.verified) return id;
  throw new AppError('forbidden', 'Confirm your email address first: we sent you a link.');
}

/** @throws AppError unauthenticated when nobody is signed in */
export function memberOf({ actor }: Context): string {
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  return actor.userId;
}

/**
 * Who is signed in, for what a session that was left open somewhere isn’t enough for.
 * @throws AppError unauthenticated; fresh_sign_in_required for who signed in more than 15 minutes ago
 */
export function freshMemberOf(ctx: Context): string {
  const id = memberOf(ctx);
  if (ctx.actor.kind === 'member' && ctx.actor.fresh) return id;
  throw new AppError('fresh_sign_in_required', 'Sign in once more, then try again within 15 minutes.');
}

/**
 * The address of a member, whose account nobody else changes or closes until the transaction ends.
 * @throws AppError unauthenticated for an account that was closed meanwhile
 */
export async function lockOwnAccount({ db }: Context, id: string): Promise<string> {
  const email = await lockAccount(db, id);
  if (email === null) throw closed();
  return email;
}

/**
 * For what an area above writes of a member: nobody closes the account until the transaction ends, after which it would be
 * nobody’s. Comes before any other lock.
 * @throws AppError unauthenticated for an account that was closed meanwhile
 */
export async function keepOpen({ db }: Context, id: string): Promise<void> {
  if (!(await holdAccount(db, id))) throw closed();
}

const closed = () => new AppError('unauthenticated', 'This account is closed.');
const placeOf = (id: string) => ({ table: 'users', column: 'birthday', id });

/** Only what was told. */
export function withoutUndefined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const told = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(told) as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}
