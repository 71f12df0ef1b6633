import { data } from 'react-router';
import { tripCards } from '#catalogue';
import { type DescribedTerm, describedTerms } from '#catalogue/places';
import type { TripCard } from '#catalogue/shared';
import { EVERY_LIST } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import type { SearchOptions } from '#search';
import { isPartlyIgnored, type ListQuery, parseListQuery, withoutValues } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import type { Pictured } from '../catalogue/art.ts';
import { type ShownCard, shownCards, tripsOf } from '../catalogue/shown-card.ts';
import { nearDate } from '../catalogue/trip-words.ts';
import { knownValue, serverValue } from '../server-value.ts';
import type { Services } from '../services.ts';
import { listHref, onlyFilter, withoutFilter } from './list-links.ts';
import { type FilterOption, type Loosened, type TripListData, UNSHOWN } from './trip-list-data.ts';

/** How a page with this list may be kept. @param tags of the list where it isn't that of all trips */
export function listKeeping(list: TripListData, ...tags: string[]) {
  return {
    tags: tags.length > 0 ? [EVERY_LIST, ...tags] : ['lists'],
    endings: knownValue(list.trips).map(({ endsAt }) => endsAt),
  };
}

/** Facets whose names alone don't say what is meant. */
const EXPLAINED = ['transport_included'] as const;
const MOST_OPTIONS = 30;
const MOST_LOOSENED = 6;

/** `head` is what the picture above the list is of; the list of a world category leads to no company. */
type ListPlace = { path: string; category?: string; operator?: string; head?: Pictured; isWorldCategory?: boolean };

/**
 * A list of trips as the address asks for it, within its category or company. A page beyond the last is a 404; values
 * that nobody knows are left out before anything is done for them.
 */
export async function readTripList(from: Services, request: Request, place: ListPlace): Promise<TripListData> {
  const params = new URL(request.url).searchParams;
  const asked = { ...parseListQuery(params), page: askedPage(request) };
  const query = withoutValues(asked, from.search.unknownValues(asked.filters));
  const scope = { category: place.category, operator: place.operator };
  const options = { scope, partner: from.ctx.partner, mostOptions: MOST_OPTIONS };
  const [found, words] = await Promise.all([
    from.search.search(query, options),
    from.shared.get('words of filters', from.ctx, (ctx) => describedTerms(ctx, EXPLAINED)),
  ]);
  if (query.page > Math.max(1, found.pageCount)) throw data(null, { status: 404 });
  const cards = await tripCards(from.ctx, found.ids, found.cheapest);
  const today = toCalendarDate(from.ctx.clock());
  const shown = shownCards(cards, place.head ? [place.head] : []).map((card, i) => ({
    ...card,
    ...pricedDate(cards[i]?.price ?? null, found.cheapest.get(card.id)?.startDate, today),
  }));
  return {
    path: place.path,
    query,
    trips: serverValue(tripsOf({ isWorldCategory: place.isWorldCategory === true }, shown), { sent: from.isData }),
    total: found.total,
    companies: found.operatorsCount,
    pages: found.pageCount,
    groups: serverValue(
      found.groups
        .filter(({ key }) => key !== UNSHOWN)
        .map(({ key, label, kind, options }) => {
          const single = kind === 'simple' && options.length > 1;
          const shown = explained(key, mostUseful(options), words);
          return { key, label, single, options: single ? [{ value: '', label: 'Any' }, ...shown] : shown };
        }),
      { sent: true },
    ),
    prices: found.priceHistogram,
    applied: found.applied,
    quick: found.applied.length > 0 ? [] : found.quick.map(({ key, value, label }) => ({ key, value, label })),
    corrected: found.corrected,
    partly: found.partly,
    loosened:
      found.total === 0 ? await loosened(from, query, { applied: found.applied, path: place.path, options }) : [],
    ignored: isPartlyIgnored(params, query),
  };
}

/** Of a list that asks for some dates alone, the one whose price a card shows: its trip opens with that. */
function pricedDate(
  price: TripCard['price'],
  asked: string | undefined,
  today: string,
): Pick<ShownCard, 'pricedOn' | 'choice'> {
  const { departureId = null, startDate = null } = price ?? {};
  if (departureId === null || startDate === null || startDate !== asked) return {};
  return { pricedOn: nearDate(startDate, today), choice: `?departure=${departureId}` };
}

type Loosening = { applied: TripListData['applied']; path: string; options: SearchOptions };

/** Nothing meets all the filters: what would, the largest first. Few are tried, so that many filters cost no more. */
async function loosened(from: Services, query: ListQuery, { applied, path, options }: Loosening): Promise<Loosened[]> {
  const tried = applied.slice(0, MOST_LOOSENED);
  const countAll = async (left: Loosened['left'], asked: (key: string, value: string) => ListQuery) => {
    const found: Loosened[] = [];
    for (const { key, value, label } of tried) {
      const near = asked(key, value);
      const { total } = await from.search.search(near, options);
      if (total > 0) found.push({ href: listHref(path, near), label, left, trips: total });
    }
    return found.sort((a, b) => b.trips - a.trips);
  };
  const others = await countAll('others', (key, value) => withoutFilter(query, key, value));
  if (others.length > 0 || tried.length < 2) return others;
  return countAll('alone', (key, value) => onlyFilter(query, key, value));
}

/** Hundreds of places and companies would drown the others; what is chosen always stays. */
function mostUseful(options: readonly (FilterOption & { selected: boolean })[]): FilterOption[] {
  return options
    .filter(({ selected }, index) => selected || index < MOST_OPTIONS)
    .map(({ value, label, count }) => ({ value, label, count }));
}

/** With what is meant by each, as far as somebody wrote it. */
function explained(key: string, options: readonly FilterOption[], words: readonly DescribedTerm[]): FilterOption[] {
  return options.map((option) => {
    const said = words.find((term) => term.propertyKey === key && term.key === option.value);
    return said?.description ? { ...option, about: said.description } : option;
  });
}
