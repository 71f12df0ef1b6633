import { z } from 'zod';
import { fromDecimal } from '../paypal-amounts.ts';

/** What PayPal says of an order, as far as it matters here; nothing of the payer. */
export type Order = {
  id: string;
  status: string;
  customId: string | null;
  approvalUrl: string | null;
  captures: readonly Capture[];
  refunds: readonly PaypalRefund[];
};
export type Capture = {
  id: string;
  status: string;
  cents: number;
  currency: string;
  reason: string | null;
  at: Date | null;
};
export type PaypalRefund = { id: string; status: string; cents: number; currency: string; customId: string | null };

const amount = z.object({ currency_code: z.string().length(3), value: z.string() });
const reason = z.object({ reason: z.string() }).optional();
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  status_details: reason,
  custom_id: z.string().optional(),
  create_time: z.string().optional(),
});
const refund = z.object({ id: z.string(), status: z.string(), amount, custom_id: z.string().optional() });
const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
          .prefault({}),
      }),
    )
    .default([]),
});

/** @throws for what isn't an order as PayPal describes it */
export function readOrder(given: unknown): Order {
  const { id, status, links, purchase_units: units } = order.parse(given);
  return {
    id,
    status,
    customId: units[0]?.custom_id ?? units[0]?.payments.captures[0]?.custom_id ?? null,
    approvalUrl: links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
    captures: units.flatMap(({ payments }) =>
      payments.captures.map((one) => ({
        id: one.id,
        status: one.status,
        ...moneyOf(one.amount),
        reason: one.status_details?.reason ?? null,
        at: timeOf(one.create_time),
      })),
    ),
    refunds: units.flatMap(({ payments }) => payments.refunds.map(refundOf)),
  };
}

const partOfRefund = z.object({ id: z.string(), status: z.string() });

/** What comes of asking for one: without `Prefer`, PayPal leaves amounts out. */
export function readRefund(given: unknown): { id: string; status: string } {
  return partOfRefund.parse(given);
}

function refundOf(one: z.output<typeof refund>): PaypalRefund {
  return { id: one.id, status: one.status, ...moneyOf(one.amount), customId: one.custom_id ?? null };
}

function moneyOf({ currency_code: currency, value }: z.output<typeof amount>): { cents: number; currency: string } {
  return { cents: fromDecimal(value, currency), currency };
}

function timeOf(text = ''): Date | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
