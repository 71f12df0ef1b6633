import { data } from 'react-router';
import { readMe } from '#accounts';
import { invitationIn, WELCOME_PATH } from '#accounts/shared';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { fittingLists } from './fitting-lists.loader.ts';

/** What a member has told so far, and once it is saved, where trips are that fit it; null for visitors. */
export async function welcomeLoader({ ctx, page, keyring, mail, search }: Services, request: Request) {
  // The address may hold the token of an invitation: no other site is told it.
  const headers = { ...cacheHeaders(page, request), 'Referrer-Policy': 'same-origin' };
  const url = new URL(request.url);
  const invitation = invitationIn(WELCOME_PATH + url.search);
  const said = { invitation, isSaved: url.searchParams.has('saved'), error: url.searchParams.get('error') };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null, lists: [] }, { headers });
  const { firstName, birthday, preferences } = await readMe(ctx, { keyring, mail });
  const lists = said.isSaved ? await fittingLists({ ctx, search }, preferences) : [];
  const typed = typedAgain({ ctx, keyring }, request, WELCOME_PATH);
  return data({ ...said, me: { firstName, birthday: typed?.birthday ?? birthday, preferences }, lists }, { headers });
}
