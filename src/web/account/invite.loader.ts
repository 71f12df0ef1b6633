import { data } from 'react-router';
import { ownInvitations, readMe } from '#accounts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { railOf } from './rail.loader.ts';

/** Whom who is signed in has invited; null for visitors. */
export async function inviteLoader({ ctx, page, keyring, mail, config }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const query = new URL(request.url).searchParams;
  const said = { isSent: query.has('sent'), error: query.get('error') };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null }, { headers });
  const [me, invitations] = await Promise.all([readMe(ctx, { keyring, mail }), ownInvitations(ctx)]);
  return data(
    {
      ...said,
      me: railOf(me),
      typed: typedAgain({ ctx, keyring }, request, '/invite-friend'),
      joinUrl: `${config.baseUrl}/join-d`,
      invitations: invitations.map(({ email, sentAt, joinedAt }) => ({
        email,
        sentOn: sentAt.toISOString().slice(0, 10),
        joinedOn: joinedAt?.toISOString().slice(0, 10) ?? null,
      })),
    },
    { headers },
  );
}
