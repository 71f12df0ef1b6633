import type { Context } from '#kernel';
import { type OperatorPageRow, readOperatorPage, readOperatorTripIds } from '../queries/operator-page.ts';
import { readRedirect } from '../queries/trip-page.ts';
import type { Picture } from '../trips/trip-card.ts';
import { tripCards } from '../trips/trip-cards.ts';
import type { Faq, MetaSeo } from '../trips/trip-page-model.ts';
import type { OperatorPage } from './operator-page-model.ts';

export const TOP_TRIPS = 5;

export type OperatorFacts = Omit<OperatorPage, 'topTrips' | 'popularTrips'>;

/** A company's profile; `{ movedTo }` when it was renamed; null when there is none. */
export async function operatorPage(
  ctx: Context,
  input: { slug: string },
): Promise<OperatorPage | { movedTo: string } | null> {
  const row = await readOperatorPage(ctx, input.slug);
  if (!row) {
    const movedTo = await readRedirect(ctx, 'operator', input.slug);
    return movedTo === null ? null : { movedTo };
  }
  const [topIds, popularIds] = await Promise.all([
    readOperatorTripIds(ctx, row.id, 'rating', TOP_TRIPS),
    readOperatorTripIds(ctx, row.id, 'popularity', TOP_TRIPS * 2),
  ]);
  const others = popularIds.filter((id) => !topIds.includes(id)).slice(0, TOP_TRIPS);
  const cards = await tripCards(ctx, [...topIds, ...others]);
  return {
    ...toOperatorFacts(row),
    topTrips: cards.filter((card) => topIds.includes(card.id)),
    popularTrips: cards.filter((card) => others.includes(card.id)),
  };
}

/** The profile without its trips, which are cards of their own. */
export function toOperatorFacts(row: OperatorPageRow): OperatorFacts {
  const { logoImage, fixDeposit, depositAmount, updatedAt, ...plain } = row;
  return {
    ...plain,
    logo: logoImage as Picture | null,
    mainImage: row.mainImage as Picture | null,
    galleryImages: row.galleryImages as Picture[],
    awards: row.awards as OperatorPage['awards'],
    faqs: row.faqs as Faq[],
    metaSeo: row.metaSeo as MetaSeo,
    associations: row.associations as OperatorPage['associations'],
    similar: row.similar as OperatorPage['similar'],
    deposit:
      depositAmount === null
        ? null
        : fixDeposit
          ? { kind: 'fixed', cents: depositAmount }
          : { kind: 'share', bps: depositAmount },
    updatedAt: updatedAt.toISOString(),
  };
}
