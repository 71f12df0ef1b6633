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

describe('PayPal that is slow', () => {
  const never = new Promise<never>(() => {});
  const later = <Value>(milliseconds: number, value: Value) =>
    new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));
  const settings = { api: 'https://paypal.example', clientId: 'id', clientSecret: 'secret' };
  const token = (name: string) => ({ status: 200, text: JSON.stringify({ access_token: name, expires_in: 3600 }) });

  it('is waited for once, not for its token, the answer and a second try one after the other', async () => {
    const slow = createPaypalClient({
      ...settings,
      ask: async ({ url }) => (url.endsWith('/token') ? later(90, token('late')) : never),
      mostMs: 150,
    });
    await expect(slow.createOrder(order)).rejects.toBeInstanceOf(Unanswered);
    let asked = 0;
    const twice = createPaypalClient({
      ...settings,
      ask: ({ url }) => {
        asked += 1;
        return later(90, url.endsWith('/token') ? token('old') : { status: 401, text: '{}' });
      },
      mostMs: 150,
    });
    await expect(twice.createOrder(order)).rejects.toBeInstanceOf(Unanswered);
    expect(asked).toBeLessThan(3);
  });

  it('is waited for once by whoever asks several things', async () => {
    let asked = 0;
    const client = createPaypalClient({
      ...settings,
      ask: async ({ url }) => {
        if (url.endsWith('/token')) return token('good');
        asked += 1;
        return later(300, { status: 404, text: '{}' });
      },
      mostMs: 550,
    });
    for (let times = 0; times < 2; times++) expect(await client.readOrder('O')).toBeNull();
    const together = client.together();
    expect(await together.readOrder('O')).toBeNull();
    await expect(together.readOrder('O')).rejects.toBeInstanceOf(Unanswered);
    await expect(together.readOrder('O')).rejects.toBeInstanceOf(Unanswered);
    // Nothing is begun any more once the time is over.
    expect(asked).toBe(4);
  });
});
