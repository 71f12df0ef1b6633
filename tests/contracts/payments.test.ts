import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, readConfig, silentLog } from '#kernel';
import { temporaryFolder, testContext, testDatabase } from '#kernel/testing';
import { capturePayment, paymentState, reconcilePayments, startPayment } from '#payments';
import { reachSimulator, type ServedSimulator, startSimulator } from '#payments/testing';
import { paymentsArea } from '../../src/areas/payments/area.ts';
import { areas } from '../../src/areas.ts';
import { createApp } from '../../src/server/app.ts';
import { refusalOf } from '../../src/server/testing.ts';
import { doorOf } from './testing.ts';

const going = new AbortController().signal;
const payment = (returnUrl: string) => ({
  subject: { kind: 'booking' as const, id: newId() },
  operatorId: null,
  purpose: 'full' as const,
  amountCents: 120_000,
  currency: 'USD',
  description: 'Torres del Paine',
  returnUrl,
  cancelUrl: returnUrl,
});

describe('POST /v1/paypal/webhook', () => {
  const { db, pool } = testDatabase();
  const clock = () => new Date();
  const ctx = testContext(db, { clock });
  let simulator: ServedSimulator;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    simulator = await startSimulator({
      clock,
      settings: { webhookMs: 0 },
      webhook: ({ headers, text }) => send(text, headers),
    });
    app = createApp(doorOf({ pool, db, clock, paypal: reachSimulator(ctx, simulator) }));
  });
  afterAll(() => simulator.stop());
  const post = async (body: string, headers: Record<string, string>) =>
    app.request('http://localhost/v1/paypal/webhook', { method: 'POST', body, headers });
  const send = async (body: string, headers: Record<string, string>) => (await post(body, headers)).status;

  it('takes what PayPal signs, once, and has PayPal asked', async () => {
    const { paymentId, processorOrderId } = await startPayment(ctx, payment('https://sojourn.example/back'));
    simulator.approve(processorOrderId, 'server_error');
    expect((await capturePayment(ctx, { paymentId })).status).toBe('unknown');
    // The simulator sends its events over HTTP until they are taken.
    await expect.poll(async () => (await pool.query('select 1 from paypal_events')).rowCount).toBe(2);
    await reconcilePayments(ctx, going);
    expect((await paymentState(ctx, paymentId)).status).toBe('captured');
    const [event] = simulator.eventsOf(processorOrderId);
    const answer = await post(event?.signed.text ?? '', event?.signed.headers ?? {});
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: { type: 'paypal_events', id: event?.id, attributes: { status: 'received' } } },
    ]);
    expect((await pool.query('select 1 from paypal_events')).rowCount).toBe(2);
  });

  it('refuses what isn’t signed for this site, or is no event', async () => {
    const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} };
    const { text, headers } = simulator.signer.sign(event);
    const json = { 'Content-Type': 'application/json' };
    expect(await refusalOf(await post(text, json))).toEqual({ status: 400, code: 'signature_invalid' });
    expect(await refusalOf(await post(JSON.stringify({ ...event, id: 'WH-2' }), headers))).toEqual({
      status: 400,
      code: 'signature_invalid',
    });
    expect(await refusalOf(await post('{', headers))).toEqual({ status: 400, code: 'malformed_json' });
    expect(await refusalOf(await post('{}', headers))).toEqual({ status: 422, code: 'required' });
    expect(await refusalOf(await post(`{"id":"${'a'.repeat(70_000)}"}`, headers))).toEqual({
      status: 413,
      code: 'too_large',
    });
    expect((await pool.query(`select 1 from paypal_events where event_id like 'WH-_'`)).rowCount).toBe(0);
  });

  it('isn’t there where nothing was agreed with PayPal', async () => {
    const closed = createApp(doorOf({ pool, db, clock, paypal: null }));
    const { text, headers } = simulator.signer.sign({ id: 'WH-1', event_type: 'X', resource: {} });
    const answer = await closed.request('http://localhost/v1/paypal/webhook', { method: 'POST', body: text, headers });
    expect(answer.status).toBe(404);
  });
});

describe('a demo', () => {
  const { db, pool } = testDatabase();
  const dataDir = temporaryFolder('demo');
  const ctx = testContext(db, { clock: () => new Date() });
  const ground = (environment: Record<string, string>, parts = {}) =>
    ({
      ctx,
      db,
      pool,
      log: silentLog,
      parts: { awayHosts: [], ...parts },
      config: { ...readConfig(environment, areas), dataDir },
    }) as never;

  it('takes payments without any set-up: the page is on the site’s own host, and its events come by themselves', async () => {
    const started = await paymentsArea.start(ground({}));
    const { paypalSimulator } = started.parts ?? {};
    try {
      const app = createApp(doorOf({ pool, db, clock: ctx.clock, ...started.parts }));
      const { approvalUrl, paymentId } = await startPayment(ctx, payment('http://localhost/reserve/thank-you'));
      expect(approvalUrl).toMatch(/^http:\/\/localhost\/dev\/paypal\/checkoutnow\?token=/);
      const page = await app.request(approvalUrl);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('This is a simulator.');
      const approved = await app.request(approvalUrl, {
        method: 'POST',
        body: new URLSearchParams({ action: 'approve', card: 'pending_captured' }),
        headers: { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect(approved.status).toBe(303);
      expect(approved.headers.get('location')).toMatch(/^http:\/\/localhost\/reserve\/thank-you\?token=/);
      expect((await capturePayment(ctx, { paymentId })).status).toBe('pending');
      await expect
        .poll(async () => (await pool.query('select type from paypal_events order by type')).rows)
        .toEqual([{ type: 'CHECKOUT.ORDER.APPROVED' }, { type: 'PAYMENT.CAPTURE.PENDING' }]);
    } finally {
      await started.stop?.();
    }
    expect(paypalSimulator).toBeTruthy();
  });

  it('that is started again knows what was paid', async () => {
    const first = await paymentsArea.start(ground({}));
    const { approvalUrl, paymentId } = await startPayment(ctx, payment('http://localhost/back'));
    await first.stop?.();
    const second = await paymentsArea.start(ground({}));
    try {
      const app = createApp(doorOf({ pool, db, clock: ctx.clock, ...second.parts }));
      const body = new URLSearchParams({ action: 'approve', card: 'approve' });
      await app.request(approvalUrl, { method: 'POST', body, headers: { Origin: 'http://localhost' } });
      expect((await capturePayment(ctx, { paymentId })).status).toBe('captured');
    } finally {
      await second.stop?.();
    }
  });

  it('is refused by production, which takes PayPal alone, by https, and all of its variables', () => {
    const production = {
      SOJOURN_ENV: 'production',
      BASE_URL: 'https://www.example.com',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'a@example.com',
      TEAM_EMAIL: 'a@example.com',
      ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
    };
    const account = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: '9XL90610J3647323C' };
    const read = (more: Record<string, string>) => readConfig({ ...production, ...more }, areas).payments.paypal;
    expect(read({})).toBeNull();
    expect(read(account)).toMatchObject({
      api: 'https://api-m.paypal.com',
      certificateHosts: ['api.paypal.com', 'api-m.paypal.com'],
    });
    expect(read({ ...account, PAYPAL_API: 'https://api-m.sandbox.paypal.com' })?.certificateHosts).toContain(
      'api.sandbox.paypal.com',
    );
    for (const PAYPAL_API of [
      'http://api-m.paypal.com',
      'http://127.0.0.1:3199',
      'https://api-m.paypal.com.evil.example',
    ]) {
      expect(() => read({ ...account, PAYPAL_API })).toThrow('PAYPAL_API: must be');
    }
    expect(() => read({ ...account, PAYPAL_CERT_HOSTS: 'evil.example' })).toThrow(
      'PAYPAL_CERT_HOSTS: must be hosts of paypal.com',
    );
    expect(() => read({ PAYPAL_CLIENT_ID: 'a' })).toThrow('PAYPAL_CLIENT_SECRET: is required');
  });

  it('leaves production without PayPal, and without a simulator, where nothing was agreed', async () => {
    const config = { ...readConfig({}, areas), env: 'production' as const, dataDir };
    const { parts } = await paymentsArea.start({
      ctx,
      db,
      pool,
      log: silentLog,
      parts: { awayHosts: [] },
      config,
    } as never);
    expect(parts).toEqual({ paypal: null, paypalSimulator: null, awayHosts: [] });
  });
});
