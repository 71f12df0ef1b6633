import type { TripCard } from '#catalogue/shared';

/** A price that members pay less for, on a departure that can be booked. */
export type MemberSaving = {
  trip: { slug: string; name: string; durationDays: number; startDate: string };
  currency: string;
  cents: number;
  savingCents: number;
};

/** A worked example: of these trips the first whose headline departure has a price for members. */
export function memberSaving(cards: readonly TripCard[]): MemberSaving | null {
  for (const { price, slug, name, durationDays } of cards) {
    if (!price?.memberCents || !price.startDate) continue;
    return {
      trip: { slug, name, durationDays, startDate: price.startDate },
      currency: price.currency,
      cents: price.cents,
      savingCents: price.cents - price.memberCents,
    };
  }
  return null;
}
