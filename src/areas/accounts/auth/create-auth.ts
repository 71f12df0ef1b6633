import { betterAuth } from 'better-auth';
import { bearer, genericOAuth, magicLink } from 'better-auth/plugins';
import type { Log } from '#kernel';
import type { Db } from '#kernel/db';
import type { AccountsConfig } from '../config.ts';
import { asCallsHaveIt } from './asking.ts';
import { confirmation } from './confirmation.ts';
import type { Deeds, OpenedBy } from './deeds.ts';
import { fromProfile } from './google-profile.ts';

export type AuthOptions = {
  db: Db;
  baseUrl: string;
  secret: string;
  google: AccountsConfig['google'];
  deeds: Deeds;
  log: Log;
};

const DAY_SECONDS = 86_400;
export const SESSION_DAYS = 7;
export const LINK_MINUTES = 15;
export const RESET_MINUTES = 60;
export const PASSWORD_LENGTH = { least: 6, most: 128 };

/** Where a session comes from, by the library's own path of the call that opened it. */
const OPENED_BY: Readonly<Record<string, OpenedBy>> = {
  '/sign-in/email': 'password',
  '/magic-link/verify': 'magic_link',
  '/callback/:id': 'google',
  '/sign-in/social': 'google',
  '/confirmed': 'confirmation',
  '/handed-back': 'google',
};

const openedByIn = (call: { path?: string } | null) => OPENED_BY[call?.path ?? ''] ?? null;

/** __Host-: no other host of the domain can set it. Browsers want https for that. */
export function sessionCookie(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-session' : 'session';
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Sessions, passwords, links and Google as better-auth has them. Its own addresses are never mounted: each call of ours
 * says what it takes (server/auth.ts), has its own limits, and asks the library by name.
 */
export function createAuth({ db, baseUrl, secret, google, deeds, log }: AuthOptions) {
  return betterAuth({
    appName: 'Sojourn',
    baseURL: baseUrl,
    basePath: '/next-api/auth',
    secret,
    database: { db: asCallsHaveIt(db), type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its messages name no one; what it hands over beside them may.
    logger: { level: 'error', log: (_level, message) => log.warn({}, `sign-in: ${message}`) },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: 'sign-in',
      cookies: { session_token: { name: sessionCookie(baseUrl) } },
      ipAddress: { disableIpTracking: true },
      // Migrations are ours; it would look at the tables in the middle of the first call.
      database: { generateId: 'uuid', validateSchema: false },
    },
    user: {
      modelName: 'users',
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      additionalFields: {
        openedBy: { type: 'string', required: false, input: false },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    account: { modelName: 'identities', accountLinking: { enabled: true } },
    verification: {
      modelName: 'verifications',
      storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => deeds.sendReset(user, token),
      onPasswordReset: ({ user }) => deeds.wasReset(user),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, call) => ({ data: { ...session, openedBy: openedByIn(call) } }),
          after: ({ userId }, call) => deeds.sessionOpened(userId, openedByIn(call)),
        },
      },
      account: {
        create: { before: async (account) => ({ data: { ...account, ...NOT_KEPT } }) },
        update: { before: async (account) => ({ data: { ...account, ...NOT_KEPT } }) },
      },
    },
    plugins: [
      magicLink({
        storeToken: 'hashed',
        expiresIn: LINK_MINUTES * 60,
        sendMagicLink: ({ email, token }) => deeds.sendLink(email, token),
      }),
      bearer({ requireSignature: true }),
      confirmation(),
      ...(google ? [genericOAuth({ config: [googleAt(google, deeds)] })] : []),
    ],
  });
}

/** Of what another site hands us we need that somebody is who they are, once. */
const NOT_KEPT = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};

function googleAt({ clientId, clientSecret, issuer }: NonNullable<AccountsConfig['google']>, deeds: Deeds) {
  return {
    providerId: 'google',
    name: 'Google',
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    requireEmailVerification: true,
    pkce: true,
    scopes: ['openid', 'email', 'profile'],
    mapProfileToUser: (profile: Record<string, unknown>) => fromProfile(profile, deeds),
  };
}
