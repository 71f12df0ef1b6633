import { spotsOf } from '#inventory';
import type { Context } from '#kernel';
import { type Availability, isOpen, payableAvailability } from '../departures/availability.ts';
import { depositOf, isPayable, paymentTerms } from './payment-terms.ts';
import { type RefundPolicyRow, refundPolicy } from './refund-policy.ts';

/** By what is told whether a trip is paid here. */
export type TermsOfSale = {
  isMerchantModel: boolean;
  merchantModelParams: unknown;
  businessProcessType: 'instant' | 'on_request' | 'lead_only';
  fixDeposit: boolean;
  depositAmount: number | null;
  deposits: unknown;
  policy: RefundPolicyRow | null;
};

type Dated = { id: string; currency: string; availability: Availability };

/** Whether one can pay for a trip here, by the currency of the date. */
export function payableIn(row: TermsOfSale): (currency: string | null) => boolean {
  const terms = paymentTerms(row.merchantModelParams, depositOf(row), row.isMerchantModel);
  const policy = refundPolicy(row.policy);
  return (currency) => isPayable(row, terms, policy, currency);
}

/** As many as a trip has. */
const AT_ONCE = 2000;

/** Trips with what their dates are today: on request where the date is paid here and nobody counts its places. */
export async function asSold<Departure extends Dated, Row extends TermsOfSale & { departures: readonly Departure[] }>(
  ctx: Context,
  rows: readonly (Row & { departures: readonly Departure[] })[],
): Promise<Row[]> {
  const paid = new Set(
    rows.flatMap((row) => {
      if (!row.isMerchantModel) return [];
      const canPay = payableIn(row);
      return row.departures.filter((one) => isOpen(one.availability) && canPay(one.currency)).map(({ id }) => id);
    }),
  );
  if (paid.size === 0) return [...rows];
  const counted = await countedAmong(ctx, [...paid]);
  const sold = (one: Departure): Departure =>
    paid.has(one.id) && !counted.has(one.id)
      ? { ...one, availability: payableAvailability(one.availability, null) }
      : one;
  return rows.map((row) => ({ ...row, departures: row.departures.map(sold) }));
}

async function countedAmong(ctx: Context, departureIds: readonly string[]): Promise<Set<string>> {
  const counted = new Set<string>();
  for (let at = 0; at < departureIds.length; at += AT_ONCE) {
    const spots = await spotsOf(ctx, departureIds.slice(at, at + AT_ONCE));
    for (const [id, { spotsLeft }] of spots) if (spotsLeft !== null) counted.add(id);
  }
  return counted;
}
