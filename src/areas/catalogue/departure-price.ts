/** What a departure costs. */
export type TierPrices = {
  currency: string;
  /** Cents: the base price, then those of tier 1 to 5. */
  prices: readonly (number | null)[];
};

/** What one person pays on a departure, mandatory charges in its currency included. */
export type DepartureHeadline = {
  cents: number;
  /** 1 to 5; 0 is the base price. */
  tier: number;
  /** People in the room; null for the base price. */
  occupancy: number | null;
  /** Named only when it is neither the price for two sharing nor the base price. */
  label: string | null;
};

/**
 * The price a departure is shown with: the cheapest tier for two sharing, else the base price, else the cheapest
 * tier, named. Charges nobody can do without are added where they are in the departure's currency. Null: no price.
 */
export function departureHeadlineCents(
  departure: TierPrices,
  tiers: readonly { tier: number; label: string; occupancy: number }[],
  mandatory: readonly { estimateCents: number; currency: string }[],
): DepartureHeadline | null {
  const { currency, prices } = departure;
  const [basePrice = null] = prices;
  const priced = everyTier(tiers)
    .flatMap((tier) => {
      const cents = prices[tier.tier] ?? null;
      return cents === null ? [] : [{ ...tier, cents }];
    })
    .sort((a, b) => a.cents - b.cents || a.tier - b.tier);
  const sharing = priced.find((tier) => tier.occupancy === 2);
  const base = basePrice === null ? undefined : { tier: 0, cents: basePrice, occupancy: null, label: null };
  const chosen = sharing ? { ...sharing, label: null } : (base ?? priced[0]);
  if (!chosen) return null;
  const cents = chosen.cents + chargesIn(currency, mandatory);
  return { cents, tier: chosen.tier, occupancy: chosen.occupancy, label: chosen.label };
}

/**
 * What a member pays less, of a price in cents a person without mandatory charges. Null: nothing, as the price is less than
 * that, or there is no saving.
 */
export function givenSaving(savingCents: number | null | undefined, eachCents: number): number | null {
  return savingCents && savingCents > 0 && savingCents <= eachCents ? savingCents : null;
}

/** The same of the price that a departure is shown with. */
export function headlineSaving(
  departure: TierPrices & { memberSavingCents?: number | null },
  tiers: Parameters<typeof departureHeadlineCents>[1],
): number | null {
  const shown = departureHeadlineCents(departure, tiers, []);
  return shown && givenSaving(departure.memberSavingCents, shown.cents);
}

/** The five tiers that a departure may have a price of; one that the company doesn't name is called by its number. */
export function everyTier(
  tiers: readonly { tier: number; label: string; occupancy: number }[],
): { tier: number; label: string; occupancy: number }[] {
  const unnamed = (tier: number) => ({ tier, label: `Price ${tier}`, occupancy: 1 });
  return [1, 2, 3, 4, 5].map((tier) => tiers.find((known) => known.tier === tier) ?? unnamed(tier));
}

/** What nobody can do without, a person, in one currency. */
export function chargesIn(currency: string, mandatory: readonly { estimateCents: number; currency: string }[]): number {
  return mandatory.reduce((sum, charge) => (charge.currency === currency ? sum + charge.estimateCents : sum), 0);
}

/** The price of a trip without dates, mandatory charges in its currency included; null: none is given. */
export function undatedPrice(
  trip: { basePriceCents: number | null; currency: string | null },
  mandatory: readonly { estimateCents: number; currency: string }[],
): { cents: number; currency: string } | null {
  const { basePriceCents, currency } = trip;
  if (basePriceCents === null || currency === null) return null;
  return { cents: basePriceCents + chargesIn(currency, mandatory), currency };
}

/** Whether its company says in words what the trip or one of its dates costs. */
export function isPricedInWords(trip: {
  priceNotes: string | null;
  departures: readonly { priceNotes: string | null }[];
}): boolean {
  return trip.priceNotes !== null || trip.departures.some(({ priceNotes }) => priceNotes !== null);
}
