import { type Context, type Log, type MemberData, newId, type Parts, transaction } from '#kernel';
import { asked } from './auth/asking.ts';
import { type Auth, createAuth, LINK_MINUTES, RESET_MINUTES, sessionCookie } from './auth/create-auth.ts';
import type { Deeds, OpenedBy } from './auth/deeds.ts';
import type { AccountsConfig } from './config.ts';
import { keepNewestReset, keepNewestSignInLink } from './queries/links.ts';
import { writeProfile } from './queries/profile.ts';
import { confirmedAddress, confirmUser, forgetEntered, makeMember, userByEmail } from './queries/users.ts';

/** What signing in needs, as long as the process runs. */
export type Accounts = {
  auth: Auth;
  /** The same with Google, whose addresses have to be asked for first: nothing else waits for that. Null: not offered. */
  withGoogle: Auth | null;
  /** As whom Google knows this site, and where it is asked. */
  google: { clientId: string; issuer: string } | null;
  /** The name of the session's cookie. */
  cookie: string;
  /** What each area holds of members. */
  allMemberData: readonly MemberData[];
};

type Needs = Pick<Parts, 'addresses' | 'mail'> & {
  ctx: Context;
  baseUrl: string;
  secret: string;
  google: AccountsConfig['google'];
  log: Log;
  allMemberData: readonly MemberData[];
};

export function createAccounts(needs: Needs): Accounts {
  const { ctx, baseUrl, secret, google, log, allMemberData } = needs;
  const options = { db: ctx.db, baseUrl, secret, log, deeds: deedsOf(needs) };
  return {
    auth: createAuth({ ...options, google: null }),
    withGoogle: google && createAuth({ ...options, google }),
    google: google && { clientId: google.clientId, issuer: google.issuer },
    cookie: sessionCookie(baseUrl),
    allMemberData,
  };
}

/** A password shows that somebody chose it; these, that they have the address as well. */
const PROVES_ADDRESS: ReadonlySet<OpenedBy | null> = new Set<OpenedBy | null>(['magic_link', 'google', 'confirmation']);

const inMinutes = ({ clock }: Context, minutes: number) => new Date(clock().getTime() + minutes * 60_000);

function deedsOf({ mail, addresses, allMemberData }: Needs): Deeds {
  return {
    async sendLink(email, token) {
      const { ctx, refUrl } = asked();
      const query = new URLSearchParams({ token, ...(refUrl === '/' ? {} : { ref_url: refUrl }) });
      await transaction(ctx, async (inside) => {
        await keepNewestSignInLink(inside.db, email);
        await mail.post(inside, {
          name: 'magic_link',
          to: email,
          subjectId: newId(),
          variables: { path: `/magic-complete?${query}`, minutes: LINK_MINUTES },
          goodUntil: inMinutes(ctx, LINK_MINUTES),
        });
      });
    },
    async sendReset({ id, email }, token) {
      const { ctx } = asked();
      await transaction(ctx, async (inside) => {
        await keepNewestReset(inside.db, id);
        await mail.post(inside, {
          name: 'password_reset',
          to: email,
          subjectId: newId(),
          variables: { path: `/customer/reset-password?token=${token}`, minutes: RESET_MINUTES },
          goodUntil: inMinutes(ctx, RESET_MINUTES),
        });
      });
    },
    async wasReset({ id, email }) {
      const { ctx } = asked();
      await transaction(ctx, async (inside) => {
        // The link came by mail: whoever has used it has the address.
        if (await confirmUser(inside.db, id, true)) await forgetEntered(inside.db, id);
        await mail.post(inside, {
          name: 'password_changed',
          to: email,
          subjectId: newId(),
          variables: { at: ctx.clock().toISOString(), by: 'link' },
        });
      });
    },
    async addressProved(email, names) {
      const { ctx } = asked();
      await transaction(ctx, async (inside) => {
        const user = await userByEmail(inside.db, email);
        if (!user || user.verified) return;
        await confirmUser(inside.db, user.id, false);
        await writeProfile(inside.db, user.id, names);
      });
    },
    async sessionOpened(userId, openedBy) {
      const { ctx, hear } = asked();
      const isFirst = await makeMember(ctx.db, userId);
      // By a mailed link the library itself has taken away what somebody began with this address before.
      if (isFirst && openedBy === 'magic_link') await forgetEntered(ctx.db, userId);
      if (PROVES_ADDRESS.has(openedBy)) {
        await transaction(ctx, async (inside) => {
          const email = await confirmedAddress(inside.db, userId);
          if (email === null) return;
          const owner = { id: userId, emailHash: addresses.hashOf(email) };
          for (const { claim } of allMemberData) await claim?.(inside, owner);
        });
      }
      hear?.({ userId, isFirst });
    },
  };
}
