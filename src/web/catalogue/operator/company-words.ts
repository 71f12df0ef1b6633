import type { OperatorPage } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';

export const PROCESS: Record<OperatorPage['businessProcessType'], string> = {
  instant: 'Places are confirmed at once.',
  on_request: 'On Sojourn you ask first, and the company confirms.',
  lead_only: 'You book with the company itself.',
};

export function depositWords(deposit: NonNullable<OperatorPage['deposit']>): string {
  if (deposit.kind === 'share') return `${deposit.bps / 100}% of the price`;
  const sums = Object.entries(deposit.cents).map(([currency, cents]) => formatMoney({ cents, currency }));
  return `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(sums)} for each traveler`;
}
