import { isPayableCurrency } from '#kernel/payable';
import type { AuditedOperator, Finding, Rule } from './audited.ts';

/** Of which nobody knows what comes back, or what is due when one books. */
function isSilent({ cancellation, deposit_amount: share, deposits: sums }: AuditedOperator): boolean {
  return cancellation === undefined || (share === undefined && sums === undefined);
}

export const termRules: readonly Rule[] = [
  {
    name: 'companies without stated terms outside 10 to 25 percent',
    checked: ({ operators }) => operators.length,
    find: ({ operators }) => {
      const silent = operators.filter(isSilent);
      const share = silent.length / Math.max(1, operators.length);
      return operators.length < 40 || (share >= 0.1 && share <= 0.25)
        ? []
        : [{ where: 'all', what: `${(share * 100).toFixed(1)} %` }];
    },
  },
  {
    name: 'charges without stated terms',
    checked: ({ trips }) => trips.length,
    find: ({ trips, operators }) => {
      const silent = new Set(operators.filter(isSilent).map(({ id }) => id));
      return trips
        .filter((trip) => silent.has(trip.operator) && trip.is_merchant_model)
        .map(({ id, operator }) => ({ where: operator, what: id }));
    },
  },
  {
    name: 'charges in a currency in which nobody pays here',
    checked: ({ trips }) => trips.length,
    find: ({ trips }) =>
      trips
        .filter(({ is_merchant_model: isSold, currency }) => isSold && currency && !isPayableCurrency(currency))
        .map(({ id, operator }) => ({ where: operator, what: id })),
  },
  {
    name: 'trip that quotes a policy its company doesn’t state',
    checked: ({ trips }) => trips.length,
    find: ({ trips, operators }) => {
      const policy = new Map(operators.map((one) => [one.id, one.cancellation_policy]));
      return trips
        .filter(({ operator, params }) => params.cancellation !== policy.get(operator))
        .map(({ id, operator }) => ({ where: operator, what: id }));
    },
  },
  {
    name: 'dates called off by a company that runs them all',
    checked: ({ departures }) => departures.size,
    find: ({ trips, operators, departures }) => {
      const sure = new Set(
        operators.filter(({ flags }) => flags.includes('guarantees_departures')).map(({ id }) => id),
      );
      return trips.flatMap(({ id, operator }): Finding[] =>
        sure.has(operator)
          ? (departures.get(id) ?? [])
              .filter((one) => !one.departure_guaranteed)
              .map((one) => ({ where: operator, what: `${id} ${one.start_date} ${one.availability}` }))
          : [],
      );
    },
  },
];
