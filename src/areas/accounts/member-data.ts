import type { MemberData } from '#kernel';
import { takeBackMail } from '#kernel/mail';
import { deleteAccount, readSignIns } from './queries/closing.ts';
import { readChangesOf } from './queries/email-changes.ts';
import { deleteInvitationsTo, readInvitationIds, readInvitations, readInvitationsTo } from './queries/invitations.ts';
import { discardPhoto } from './queries/photos.ts';
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
    'photos',
    'invitations',
    'sign_in_steps',
  ],
  async read(ctx, { keyring }, { id, emails }) {
    const now = ctx.clock();
    const [profile, sessions, signIns, membership, roles, emailChanges, secondFactor, invitations, invited] =
      await Promise.all([
        readProfile(ctx.db, id),
        readSessions(ctx.db, id, now),
        readSignIns(ctx.db, id),
        membershipOf(ctx.db, id, now),
        rolesOf(ctx.db, id),
        readChangesOf(ctx.db, id),
        readSecondFactor(ctx.db, id),
        readInvitations(ctx.db, id),
        readInvitationsTo(ctx.db, emails),
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
      invitations,
      wasInvited: invited,
    };
  },
  async erase({ db, clock }, subject) {
    await discardPhoto(db, subject.id, clock());
    await takeBackMail(db, await readInvitationIds(db, subject.id));
    await deleteInvitationsTo(db, subject.emails);
    await deleteAccount(db, subject);
  },
};
