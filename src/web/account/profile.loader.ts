import Bowser from 'bowser';
import { data } from 'react-router';
import { type OwnSession, ownSessions, readMe } from '#accounts';
import { operatorCards } from '#catalogue';
import { followedOperators } from '#saved';
import { photoArt } from '../catalogue/art.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';

/** Parts of the page that are saved alone; each is named in its address once it was. */
export const parts = [
  'photo',
  'name',
  'birthday',
  'email',
  'preferences',
  'password',
  'sessions',
  'following',
] as const;
export type Part = (typeof parts)[number];

/** What a member has told, where they are signed in and whom they follow; null for visitors. */
export async function profileLoader({ ctx, page, accounts, keyring, mail }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const query = new URL(request.url).searchParams;
  const partOf = (key: string) => parts.find((part) => part === query.get(key)) ?? null;
  const said = { saved: partOf('saved'), at: partOf('at'), error: query.get('error') };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null, sessions: [], following: [] }, { headers });
  const [me, sessions, followed] = await Promise.all([
    readMe(ctx, { keyring, mail }),
    ownSessions(ctx, { accounts }, request.headers),
    followedOperators(ctx),
  ]);
  const following = await operatorCards(ctx, followed);
  const { joinedAt, ...shown } = me;
  return data(
    {
      ...said,
      typed: typedAgain({ ctx, keyring }, request, '/account/my-profile', { do: 'email' }),
      me: {
        ...shown,
        joinedOn: joinedAt.toISOString().slice(0, 10),
        isFresh: ctx.actor.fresh,
        isVerified: ctx.actor.verified,
      },
      sessions: sessions.map(shownSession),
      following: following.map(({ id, slug, name, tripsCount, logo }) => ({
        id,
        slug,
        name,
        tripsCount,
        logo: logo && photoArt(logo),
      })),
    },
    { headers },
  );
}

function shownSession({ id, openedBy, userAgent, openedAt, isThis }: OwnSession) {
  return { id, openedBy, browser: browserOf(userAgent), openedOn: openedAt.toISOString().slice(0, 10), isThis };
}

/** "Firefox on Windows", as far as it tells. */
function browserOf(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' on ') : 'A browser that doesn’t say its name';
}
