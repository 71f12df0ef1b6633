import { data } from 'react-router';
import { readMe } from '#accounts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { railOf } from './rail.loader.ts';

const parts = ['download', 'mail', 'close'] as const;

/** Who asks for their data, and whether they signed in just now; null for visitors. */
export async function dataLoader({ ctx, page, keyring, mail }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const query = new URL(request.url).searchParams;
  const said = {
    at: partOf(query.get('at')),
    saved: partOf(query.get('saved')),
    error: query.get('error'),
    isClosed: query.has('closed'),
  };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null }, { headers });
  const me = await readMe(ctx, { keyring, mail });
  const { email, marketingConsent, isUnreachable } = me;
  const shown = { email, marketingConsent, isUnreachable, isFresh: ctx.actor.fresh, rail: railOf(me) };
  return data({ ...said, me: shown }, { headers });
}

const partOf = (given: string | null) => parts.find((part) => part === given) ?? null;
