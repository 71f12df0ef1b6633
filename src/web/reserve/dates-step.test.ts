import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DatesStep } from './dates-step.tsx';
import type { ShownReserve } from './shown-reserve.ts';

const line = (label: string, cents: number) => ({ label, eachCents: cents, quantity: 1, cents });
const plan = (lines: ReturnType<typeof line>[], totalCents: number) => ({
  currency: 'USD',
  lines,
  localLines: [],
  totalCents,
});

describe('a price that has changed', () => {
  it('is compared by all that is charged under one name', () => {
    const page = {
      state: 'changed',
      reservation: null,
      before: plan([line('Twin share', 10_000), line('Park fees', 1_000), line('Park fees', 2_000)], 13_000),
      plan: plan([line('Twin share', 10_000), line('Park fees', 1_500), line('Park fees', 3_500)], 15_000),
      others: [],
      trip: { slug: 'inca-trail', operator: { name: 'Andeo' } },
      party: { travelers: 1 },
      date: null,
      againAt: null,
    } as unknown as ShownReserve;
    const words = renderToStaticMarkup(createElement(DatesStep, { page, seen: null })).replaceAll(/<[^>]*>/g, '|');
    const fees = words.slice(words.indexOf('Park fees'), words.indexOf('Total'));
    expect(fees).toMatch(/\$30\b.*\$50\b.*\+\$20\b/s);
  });
});
