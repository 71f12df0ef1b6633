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

/** About what all of these cost, where each has a sum and all are of one currency. */
function about(facts: readonly InclusionFacts[]): string | null {
  const [{ currency = null } = {}] = facts;
  if (currency === null || facts.some((fact) => fact.estimateCents === null || fact.currency !== currency)) return null;
  return `about ${formatMoney({ cents: facts.reduce((sum, fact) => sum + (fact.estimateCents ?? 0), 0), currency })}`;
}

type IsCounted = (fact: InclusionFacts) => boolean;

function feesLine(fees: readonly InclusionFacts[], isCounted: IsCounted): InclusionLine | null {
  const missing = fees.filter((fee) => !fee.included && !isCounted(fee));
  const name = (missing.length > 0 ? missing : fees).every(({ kind }) => kind === 'permit') ? 'Permits' : 'Park fees';
  if (missing.length > 0) return { included: false, text: `${name} ${about(missing) ?? 'not included'}` };
  return fees.length > 0 ? { included: true, text: fees.some(isCounted) ? `${name}, in the price` : name } : null;
}

function flightsLine(flights: readonly InclusionFacts[], isCounted: IsCounted): InclusionLine | null {
  if (flights.length === 0) return null;
  if (flights.every((flight) => flight.included)) return { included: true, text: 'Flights on the way' };
  return flights.every((flight) => flight.included || isCounted(flight))
    ? { included: true, text: 'Flights, in the price' }
    : { included: false, text: 'Flights not included' };
}

/**
 * The four lines of a card: nights, meals, fees, flights, as far as the company says. What nobody can do without is in the
 * price that stands beside them.
 * @param pricedIn currencies of the prices of the trip
 */
export function inclusionLines(
  facts: readonly InclusionFacts[],
  totals: { durationDays: number; nights: number; meals: number },
  pricedIn: ReadonlySet<string>,
): InclusionLine[] {
  const of = (...kinds: string[]) => facts.filter((fact) => kinds.includes(fact.kind));
  const isCounted: IsCounted = ({ included, mandatory, estimateCents, currency }) =>
    !included && mandatory && estimateCents !== null && pricedIn.size === 1 && pricedIn.has(currency ?? '');
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
  lines.push(feesLine(of('park_fee', 'permit'), isCounted));
  if (of('transport').some((fact) => fact.included)) lines.push({ included: true, text: 'Transport on the way' });
  lines.push(flightsLine(of('flight'), isCounted));
  return lines.filter((line) => line !== null).slice(0, 4);
}
