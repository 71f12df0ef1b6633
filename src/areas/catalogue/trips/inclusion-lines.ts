import { formatMoney } from '#kernel/shared';

/** What is in the price and what is not, in words short enough for a card. */
export type InclusionLine = { included: boolean; text: string };

export type InclusionFacts = {
  kind: string;
  included: boolean;
  mandatory: boolean;
  label: string;
  quantity: number | null;
  estimateCents: number | null;
  currency: string | null;
};

/** Meals a trip could serve: none before the first afternoon, none after the last lunch. */
export function possibleMeals(durationDays: number): number {
  return Math.max(1, durationDays * 3 - 2);
}

/** Of how many only where the company lists meals: days may leave meals unsaid. */
export function mealsOf(
  served: number,
  durationDays: number,
  facts: readonly { kind: string }[],
): { served: number; possible: number | null } {
  return { served, possible: facts.some(({ kind }) => kind === 'meal') ? possibleMeals(durationDays) : null };
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

function about(fact: InclusionFacts): string {
  if (fact.estimateCents === null || fact.currency === null) return '';
  return ` about ${formatMoney({ cents: fact.estimateCents, currency: fact.currency })}`;
}

function feesLine(fees: InclusionFacts[]): InclusionLine | null {
  const missing = fees.find((fee) => !fee.included);
  if (missing) return { included: false, text: `Park fees${about(missing)}${about(missing) ? '' : ' not included'}` };
  return fees.length ? { included: true, text: 'Park fees' } : null;
}

/** The four lines of a card: nights, meals, fees, flights, as far as the company says. */
export function inclusionLines(
  facts: readonly InclusionFacts[],
  totals: { durationDays: number; nights: number; meals: number },
): InclusionLine[] {
  const of = (...kinds: string[]) => facts.filter((fact) => kinds.includes(fact.kind));
  const lines: (InclusionLine | null)[] = [];
  const lodging = of('lodging').find((fact) => fact.included);
  if (totals.nights > 0 && (lodging || of('lodging').length === 0)) {
    lines.push({ included: true, text: count(totals.nights, 'night', 'nights') });
  }
  if (totals.meals > 0) {
    const all = totals.meals >= possibleMeals(totals.durationDays);
    const { possible } = mealsOf(totals.meals, totals.durationDays, facts);
    const counted = possible === null ? count(totals.meals, 'meal', 'meals') : `${totals.meals} of ${possible} meals`;
    lines.push({ included: true, text: all ? 'All meals' : counted });
  }
  lines.push(feesLine(of('park_fee', 'permit')));
  if (of('transport').some((fact) => fact.included)) lines.push({ included: true, text: 'Transport on the way' });
  const flights = of('flight');
  if (flights.length) {
    const included = flights.every((flight) => flight.included);
    lines.push({ included, text: included ? 'Flights on the way' : 'Flights not included' });
  }
  return lines.filter((line) => line !== null).slice(0, 4);
}
