import { data } from 'react-router';
import { offeredCards } from '#catalogue';
import { sharedWishlist } from '#saved';
import { shownCards } from '../catalogue/shown-card.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

/** A list by the token of its link; null when there is none, or it was stopped. */
export async function sharedListLoader({ ctx, page }: Services, token: string, request: Request) {
  const list = await sharedWishlist(ctx, token);
  if (!list) return null;
  const { name, sharedBy, tripIds } = list;
  const trips = shownCards(await offeredCards(ctx, tripIds));
  // The address is the key to the list: no other site is told it.
  return data(
    { name, sharedBy, trips },
    { headers: { ...cacheHeaders(page, request), 'Referrer-Policy': 'same-origin' } },
  );
}
