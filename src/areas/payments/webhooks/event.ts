import { z } from 'zod';
import { isId } from '#kernel';

/** What an event is about, by which its payment is found. */
export type PaypalEvent = {
  id: string;
  type: string;
  /** Ids that may be of an order, a capture or a payment of ours. */
  orderIds: readonly string[];
  captureIds: readonly string[];
  paymentId: string | null;
  disputeId: string | null;
};

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.looseObject({}),
});
const resource = z.object({
  id: z.string().max(100).optional(),
  custom_id: z.string().max(200).optional(),
  dispute_id: z.string().max(100).optional(),
  supplementary_data: z.object({ related_ids: z.record(z.string(), z.string()).optional() }).optional(),
  purchase_units: z.array(z.object({ custom_id: z.string().max(200).optional() })).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional(), custom: z.string().optional() }))
    .optional(),
});

/** Reads what PayPal sent; null when it isn't an event. */
export function readEvent(body: unknown): PaypalEvent | null {
  const read = event.safeParse(body);
  if (!read.success) return null;
  const { id, event_type: type } = read.data;
  const about = resource.safeParse(read.data.resource).data ?? {};
  const related = about.supplementary_data?.related_ids ?? {};
  const up = about.links
    ?.find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const disputed = about.disputed_transactions ?? [];
  const custom = [
    about.custom_id,
    ...(about.purchase_units ?? []).map(({ custom_id }) => custom_id),
    ...disputed.map((one) => one.custom),
  ];
  return {
    id,
    type,
    orderIds: present(related.order_id, type.startsWith('CHECKOUT.ORDER.') ? about.id : undefined),
    captureIds: present(
      related.capture_id,
      up,
      type.startsWith('PAYMENT.CAPTURE.') ? about.id : undefined,
      ...disputed.map((one) => one.seller_transaction_id),
    ),
    paymentId: custom.flatMap((text) => paymentIn(text) ?? []).at(0) ?? null,
    disputeId: about.dispute_id ?? null,
  };
}

/** What our orders carry: whose payment it is, and which. */
export function customIdOf(operatorId: string | null, paymentId: string): string {
  return `${operatorId ?? 'none'}.${paymentId}`;
}

export function paymentIn(customId: string | null | undefined): string | null {
  const id = customId?.split('.').at(-1) ?? '';
  return isId(id) ? id : null;
}

function present(...ids: (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id): id is string => id !== undefined && id !== ''))];
}
