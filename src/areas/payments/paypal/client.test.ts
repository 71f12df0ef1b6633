import { describe, expect, it } from 'vitest';
import { Unanswered } from './ask.ts';
import { createPaypalClient } from './client.ts';

const REFUSED = { name: 'UNPROCESSABLE_ENTITY', message: 'No.' };
const issued = (issue: string) => JSON.stringify({ ...REFUSED, details: [{ issue, description: 'In words' }] });

/** PayPal that answers everything but the question for a token with this. */
const answering = (status: number, text: string) =>
  createPaypalClient({
    api: 'https://paypal.example',
    clientId: 'id',
    clientSecret: 'secret',
    ask: async ({ url }) =>
      url.endsWith('/token')
        ? { status: 200, text: JSON.stringify({ access_token: 'token', expires_in: 3600 }) }
        : { status, text },
  });

const order = {
  ...{ requestId: 'r', amountCents: 1000, currency: 'USD', description: 'Trip', customId: 'c' },
  ...{ returnUrl: 'https://sojourn.example/back', cancelUrl: 'https://sojourn.example/left' },
};
const refund = { requestId: 'r', captureId: 'C', amountCents: 1000, currency: 'USD' };

describe('what PayPal answers', () => {
  it('when the same request is at it still, or has waited too long, decides nothing: an order may come, and a refund', async () => {
    for (const [status, text] of [
      [422, issued('PREVIOUS_REQUEST_IN_PROGRESS')],
      [409, issued('PREVIOUS_REQUEST_IN_PROGRESS')],
      [408, ''],
      [429, ''],
      [502, '<html>'],
      [200, 'not JSON'],
    ] as const) {
      const client = answering(status, text);
      for (const asked of [client.createOrder(order), client.refund(refund)]) {
        await expect(asked, `${status} ${text}`).rejects.toBeInstanceOf(Unanswered);
      }
    }
  });

  it('when it refuses is a refusal by its name', async () => {
    const client = answering(422, issued('INSTRUMENT_DECLINED'));
    const refused = { issue: 'INSTRUMENT_DECLINED', words: 'In words' };
    expect(await client.createOrder(order)).toEqual(refused);
    expect(await client.refund(refund)).toEqual(refused);
  });
});
