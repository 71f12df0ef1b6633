import { z } from 'zod';
import { toDecimal } from '../paypal-amounts.ts';
import { type Ask, type Asked, type Deadline, deadline, Unanswered } from './ask.ts';
import { type Order, readOrder, readRefund } from './orders.ts';
import { createTokens, type Tokens } from './token.ts';

export type NewOrder = {
  /** Of the payment: the same again is the same order. */
  requestId: string;
  amountCents: number;
  currency: string;
  description: string;
  customId: string;
  returnUrl: string;
  cancelUrl: string;
};

/** What PayPal refuses, by its name for it: "INSTRUMENT_DECLINED". */
export type Refusal = { issue: string; words: string };
export type NewRefund = { requestId: string; captureId: string; amountCents: number; currency: string };

/** PayPal's REST interface. Whatever isn't answered throws Unanswered: what became of it isn't known then. */
export type PaypalClient = {
  /** The same for whoever asks several things while somebody waits: all of them together take no longer than one. */
  together(): PaypalClient;
  createOrder(order: NewOrder): Promise<Order | Refusal>;
  /** Null: there is none, or not any more. */
  readOrder(id: string): Promise<Order | null>;
  captureOrder(id: string, requestId: string): Promise<Order | Refusal>;
  refund(refund: NewRefund): Promise<{ id: string; status: string } | Refusal>;
  readRefund(id: string): Promise<{ id: string; status: string } | null>;
};

export const isRefusal = (answer: object): answer is Refusal => 'issue' in answer;

const LONGEST_DESCRIPTION = 127;

const failure = z.object({
  name: z.string().default('UNKNOWN'),
  message: z.string().default(''),
  details: z.array(z.object({ issue: z.string(), description: z.string().default('') })).default([]),
});

/** For one call, with its token and a second try: whoever waits is answered before their connection counts as still. */
const MOST_MS = 15_000;

type Options = { ask: Ask; api: string; clientId: string; clientSecret: string; mostMs?: number };

export function createPaypalClient(options: Options): PaypalClient {
  const { mostMs = MOST_MS } = options;
  const tokens = createTokens(options);
  const within = (begin: () => Deadline): PaypalClient => ({
    ...callsOf(options, tokens, begin),
    together() {
      const one = deadline(mostMs);
      return within(() => one);
    },
  });
  return within(() => deadline(mostMs));
}

/** @param begin the time in which a call has to be answered that begins now */
function callsOf({ ask, api }: Options, tokens: Tokens, begin: () => Deadline): Omit<PaypalClient, 'together'> {
  async function call(method: 'GET' | 'POST', path: string, requestId?: string, body?: object): Promise<Answer> {
    const inTime = begin();
    for (let tries = 1; ; tries++) {
      const token = await inTime(() => tokens.current());
      const asked: Asked = {
        method,
        url: api + path,
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: 'application/json',
          ...(method === 'POST' && { 'Content-Type': 'application/json', Prefer: 'return=representation' }),
          ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      };
      const { status, text } = await inTime(() => ask(asked));
      if (status === 401 && tries === 1) {
        tokens.forget(token);
        continue;
      }
      return answerOf(status, text);
    }
  }

  return {
    async createOrder(order) {
      return orderOrRefusal(decided(await call('POST', '/v2/checkout/orders', order.requestId, bodyOf(order))));
    },
    async readOrder(id) {
      const answer = await call('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`);
      if (answer.status === 404) return null;
      return readable(readOrder, expected(answer));
    },
    async captureOrder(id, requestId) {
      return orderOrRefusal(await call('POST', `/v2/checkout/orders/${encodeURIComponent(id)}/capture`, requestId));
    },
    async refund({ requestId, captureId, amountCents, currency }) {
      const answer = await call('POST', `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, requestId, {
        amount: { currency_code: currency, value: toDecimal(amountCents, currency) },
        custom_id: requestId,
      });
      return decided(answer).refusal ?? readable(readRefund, answer.body);
    },
    async readRefund(id) {
      const answer = await call('GET', `/v2/payments/refunds/${encodeURIComponent(id)}`);
      return answer.status === 404 ? null : readable(readRefund, expected(answer));
    },
  };
}

type Answer = { status: number; body: unknown; refusal: Refusal | null };

function answerOf(status: number, text: string): Answer {
  // What is too much for PayPal, or its own fault, may have been done or not.
  if (status >= 500 || status === 429 || status === 408 || status === 401 || status < 200) {
    throw new Unanswered(`PayPal answers ${status}`);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Unanswered(`PayPal’s answer ${status} can’t be read`);
  }
  if (status < 300) return { status, body, refusal: null };
  const { name, message, details } = failure.parse(body);
  const [detail] = details;
  return { status, body, refusal: { issue: detail?.issue ?? name, words: detail?.description || message } };
}

/** The same request is at it still: what comes of that isn’t said. */
function decided(answer: Answer): Answer {
  if (answer.refusal?.issue === 'PREVIOUS_REQUEST_IN_PROGRESS') throw new Unanswered('PayPal is at it');
  return answer;
}

function orderOrRefusal(answer: Answer): Order | Refusal {
  return answer.refusal ?? readable(readOrder, answer.body);
}

/** Something was done there, but what isn't said in words we know. */
function readable<Read>(read: (body: unknown) => Read, body: unknown): Read {
  try {
    return read(body);
  } catch (error) {
    throw new Unanswered('PayPal’s answer can’t be read', { cause: error });
  }
}

function expected({ refusal, status, body }: Answer): unknown {
  if (refusal) throw new Unanswered(`PayPal answers ${status}: ${refusal.issue}`);
  return body;
}

function bodyOf({ amountCents, currency, description, customId, returnUrl, cancelUrl }: NewOrder): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: customId,
        description: [...description].slice(0, LONGEST_DESCRIPTION).join(''),
        amount: { currency_code: currency, value: toDecimal(amountCents, currency) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}
