import { randomBytes } from 'node:crypto';
import { captureId, type EventRecord, type OrderRecord, orderId, type RefundRecord } from './record.ts';

export type Said = { status: number; body: object };

/** A refusal as PayPal writes it (developer.paypal.com/api/rest/responses). */
export function refusal(status: number, name: string, message: string, issue?: string, description?: string): Said {
  return {
    status,
    body: {
      name,
      ...(issue ? { details: [{ issue, description }] } : {}),
      message,
      debug_id: randomBytes(6).toString('hex'),
      links: [
        { href: `https://developer.paypal.com/docs/api/orders/v2/#error-${issue ?? name}`, rel: 'information_link' },
      ],
    },
  };
}

const semantic = (issue: string, description: string) =>
  refusal(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    issue,
    description,
  );

export const refusals = {
  notFound: () =>
    refusal(
      404,
      'RESOURCE_NOT_FOUND',
      'The specified resource does not exist.',
      'INVALID_RESOURCE_ID',
      'Specified resource ID does not exist. Please check the resource ID and try again.',
    ),
  unauthorized: (): Said => ({
    status: 401,
    body: { error: 'invalid_token', error_description: 'Token signature verification failed' },
  }),
  invalidClient: (): Said => ({
    status: 401,
    body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
  }),
  invalidRequest: (issue: string, description: string) =>
    refusal(
      400,
      'INVALID_REQUEST',
      'Request is not well-formed, syntactically incorrect, or violates schema.',
      issue,
      description,
    ),
  serverError: () =>
    refusal(
      500,
      'INTERNAL_SERVER_ERROR',
      'An internal server error has occurred.',
      'INTERNAL_SERVICE_ERROR',
      'An internal service error has occurred.',
    ),
  unavailable: () => refusal(503, 'SERVICE_UNAVAILABLE', 'Service Unavailable.'),
  declined: () =>
    semantic(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
    ),
  notApproved: () => semantic('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.'),
  alreadyCaptured: () => semantic('ORDER_ALREADY_CAPTURED', 'Order already captured.'),
  currency: () => semantic('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported.'),
  decimals: () => semantic('DECIMALS_NOT_SUPPORTED', 'Currency does not support decimals.'),
  precision: () =>
    semantic('DECIMAL_PRECISION', 'If the currency supports decimals, only two decimal place precision is supported.'),
  fullyRefunded: () => semantic('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.'),
  refundTooLarge: () =>
    semantic(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    ),
  refundTooLate: () =>
    semantic('REFUND_TIME_LIMIT_EXCEEDED', 'You are over the time limit to perform a refund on this capture.'),
  notCaptured: () => semantic('REFUND_NOT_ALLOWED', 'A capture that is pending or declined can’t be refunded.'),
  currencyMismatch: () =>
    semantic('REFUND_CAPTURE_CURRENCY_MISMATCH', 'Refund must be in the same currency as the capture.'),
};

const timeOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

export function captureBody(order: OrderRecord, api: string): object | null {
  const { capture, amount, customId } = order;
  if (!capture) return null;
  const id = captureId(order);
  return {
    id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount,
    final_capture: true,
    ...(customId === null ? {} : { custom_id: customId }),
    create_time: timeOf(capture.at),
    update_time: timeOf(capture.at),
    supplementary_data: { related_ids: { order_id: orderId(order) } },
    links: [
      { href: `${api}/v2/payments/captures/${id}`, rel: 'self', method: 'GET' },
      { href: `${api}/v2/payments/captures/${id}/refund`, rel: 'refund', method: 'POST' },
      { href: `${api}/v2/checkout/orders/${orderId(order)}`, rel: 'up', method: 'GET' },
    ],
  };
}

export function refundBody(
  order: OrderRecord,
  { id, status, amount, customId, at }: RefundRecord,
  api: string,
): object {
  return {
    id,
    status,
    amount,
    ...(customId === null ? {} : { custom_id: customId }),
    create_time: timeOf(at),
    update_time: timeOf(at),
    links: [
      { href: `${api}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${api}/v2/payments/captures/${captureId(order)}`, rel: 'up', method: 'GET' },
    ],
  };
}

export function orderBody(order: OrderRecord, api: string, pages: string): object {
  const { amount, customId, description, refunds, status, at } = order;
  const capture = captureBody(order, api);
  const id = orderId(order);
  return {
    id,
    intent: 'CAPTURE',
    status,
    payment_source: { paypal: {} },
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        description,
        ...(customId === null ? {} : { custom_id: customId }),
        ...(capture
          ? { payments: { captures: [capture], refunds: refunds.map((refund) => refundBody(order, refund, api)) } }
          : {}),
      },
    ],
    create_time: timeOf(at),
    links: [
      { href: `${api}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${pages}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
      { href: `${api}/v2/checkout/orders/${id}/capture`, rel: 'capture', method: 'POST' },
    ],
  };
}

export function disputeBody(order: OrderRecord, status: string): object {
  return {
    dispute_id: order.dispute?.id,
    reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    status,
    dispute_amount: order.amount,
    disputed_transactions: [
      { seller_transaction_id: captureId(order), ...(order.customId === null ? {} : { custom: order.customId }) },
    ],
  };
}

export function eventBody({ id, type, resource, at }: EventRecord, api: string): object {
  const [kind = ''] = type.toLowerCase().split('.');
  return {
    id,
    event_version: '1.0',
    create_time: timeOf(at),
    resource_type: { checkout: 'checkout-order', customer: 'dispute' }[kind] ?? type.split('.')[1]?.toLowerCase(),
    event_type: type,
    summary: `Simulated: ${type}`,
    resource,
    links: [{ href: `${api}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
  };
}
