import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cards } from './cards.ts';
import { type ServedSimulator, serveSimulator } from './serve.ts';
import { usualSettings } from './settings.ts';

/** What PayPal documents of its answers (developer.paypal.com/docs/api/orders/v2 and payments/v2). */
describe('the simulator answers as PayPal', () => {
  let simulator: ServedSimulator;
  let token = '';
  let folder = '';
  let passed = 0;
  const clock = () => new Date(Date.now() + passed);
  beforeAll(async () => {
    folder = mkdtempSync(join(inject('scratch'), 'paypal-'));
    simulator = await serveSimulator({ folder, clock });
    token = (await authorized('simulator', 'simulator')).body.access_token;
  });
  afterAll(() => simulator.stop());

  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
  type Answer = { status: number; body: any };
  async function call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(simulator.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }
  async function authorized(id: string, secret: string): Promise<Answer> {
    const answer = await fetch(`${simulator.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return { status: answer.status, body: await answer.json() };
  }
  const order = (value = '100.00', currency_code = 'USD') => ({
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code, value }, custom_id: 'a.b', description: 'A trip' }],
    payment_source: {
      paypal: {
        experience_context: { return_url: 'https://sojourn.example/back', cancel_url: 'https://sojourn.example/no' },
      },
    },
  });
  const create = async () => (await call('POST', '/v2/checkout/orders', order())).body.id as string;
  const capture = (id: string, requestId?: string) =>
    call('POST', `/v2/checkout/orders/${id}/capture`, {}, requestId ? { 'PayPal-Request-Id': requestId } : {});
  const issueOf = ({ status, body }: Answer) => [status, body.name, body.details?.[0]?.issue];
  const captured = async () => {
    const id = await create();
    simulator.approve(id, 'approve');
    return (await capture(id)).body.purchase_units[0].payments.captures[0];
  };

  it('with a token for its id and secret, and without one with 401', async () => {
    expect(await authorized('simulator', 'simulator')).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 32_400, access_token: expect.stringMatching(/^A21AA/) },
    });
    expect(await authorized('simulator', 'wrong')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await call('GET', '/v2/checkout/orders/X', undefined, { Authorization: 'Bearer none' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
  });

  it('with an order whose payer has to act, and the link to do so', async () => {
    const { status, body } = await call('POST', '/v2/checkout/orders', order());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[0-9A-Z]{17}$/),
      intent: 'CAPTURE',
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ amount: { currency_code: 'USD', value: '100.00' }, custom_id: 'a.b' }],
    });
    expect(body.links).toContainEqual({
      href: `${simulator.url}/checkoutnow?token=${body.id}`,
      rel: 'payer-action',
      method: 'GET',
    });
    expect((await call('GET', `/v2/checkout/orders/${body.id}`)).body).toEqual(body);
  });

  it('with the same order for the same PayPal-Request-Id', async () => {
    const headers = { 'PayPal-Request-Id': 'a-request' };
    const all = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/v2/checkout/orders', order(), headers)),
    );
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  });

  it.each([
    [order('10.00', 'KWD'), 422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_NOT_SUPPORTED'],
    [order('10.50', 'JPY'), 422, 'UNPROCESSABLE_ENTITY', 'DECIMALS_NOT_SUPPORTED'],
    [order('10.505'), 422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION'],
    [order('0.00'), 400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE'],
    [{ intent: 'CAPTURE' }, 400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE'],
  ])('with a refusal of an order that isn’t one, %#', async (given, ...refusal) => {
    const answer = await call('POST', '/v2/checkout/orders', given);
    expect(issueOf(answer)).toEqual(refusal);
    expect(answer.body).toMatchObject({ debug_id: expect.any(String), links: [{ rel: 'information_link' }] });
  });

  it('with RESOURCE_NOT_FOUND for what isn’t there', async () => {
    for (const [method, path] of [
      ['GET', '/v2/checkout/orders/NOTHINGOFTHEKIND0'],
      ['POST', '/v2/checkout/orders/NOTHINGOFTHEKIND0/capture'],
      ['GET', '/v2/payments/captures/NOTHINGOFTHEKIND0'],
      ['POST', '/v2/payments/captures/NOTHINGOFTHEKIND0/refund'],
      ['GET', '/v2/payments/refunds/NOTHINGOFTHEKIND0'],
      ['GET', '/v2/elsewhere'],
    ] as const) {
      expect(issueOf(await call(method, path, method === 'POST' ? {} : undefined)).slice(0, 2)).toEqual([
        404,
        'RESOURCE_NOT_FOUND',
      ]);
    }
  });

  it('with ORDER_NOT_APPROVED, then a capture, then ORDER_ALREADY_CAPTURED', async () => {
    const id = await create();
    expect(issueOf(await capture(id))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED']);
    simulator.approve(id, 'approve');
    expect((await call('GET', `/v2/checkout/orders/${id}`)).body.status).toBe('APPROVED');
    const first = await capture(id, 'capture-once');
    expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    const [made] = first.body.purchase_units[0].payments.captures;
    expect(made).toMatchObject({
      status: 'COMPLETED',
      amount: { value: '100.00' },
      custom_id: 'a.b',
      final_capture: true,
    });
    expect((await capture(id, 'capture-once')).body).toEqual(first.body);
    expect(issueOf(await capture(id))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED']);
    expect((await call('GET', `/v2/payments/captures/${made.id}`)).body).toEqual(made);
  });

  it('with INSTRUMENT_DECLINED, for the same request again too', async () => {
    const id = await create();
    simulator.approve(id, 'decline');
    for (let i = 0; i < 2; i++) {
      expect(issueOf(await capture(id, 'declined'))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED']);
    }
  });

  it('with refunds up to what was captured', async () => {
    const { id } = await captured();
    const refund = (value: string, currency_code = 'USD', requestId = '') =>
      call(
        'POST',
        `/v2/payments/captures/${id}/refund`,
        { amount: { currency_code, value } },
        { 'PayPal-Request-Id': requestId || value },
      );
    const first = await refund('40.00');
    expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED', amount: { value: '40.00' } } });
    expect((await refund('40.00')).body.id).toBe(first.body.id);
    expect((await call('GET', `/v2/payments/captures/${id}`)).body.status).toBe('PARTIALLY_REFUNDED');
    expect(issueOf(await refund('60.01'))[2]).toBe('REFUND_AMOUNT_EXCEEDED');
    expect(issueOf(await refund('1.00', 'EUR', 'euro'))[2]).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
    expect((await call('POST', `/v2/payments/captures/${id}/refund`, {})).body.amount.value).toBe('60.00');
    expect((await call('GET', `/v2/payments/captures/${id}`)).body.status).toBe('REFUNDED');
    expect(issueOf(await refund('1.00'))[2]).toBe('CAPTURE_FULLY_REFUNDED');
    expect((await call('GET', `/v2/payments/refunds/${first.body.id}`)).body).toEqual(first.body);
  });

  it('with no refund after 180 days', async () => {
    const { id } = await captured();
    passed += 181 * 86_400_000;
    token = (await authorized('simulator', 'simulator')).body.access_token;
    expect(issueOf(await call('POST', `/v2/payments/captures/${id}/refund`, {}))[2]).toBe('REFUND_TIME_LIMIT_EXCEEDED');
  });

  it('over a page that needs no script, says what it is, and leads back', async () => {
    const id = await create();
    const page = await fetch(`${simulator.url}/checkoutnow?token=${id}`);
    const text = await page.text();
    expect(text).toContain('This is a simulator.');
    expect(text).toContain('$100');
    expect(text).not.toContain('<script');
    for (const { holder } of Object.values(cards)) expect(text).toContain(holder);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://sojourn.example");
    const send = (fields: Record<string, string>) =>
      fetch(`${simulator.url}/checkoutnow?token=${id}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    expect((await send({ action: 'cancel' })).headers.get('location')).toBe(`https://sojourn.example/no?token=${id}`);
    const approved = await send({ action: 'approve', card: 'approve' });
    expect([approved.status, approved.headers.get('location')]).toEqual([
      303,
      `https://sojourn.example/back?token=${id}&PayerID=SIMULATED0001`,
    ]);
    expect((await capture(id)).status).toBe(201);
    expect(await (await fetch(`${simulator.url}/checkoutnow?token=${id}`)).text()).toContain('approved already');
    expect((await fetch(`${simulator.url}/checkoutnow?token=NOTHING`)).status).toBe(404);
  });

  it('and forgets nothing when it is started anew', async () => {
    const id = await create();
    simulator.approve(id, 'approve');
    const before = (await capture(id)).body;
    const other = await serveSimulator({ folder, clock });
    try {
      const [same] = other.orders().filter(({ core }) => id.startsWith(core));
      expect(same).toMatchObject({
        status: 'COMPLETED',
        capture: { id: before.purchase_units[0].payments.captures[0].id },
      });
    } finally {
      await other.stop();
    }
  });

  it('sends its events until they are taken, and what time decides by itself', async () => {
    const got: string[] = [];
    let refusing = 2;
    const own = await serveSimulator({
      clock,
      settings: { ...usualSettings, webhookMs: 0, pendingMs: 0 },
      webhook: async ({ text }) => {
        if (refusing-- > 0) return 503;
        got.push(JSON.parse(text).event_type);
        return 200;
      },
    });
    try {
      const made = await fetch(`${own.url}/v1/oauth2/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa('simulator:simulator')}` },
      });
      const headers = {
        Authorization: `Bearer ${((await made.json()) as Answer['body']).access_token}`,
        'Content-Type': 'application/json',
      };
      const { id } = (await (
        await fetch(`${own.url}/v2/checkout/orders`, { method: 'POST', headers, body: JSON.stringify(order()) })
      ).json()) as Answer['body'];
      own.approve(id, 'pending_captured');
      await fetch(`${own.url}/v2/checkout/orders/${id}/capture`, { method: 'POST', headers, body: '{}' });
      await expect
        .poll(() => {
          own.set({ clockMs: own.settings.clockMs + 10_000 });
          return got.toSorted();
        })
        .toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING']);
    } finally {
      await own.stop();
    }
  });
});
