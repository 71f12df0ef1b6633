import type { MandatoryCharge } from '../departures/departure-offers.ts';
import type { InclusionFacts } from './inclusion-lines.ts';

type Line = Pick<InclusionFacts, 'included' | 'mandatory' | 'label' | 'estimateCents' | 'currency'>;

/** Charges nobody can do without, with an amount: they count into every price that is shown in their currency. */
export function mandatoryCharges(inclusions: readonly Line[]): MandatoryCharge[] {
  return inclusions.flatMap(({ included, mandatory, label, estimateCents, currency }) =>
    !included && mandatory && estimateCents !== null && currency !== null ? [{ label, estimateCents, currency }] : [],
  );
}
