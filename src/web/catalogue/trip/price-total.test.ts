import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { quote } from '#catalogue/prices';
import { PriceTotal } from './price-total.tsx';
import type { PricedTrip } from './priced-trip.ts';
import type { ShownDeparture } from './shown-trip-model.ts';

const today = '2026-11-20';
const charge = (kind: string, cents: number, currency: string) =>
  ({ kind, included: false, mandatory: true, label: 'Park fees', estimateCents: cents, currency }) as never;

describe('the lines of a price', () => {
  it('are told apart also where several charges bear one name, so that none stays when the choice changes', () => {
    const trip: Parameters<typeof quote>[0] = {
      tiers: [{ tier: 1, label: 'Twin share', occupancy: 2 }],
      inclusions: ['park_fee', 'local_payment'].flatMap((kind) => [
        charge(kind, 9_500, 'USD'),
        charge(kind, 3_000, 'USD'),
        charge(kind, 2_000, 'EUR'),
      ]),
      singleSupplement: null,
      deposit: null,
      finalPaymentDays: null,
      paymentTypes: [],
    };
    const departure = { startDate: '2027-03-04', currency: 'USD', prices: [null, 419_000], availability: 'open' };
    const sum = quote(trip, departure, { tier: 1, travelers: 2 }, today);
    if (!sum) throw new Error('The date has a price.');
    const shown = { ...trip, refund: null, perUsd: {}, operator: { name: 'Andeo' } } as unknown as PricedTrip;
    const total = PriceTotal({ trip: shown, departure: departure as unknown as ShownDeparture, sum, today });
    const [list] = childrenOf(total);
    if (!list) throw new Error('The lines stand in a list.');
    const keys = childrenOf(list).map(({ key }) => key);
    expect(keys).toHaveLength(8);
    expect(new Set(keys).size).toBe(8);
  });
});

function childrenOf(element: ReactElement): ReactElement[] {
  const children = Children.toArray((element.props as { children: ReactNode }).children);
  return children.flatMap((child) => (isValidElement(child) ? [child] : []));
}
