import type { MemberData } from '#kernel';
import { deleteAccount, readSignIns } from './queries/closing.ts';
import { readChangesOf } from './queries/email-changes.ts';
import { readProfile, readSessions } from './queries/profile.ts';
import { readSecondFactor } from './queries/second-factors.ts';
import { membershipOf, rolesOf } from './queries/users.ts';

/** What accounts hold of a member: what they told of themselves, how they sign in, and where they are. */
export const memberData: MemberData = {
  tables: [
    'users',
    'sessions',
    'identities',
    'verifications',
    'account_links',
    'memberships',
    'user_roles',
    'email_changes',
    'second_factors',
  ],
  async read(ctx, { keyring }, { id }) {
    const now = ctx.clock();
    const [profile, sessions, signIns, membership, roles, emailChanges, secondFactor] = await Promise.all([
      readProfile(ctx.db, id),
      readSessions(ctx.db, id, now),
      readSignIns(ctx.db, id),
      membershipOf(ctx.db, id, now),
      rolesOf(ctx.db, id),
      readChangesOf(ctx.db, id),
      readSecondFactor(ctx.db, id),
    ]);
    const birthday = profile?.birthday && keyring.decrypt(profile.birthday, { table: 'users', column: 'birthday', id });
    return {
      profile: { id, ...profile, birthday: birthday ?? null },
      sessions,
      signIns,
      membership,
      roles,
      emailChanges,
      secondFactor: secondFactor && { since: secondFactor.confirmedAt },
    };
  },
  erase: (ctx, subject) => deleteAccount(ctx.db, subject),
};
