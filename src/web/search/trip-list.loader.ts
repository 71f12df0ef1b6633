import { data } from 'react-router';
import { tripCards } from '#catalogue';
import { isPartlyIgnored, parseListQuery, withoutValues } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import type { Pictured } from '../catalogue/art.ts';
import { shownCards } from '../catalogue/shown-card.ts';
import type { Services } from '../services.ts';
import { type FilterOption, type TripListData, UNSHOWN } from './trip-list-data.ts';

/** How a page with this list may be kept. */
export function listKeeping(list: TripListData, ...tags: string[]) {
  return {
    tags: ['lists', ...tags],
    endings: list.trips.map(({ strikeThrough }) => strikeThrough?.endsAt),
  };
}

const MOST_OPTIONS = 30;

/** `head` is what the picture above the list is of. */
type ListPlace = { path: string; category?: string; operator?: string; head?: Pictured };

/**
 * A list of trips as the address asks for it, within its category or company. A page beyond the last is a 404; values
 * that nobody knows are left out before anything is done for them.
 */
export async function readTripList(from: Services, request: Request, place: ListPlace): Promise<TripListData> {
  const params = new URL(request.url).searchParams;
  const asked = { ...parseListQuery(params), page: askedPage(request) };
  const query = withoutValues(asked, from.search.unknownValues(asked.filters));
  const found = await from.search.search(query, {
    scope: { category: place.category, operator: place.operator },
    partner: from.ctx.partner,
  });
  if (query.page > Math.max(1, found.pageCount)) throw data(null, { status: 404 });
  return {
    path: place.path,
    query,
    trips: shownCards(await tripCards(from.ctx, found.ids, found.priceOn), place.head ? [place.head] : []),
    total: found.total,
    companies: found.operatorsCount,
    pages: found.pageCount,
    groups: found.groups
      .filter(({ key }) => key !== UNSHOWN)
      .map(({ key, label, options }) => ({ key, label, options: mostUseful(options) })),
    prices: found.priceHistogram,
    applied: found.applied,
    quick: found.applied.length > 0 ? [] : found.quick.map(({ key, value, label }) => ({ key, value, label })),
    corrected: found.corrected,
    ignored: isPartlyIgnored(params, query),
  };
}

/** Hundreds of places and companies would drown the others; what is chosen always stays. */
function mostUseful(options: readonly (FilterOption & { selected: boolean })[]): FilterOption[] {
  return options
    .filter(({ selected }, index) => selected || index < MOST_OPTIONS)
    .map(({ value, label, count }) => ({ value, label, count }));
}
