import type { Context } from '#kernel';
import { type OperatorPageRow, readOperatorPage, readOperatorTripIds } from '../queries/operator-page.ts';
import { readRenamedSlug } from '../queries/renamed-slug.ts';
import { depositOf } from '../trips/payment-terms.ts';
import { tripCards } from '../trips/trip-cards.ts';
import type { Faq, MetaSeo, RatingTotal } from '../trips/trip-page-model.ts';
import type { OperatorPage } from './operator-page-model.ts';

export const TOP_TRIPS = 5;

/** `shown`: whether the partner of the context shows the company. */
export type OperatorFacts = Omit<OperatorPage, 'topTrips' | 'popularTrips'> & { shown: boolean };

/** A company's profile; `{ movedTo }` when it was renamed; null when there is none, or the partner doesn't show it. */
export async function operatorPage(
  ctx: Context,
  input: { slug: string },
): Promise<OperatorPage | { movedTo: string } | null> {
  const row = await readOperatorPage(ctx, input.slug);
  if (row && !row.shown) return null;
  if (!row) {
    const movedTo = await readRenamedSlug(ctx, 'operator', input.slug);
    return movedTo === null ? null : { movedTo };
  }
  const [topIds, popularIds] = await Promise.all([
    readOperatorTripIds(ctx, row.id, 'rating', TOP_TRIPS),
    readOperatorTripIds(ctx, row.id, 'popularity', TOP_TRIPS * 2),
  ]);
  const others = popularIds.filter((id) => !topIds.includes(id)).slice(0, TOP_TRIPS);
  const cards = await tripCards(ctx, [...topIds, ...others]);
  const { shown: _shown, ...facts } = toOperatorFacts(row);
  return {
    ...facts,
    topTrips: cards.filter((card) => topIds.includes(card.id)),
    popularTrips: cards.filter((card) => others.includes(card.id)),
  };
}

/** The profile without its trips, which are cards of their own. */
export function toOperatorFacts(row: OperatorPageRow): OperatorFacts {
  const { fixDeposit, depositAmount, deposits, updatedAt, ...plain } = row;
  return {
    ...plain,
    awards: row.awards as OperatorPage['awards'],
    faqs: row.faqs as Faq[],
    ratingTotal: row.ratingTotal as RatingTotal | null,
    metaSeo: row.metaSeo as MetaSeo,
    deposit: depositOf({ fixDeposit, depositAmount, deposits }),
    updatedAt: updatedAt.toISOString(),
  };
}
