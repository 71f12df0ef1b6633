import { tripCards } from '#catalogue';
import { sharedStops } from '#catalogue/places';
import { emptyListQuery, type ListQuery, listQueryToParams } from '#search/shared';
import { type BoardTrip, boardTrips, type ShownPrice, shownPrice, tripsOf } from '../catalogue/shown-card.ts';
import type { Services } from '../services.ts';
import type { Length } from './lengths.ts';
import { sharesWords } from './shares-words.ts';

const MOST_SHOWN = 6;
/** Of the best rated so many are held against the plan's stops. */
const CANDIDATES = 100;

/** Trips of a table, how many there are in all, and the list that holds just these. */
export type TripsBeside = { trips: BoardTrip[]; total: number; listPath: string | null };

/** What a plan is of: its page, its category and its length, the slugs of its stops, and the list of the category. */
export type PlanAsked = {
  pageId: string;
  category: string;
  isWorldCategory: boolean;
  length: Length | null;
  places: readonly string[];
  listPath: string | null;
};

/** Trips that make a stop of the plan, most of them first, and others as long where those are few. */
export async function readPlanTrips(from: Services, plan: PlanAsked) {
  const [fitting, all] = await Promise.all([
    plan.places.length > 0 ? findAlong(from, plan, { sort: 'rating_high_to_low', limit: CANDIDATES }) : null,
    find(from, plan, { sort: 'rating_high_to_low', limit: CANDIDATES }),
  ]);
  const { stops, shared } = await sharedStops(from.ctx, plan.pageId, [...(fitting?.ids ?? []), ...all.ids]);
  const sharedBy = (id: string) => shared.get(id) ?? 0;
  const first = (fitting?.ids ?? []).toSorted((a, b) => sharedBy(b) - sharedBy(a)).slice(0, MOST_SHOWN);
  const rest = all.ids.filter((id) => !fitting?.ids.includes(id) && sharedBy(id) === 0);
  const cards = await tripCards(from.ctx, [...first, ...rest.slice(0, MOST_SHOWN - first.length)]);
  const shown = tripsOf(plan, boardTrips(cards));
  const ofIds = (ids: readonly string[]) => shown.filter(({ id }) => ids.includes(id));
  return {
    fitting: {
      // Where a plan goes is known: what a trip has of it says more than where that begins.
      trips: ofIds(first).map((trip) => ({
        ...trip,
        startCity: null,
        endCity: null,
        shares: sharesWords(Math.max(1, sharedBy(trip.id)), stops),
      })),
      total: fitting?.total ?? 0,
      listPath: listPathOf(plan, plan.places),
    } satisfies TripsBeside,
    others: { trips: ofIds(rest), total: all.total, listPath: listPathOf(plan, []) } satisfies TripsBeside,
    endings: cards.map(({ strikeThrough }) => strikeThrough?.endsAt),
  };
}

/** How many trips make a stop of a plan, and the lowest price among these. */
export async function readOffer(
  from: Services,
  plan: Pick<PlanAsked, 'category' | 'length' | 'places'>,
): Promise<{ trips: number; from: ShownPrice | null }> {
  if (plan.places.length === 0) return { trips: 0, from: null };
  const { ids, total } = await findAlong(from, plan, { sort: 'price_low_to_high', limit: 1 });
  const [card] = await tripCards(from.ctx, ids);
  return { trips: total, from: card?.price ? shownPrice(card.price) : null };
}

type Order = Pick<ListQuery, 'sort' | 'limit'>;
type Within = Pick<PlanAsked, 'category' | 'length'>;

const findAlong = (from: Services, plan: Within & Pick<PlanAsked, 'places'>, order: Order) =>
  find(from, plan, { ...order, filters: { destination: [...plan.places] } });

function find(
  { ctx, search }: Services,
  { category, length }: Within,
  query: Order & Partial<Pick<ListQuery, 'filters'>>,
) {
  return search.search(
    { ...emptyListQuery(), ...query },
    { scope: { category, ...(length && { duration: length }) }, partner: ctx.partner },
  );
}

function listPathOf({ listPath, length }: PlanAsked, places: readonly string[]): string | null {
  if (!listPath) return null;
  const filters = {
    ...(places.length > 0 && { destination: [...places] }),
    ...(length && { duration: [length] }),
  };
  const params = listQueryToParams({ ...emptyListQuery(), filters });
  return params.size > 0 ? `${listPath}?${params}` : listPath;
}
