import { data } from 'react-router';
import { readMe } from '#accounts';
import { isAppError, isId } from '#kernel';
import { savedSearches, searchToSave } from '#saved';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { railOf } from './rail.loader.ts';

/** Searches of who is signed in, null for visitors; and one that is to be saved, as the address names it. */
export async function searchesLoader({ ctx, page, keyring, mail, search }: Services, request: Request) {
  const headers = cacheHeaders(page, request);
  const query = new URL(request.url).searchParams;
  const toSave = await listIn({ ctx, search }, query.get('save'));
  const said = { toSave, error: query.get('error') };
  if (ctx.actor.kind !== 'member') return data({ ...said, me: null }, { headers });
  const [me, searches] = await Promise.all([readMe(ctx, { keyring, mail }), savedSearches(ctx, { search })]);
  const renamed = query.get('at');
  const removed = await listIn({ ctx, search }, query.get('removed'));
  return data(
    {
      ...said,
      me: railOf(me),
      searches: searches.map(({ id, name, path, queryString, words, createdAt }) => ({
        id,
        name,
        href: `${path}?${queryString}`,
        words,
        savedOn: createdAt.toISOString().slice(0, 10),
      })),
      saved: query.get('saved'),
      renamed: renamed && isId(renamed) ? renamed : null,
      // Taken out a moment ago: it can be put back.
      removed: removed && { ...removed, name: query.get('name') ?? removed.name },
    },
    { headers },
  );
}

/** A list of trips by its address; null for what can’t be saved. */
async function listIn({ ctx, search }: Pick<Services, 'ctx' | 'search'>, href: string | null) {
  if (!href) return null;
  const [path = '', queryString = ''] = href.split('?', 2);
  try {
    const { name, words, ...list } = await searchToSave(ctx, { search }, { path, queryString });
    return { href: `${list.path}?${list.queryString}`, name, words };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return null;
  }
}
