import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { tripNames } from '#catalogue';
import { isId } from '#kernel';
import { savedTrips, type Wishlist, wishlistsOf } from '#saved';
import { shownCards } from '../catalogue/shown-card.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';

/** What stands beside the list, by the address: a form, or nothing. */
export const views = ['new', 'rename', 'delete', 'share'] as const;
export type View = (typeof views)[number];

/** The lists of who is signed in, and what stands in one of them; null for visitors. */
export async function listsLoader(services: Services, request: Request) {
  const { ctx, page } = services;
  const query = new URL(request.url).searchParams;
  const headers = cacheHeaders(page, request);
  const toSave = await tripToSave(ctx, query.get('save'));
  if (ctx.actor.kind !== 'member') return data({ lists: null, toSave }, { headers });
  const all = await wishlistsOf(ctx);
  const cards = await savedTrips(ctx, all);
  const open = all.find(({ id }) => id === query.get('list')) ?? all[0];
  const inIt = (open?.tripIds ?? []).flatMap((id) => cards.get(id) ?? []);
  const shown = shownCards(inIt);
  const removed = query.get('removed');
  const firstCards = all.flatMap(({ tripIds }) => tripIds.flatMap((id) => cards.get(id) ?? []).slice(0, 1));
  const thumbs = new Map(shownCards(firstCards).map((card) => [card.slug, card.art]));
  const entryOf = ({ id, name, tripIds, shares }: Wishlist) => {
    const offered = tripIds.flatMap((tripId) => cards.get(tripId) ?? []);
    return {
      id,
      name,
      count: offered.length,
      /** Saved, and not offered at the moment: they stand here again when they are. */
      resting: tripIds.length - offered.length,
      isShared: shares.length > 0,
      art: thumbs.get(offered[0]?.slug ?? ''),
    };
  };
  return data(
    {
      lists: all.map(entryOf),
      open: open && {
        ...entryOf(open),
        trips: inIt.map(({ id }, i) => ({ id, card: shown[i] as (typeof shown)[number] })),
        shares: open.shares.map(({ id, createdAt }) => ({ id, sentOn: createdAt.toISOString().slice(0, 10) })),
      },
      view: views.find((view) => view === query.get('at')) ?? null,
      error: query.get('error'),
      typed: typedAgain(services, request, '/wishlist', { list: query.get('list') ?? undefined }),
      // Of this page’s form to share it.
      key: randomUUID(),
      isSent: query.has('shared'),
      // Taken out a moment ago: it can be put back.
      removed: removed && isId(removed) ? removed : null,
      toSave,
    },
    { headers },
  );
}

async function tripToSave(ctx: Services['ctx'], id: string | null) {
  if (!id || !isId(id)) return null;
  const trip = (await tripNames(ctx, [id])).get(id);
  return trip ? { id, name: trip.name } : null;
}
