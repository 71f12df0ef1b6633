import { data } from 'react-router';
import { readMe } from '#accounts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

const parts = ['download', 'close'] as const;

/** Who asks for their data, and whether they signed in just now; null for visitors. */
export async function dataLoader({ ctx, page, keyring }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const query = new URL(request.url).searchParams;
  const said = {
    at: parts.find((part) => part === query.get('at')) ?? null,
    error: query.get('error'),
    isClosed: query.has('closed'),
  };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null }, { headers });
  const { firstName, lastName, email, joinedAt } = await readMe(ctx, { keyring });
  const me = {
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    email,
    joinedOn: joinedAt.toISOString().slice(0, 10),
    isFresh: ctx.actor.fresh,
  };
  return data({ ...said, me }, { headers });
}
