import { data } from 'react-router';
import { refUrlOf } from '#accounts/shared';
import { consentIn } from '#attribution/shared';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';

/**
 * What a page around signing in is told by its address, and who asks.
 * @param form the path that its form is sent to, where what was typed there is shown once more
 */
export function memberPageLoader({ ctx, accounts, keyring, page }: Services, request: Request, form?: string) {
  const { actor } = ctx;
  const query = new URL(request.url).searchParams;
  const said = (name: string) => query.get(name) ?? null;
  const isMember = actor.kind === 'member';
  // They are asked who they are once more, as what they are about to do takes it.
  const again = isMember && !actor.fresh && query.has('again');
  return data(
    {
      signedIn: isMember && !again,
      again,
      google: accounts.google !== null,
      oneTap: accounts.google !== null && consentIn(request.headers.get('Cookie')).marketing === true,
      refUrl: refUrlOf(said('ref_url') ?? '/'),
      error: said('error'),
      typed: form ? typedAgain({ ctx, keyring }, request, form) : null,
      sent: query.has('sent'),
      changed: query.has('changed'),
      confirmed: said('confirmed'),
      withPassword: said('with') === 'password',
      withUndo: said('with') === 'undo',
      // Handed on to the form that uses it up.
      token: tokenOf(said('token') ?? said('confirmation_token')),
    },
    // The address may hold a token: no other site is told it.
    { headers: { ...cacheHeaders(page, request), 'Referrer-Policy': 'same-origin' } },
  );
}

const tokenOf = (given: string | null) => (given && /^[\w-]{16,128}$/.test(given) ? given : null);
