import { defineArea, everyone, forAll } from '#kernel';
import { createKeyring, lastingSecret } from '#kernel/keys';
import { type Accounts, createAccounts } from './accounts.ts';
import { type AccountsConfig, accountsConfig } from './config.ts';
import { memberData } from './member-data.ts';
import { brokenOffBefore, removeNobodys } from './photo.ts';
import { deleteUnusedInvitations } from './queries/invitations.ts';
import { deleteExpired, deleteNeverConfirmed } from './queries/links.ts';
import { hasNobodys, PHOTOS_CHANNEL } from './queries/photos.ts';
import { accountRoutes } from './rest.ts';
import { invitedSince } from './welcome.ts';

declare module '#kernel' {
  interface AreaConfigs {
    accounts: AccountsConfig;
  }
  interface Parts {
    accounts: Accounts;
  }
}

/** Accounts that nobody confirmed, after their last link has long expired. */
const UNCONFIRMED_DAYS = 7;
const DAY_MS = 86_400_000;

const mailsLink = { who: everyone, limit: 'LINK' } as const;
const signsIn = { who: everyone, limit: 'SIGNIN' } as const;

export const accountsArea = defineArea({
  name: 'accounts',
  calls: ['images'],
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
  encrypted: { users: ['birthday'], second_factors: ['secret'] },
  config: accountsConfig,
  routes: {
    'POST /users': mailsLink,
    'POST /v1/users': mailsLink,
    'GET /users/check_email': signsIn,
    'GET /v1/users/check_email': signsIn,
    'POST /users/password': mailsLink,
    'POST /v1/users/password': mailsLink,
    'PATCH /users/password': signsIn,
    'PATCH /v1/users/password': signsIn,
    'GET /users/confirmation': signsIn,
    'GET /v1/users/confirmation': signsIn,
    'POST /users/confirmation': mailsLink,
    'POST /v1/users/confirmation': mailsLink,
    'GET /v1/me': { who: ['member'], limit: 'READ' },
    'PATCH /v1/me': { who: ['member'], limit: 'WRITE' },
    'POST /v1/me/photo': { who: ['member'], limit: 'WRITE' },
    'DELETE /v1/me/photo': { who: ['member'], limit: 'WRITE' },
    'POST /v1/invitations': { who: ['verified-member'], limit: 'WRITE' },
    'POST /v1/me/exports': { who: ['fresh-member'], limit: 'SIGNIN' },
    'DELETE /v1/me': { who: ['fresh-member'], limit: 'SIGNIN' },
    'POST /v1/email_changes/confirm': signsIn,
    'POST /v1/email_changes/undo': signsIn,
    'GET /v1/me/sessions': { who: ['member'], limit: 'READ' },
    'DELETE /v1/me/sessions': { who: ['member'], limit: 'WRITE' },
    'DELETE /v1/me/sessions/{id}': { who: ['member'], limit: 'WRITE' },
    'GET /next-api/auth/get-session': forAll.read,
    'POST /next-api/auth/sign-in/email': signsIn,
    'POST /next-api/auth/sign-in/magic-link': mailsLink,
    'POST /next-api/auth/magic-link/verify': signsIn,
    'POST /next-api/auth/sign-in/social': signsIn,
    'GET /next-api/auth/callback/google': signsIn,
    'GET /next-api/auth/hand-over': signsIn,
    'GET /next-api/auth/hand-back': signsIn,
    'POST /next-api/auth/one-tap/begin': forAll.write,
    'POST /next-api/auth/one-tap/callback': signsIn,
    'POST /next-api/auth/two-factor/verify-totp': { who: ['member'], limit: 'SIGNIN' },
    'POST /next-api/auth/sign-out': forAll.write,
  },
  rest: accountRoutes,
  members: memberData,
  async start({ ctx, db, config, log, allMemberData, parts: { addresses, mail, awayHosts } }) {
    const secret = Buffer.from(await lastingSecret(ctx.db, createKeyring(config.encryptionKeys), 'sessions'));
    const { baseUrl, accounts } = config;
    const answering = { ...ctx, db };
    return {
      parts: {
        awayHosts: [...awayHosts, ...(accounts.google ? [new URL(accounts.google.issuer).hostname] : [])],
        accounts: createAccounts({
          ctx: answering,
          baseUrl,
          secret: secret.toString('base64url'),
          google: accounts.google,
          log,
          addresses,
          mail,
          allMemberData,
        }),
      },
    };
  },
  jobs: ({ ctx, log, parts }) => [
    {
      queue: 'accounts.photos',
      onlyOne: true,
      told: PHOTOS_CHANNEL,
      whenDue: () => hasNobodys(ctx.db, brokenOffBefore(ctx)),
      async work() {
        log.info({ photos: await removeNobodys(ctx, parts) }, 'photos that are nobody’s any more deleted');
      },
    },
    {
      queue: 'accounts.empty',
      onlyOne: true,
      at: '20 4 * * *',
      async work() {
        const now = ctx.clock();
        const links = await deleteExpired(ctx.db, now);
        const accounts = await deleteNeverConfirmed(ctx.db, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS), now);
        const invitations = await deleteUnusedInvitations(ctx.db, invitedSince(ctx));
        log.info({ links, accounts, invitations }, 'expired sessions, links, accounts and invitations deleted');
      },
    },
  ],
});
