import { sql } from 'kysely';
import type { RefundPolicyRow } from '../trips/refund-policy.ts';

/** Of a trip in a query over `trips`: how its prices are called, and for how many people each is. */
export const tiersOfTrip = sql`(
  select coalesce(json_agg(json_build_object(
    'tier', tier, 'label', label, 'occupancy', occupancy) order by tier), '[]')
  from trip_price_tiers where trip_id = trips.id)`;

/** What comes back when one cancels: the trip’s own policy, else its company’s; one that says nothing is none. */
export const policyOfTrip = sql<RefundPolicyRow | null>`(
  select json_build_object('flexibility', flexibility, 'tiers', tiers, 'deposit_refundable', deposit_refundable)
  from cancellation_policies
  where operator_id = trips.operator_id and (trip_id = trips.id or trip_id is null)
    and (flexibility is not null or tiers <> '[]')
  order by trip_id is null limit 1)`;

/** By what is told whether a trip is paid here, in a query over `trips` and `operators`. */
export const termsOfSale = [
  'trips.isMerchantModel',
  'trips.merchantModelParams',
  'operators.businessProcessType',
  'operators.fixDeposit',
  'operators.depositAmount',
  'operators.deposits',
  policyOfTrip.as('policy'),
] as const;
