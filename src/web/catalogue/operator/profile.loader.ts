import { memberPricedTrips, memberSavings, tripCards } from '#catalogue';
import { operatorFigures } from '#catalogue/companies';
import type { OperatorPage } from '#catalogue/shared';
import { reviewsOf } from '#reviews';
import type { SearchResult } from '#search';
import { emptyListQuery, type FacetKey } from '#search/shared';
import { shownReviews } from '../../reviews/shown-reviews.loader.ts';
import { memberSaving } from '../../savings/member-saving.ts';
import { listHref, withFilter } from '../../search/list-links.ts';
import type { Services } from '../../services.ts';
import { firstEnding, shownPrice } from '../shown-card.ts';
import { shownOperator } from './shown-operator.ts';

const TOP_REVIEWS = 5;
const SAVINGS = 3;
const MOST_CLASSES = 8;

/** What a company's trips are, in the order of the page. */
const CLASSES: readonly { key: FacetKey; title: string }[] = [
  { key: 'trip_type', title: 'Trip types' },
  { key: 'theme', title: 'Themes' },
  { key: 'travel_style', title: 'Styles' },
  { key: 'activity', title: 'Activities' },
  { key: 'destination', title: 'Places' },
];

export type CompanyClasses = { title: string; terms: { name: string; href: string; trips: number }[] }[];

/** A company's profile: its own words beside what its trips on offer bear out. */
export async function readProfile(from: Services, operator: OperatorPage) {
  const { ctx, search } = from;
  const { id, slug } = operator;
  const cheapestFirst = { ...emptyListQuery(), sort: 'price_low_to_high' as const, limit: 1 };
  const [reviews, offered, figures, savings, memberTrips] = await Promise.all([
    reviewsOf(ctx, { operatorId: id }, { limit: TOP_REVIEWS, orderBy: 'review_high_to_low' }),
    search.search(cheapestFirst, { scope: { operator: slug }, partner: ctx.partner, mostOptions: MOST_CLASSES }),
    operatorFigures(ctx, id),
    memberSavings(ctx, SAVINGS, id),
    memberPricedTrips(ctx, id),
  ]);
  const [shown, cards] = await Promise.all([
    shownReviews(ctx, reviews),
    tripCards(ctx, [...new Set([...offered.ids, ...savings])]),
  ]);
  const lowest = cards.find((card) => card.id === offered.ids[0])?.price;
  return {
    operator: shownOperator(operator),
    reviews: shown,
    classes: classesOf(offered, `/tour-operators/${slug}-trips`),
    figures,
    lowest: lowest ? shownPrice(lowest) : null,
    memberTrips,
    saving: memberSaving(cards.filter((card) => savings.includes(card.id))),
    endsAt: firstEnding([...operator.topTrips, ...operator.popularTrips, ...cards]),
  };
}

export type Profile = Omit<Awaited<ReturnType<typeof readProfile>>, 'endsAt'>;

function classesOf({ groups }: Pick<SearchResult, 'groups'>, path: string): CompanyClasses {
  const hrefOf = (key: FacetKey, value: string) => listHref(path, withFilter(emptyListQuery(), key, value));
  return CLASSES.flatMap(({ key, title }) => {
    const options = groups.find((group) => group.key === key)?.options ?? [];
    const terms = options
      .slice(0, MOST_CLASSES)
      .map(({ value, label, count }) => ({ name: label, href: hrefOf(key, value), trips: count }));
    return terms.length > 0 ? [{ title, terms }] : [];
  });
}
