import { describe, expect, it } from 'vitest';
import type { FilterGroup } from '#search';
import { guideFacts } from './guide-facts.ts';

const option = (label: string, count: number) => ({ value: label, label, count, selected: false });
const lengths: FilterGroup = {
  key: 'duration',
  label: 'Length',
  kind: 'multiple',
  options: [option('1–5 days', 2), option('6–8 days', 7), option('9–11 days', 0)],
};

describe('the facts of a guide', () => {
  it('say what most of its trips are like, and how many of all', () => {
    expect(guideFacts({ total: 12, groups: [lengths] }, null)).toEqual([
      { label: 'Usual length', value: '6–8 days', note: '7 of 12 trips' },
    ]);
  });

  it('call nothing usual where there are two trips, or of which nothing is known', () => {
    expect(guideFacts({ total: 2, groups: [lengths] }, null)).toEqual([]);
    expect(guideFacts({ total: 9, groups: [{ ...lengths, options: [option('1–5 days', 0)] }] }, null)).toEqual([]);
  });

  it('call nothing usual that no more than half of them are, and no month the busiest beside another', () => {
    expect(guideFacts({ total: 14, groups: [lengths] }, null)).toEqual([]);
    const months = (...counts: number[]): FilterGroup => ({
      ...lengths,
      key: 'departure_month',
      options: counts.map((count, i) => option(`Month ${i}`, count)),
    });
    expect(guideFacts({ total: 1234, groups: [months(3, 5, 4)] }, null)).toEqual([
      { label: 'Busiest month', value: 'Month 1', note: '5 of 1,234 trips' },
    ]);
    expect(guideFacts({ total: 1234, groups: [months(5, 5, 4)] }, null)).toEqual([]);
  });

  it('don’t say of a kind of trip that its trips are of that kind', () => {
    const kinds: FilterGroup = {
      ...lengths,
      key: 'trip_type',
      options: [{ ...option('Multi-sport', 9), value: 'Multi-Sport' }],
    };
    expect(guideFacts({ total: 9, groups: [kinds] }, null, 'multi-sport')).toEqual([]);
    expect(guideFacts({ total: 9, groups: [kinds] }, null, 'peru')).toHaveLength(1);
  });

  it('name the lowest price with what it buys, in dollars too', () => {
    const price = {
      cents: 99_000,
      currency: 'EUR',
      usdCents: 115_000,
      tier: 2,
      tierLabel: null,
      perDayCents: 9_900,
      onRequest: false,
    };
    expect(guideFacts({ total: 0, groups: [] }, price)).toEqual([
      { label: 'From', value: '€990', note: 'per person, sharing, about $1,150' },
    ]);
  });
});
