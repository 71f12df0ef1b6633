import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { capturePayment, paymentState, reconcilePayments } from './index.ts';
import { SIMULATED_SIGNER } from './paypal/connect.ts';
import { readPaymentsDue } from './queries/payments.ts';
import { makeChain, yearFrom } from './simulator/certificates.ts';
import type { Signed } from './simulator/webhooks.ts';
import { DAY, paymentsBench } from './testing/bench.ts';
import { receiveEvent } from './webhooks/receive.ts';

const going = new AbortController().signal;

describe('what PayPal tells', () => {
  const bench = paymentsBench();
  const { ctx, start, paid, pass, rows, tasks } = bench;
  const receive = ({ headers, text }: Signed) =>
    receiveEvent(ctx, bench.paypal.verifier, { headers: new Headers(headers), text });
  const eventsOf = (orderId: string) => bench.simulator.eventsOf(orderId);
  const eventOf = (orderId: string, type: string): Signed => {
    const found = eventsOf(orderId).find((event) => event.type === type);
    if (!found) throw new Error(`there is no ${type}`);
    return found.signed;
  };
  const signed = (body: object) => bench.simulator.signer.sign(body);
  const certificatesFetched = () => bench.simulator.asked.filter((asked) => asked.includes('/certs/')).length;
  const settled = async (paymentId: string) => {
    await reconcilePayments(ctx, going);
    return paymentState(ctx, paymentId);
  };

  it('a hundred times, twenty at once, has one effect', async () => {
    const { paymentId, processorOrderId } = await start();
    bench.simulator.approve(processorOrderId, 'server_error');
    await capturePayment(ctx, { paymentId });
    const event = eventOf(processorOrderId, 'PAYMENT.CAPTURE.COMPLETED');
    for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 20 }, () => receive(event)));
    expect(await rows('select type, payment_id from paypal_events')).toEqual([
      { type: 'PAYMENT.CAPTURE.COMPLETED', payment_id: paymentId },
    ]);
    expect((await settled(paymentId)).status).toBe('captured');
    expect(await rows('select 1 from outbox_events where subject_id = $1', [paymentId])).toHaveLength(2);
    expect(await rows('select 1 from paypal_events where processed_at is null')).toEqual([]);
  });

  it('comes at once to whoever waits: PayPal is asked and not believed', async () => {
    const { paymentId, processorOrderId } = await start();
    bench.simulator.approve(processorOrderId, 'approve');
    await receive(eventOf(processorOrderId, 'CHECKOUT.ORDER.APPROVED'));
    expect(await readPaymentsDue(ctx)).toBe(true);
    expect((await paymentState(ctx, paymentId)).status).toBe('created');
    // What it says of money is nothing that anybody reads.
    await receive(
      signed({
        id: 'WH-LIE',
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: {
          id: 'X',
          status: 'COMPLETED',
          amount: { currency_code: 'USD', value: '99999.00' },
          custom_id: `none.${paymentId}`,
        },
      }),
    );
    expect(await settled(paymentId)).toMatchObject({ status: 'approved', amountCents: 35_250 });
  });

  it('in reverse order and all at once ends the same', async () => {
    const { paymentId, processorOrderId } = await paid('dispute');
    bench.simulator.set({ afterwardsMs: 0 });
    pass(10_000);
    bench.simulator.dispute(processorOrderId, 'end');
    const all = eventsOf(processorOrderId).reverse();
    expect(all.map(({ type }) => type)).toEqual([
      'CUSTOMER.DISPUTE.RESOLVED',
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.CAPTURE.COMPLETED',
      'CHECKOUT.ORDER.APPROVED',
    ]);
    for (const { signed: event } of all) await receive(event);
    expect((await settled(paymentId)).status).toBe('captured');
    expect(await tasks()).toEqual(['payment.dispute_ended']);
  });

  it('before the capture’s own answer is there is no second capture', async () => {
    const { paymentId, processorOrderId } = await start();
    bench.simulator.approve(processorOrderId, 'timeout');
    const capturing = capturePayment(ctx, { paymentId });
    await expect.poll(() => eventsOf(processorOrderId).length).toBe(2);
    await receive(eventOf(processorOrderId, 'PAYMENT.CAPTURE.COMPLETED'));
    expect((await settled(paymentId)).status).toBe('captured');
    // Its own answer never comes, and it says what was heard meanwhile.
    expect((await capturing).status).toBe('captured');
    expect(await rows('select 1 from outbox_events where subject_id = $1', [paymentId])).toHaveLength(2);
  });

  it('is heard while PayPal is being asked, and PayPal is asked again', async () => {
    const { paymentId, processorOrderId } = await start();
    bench.simulator.approve(processorOrderId, 'approve');
    await receive(eventOf(processorOrderId, 'CHECKOUT.ORDER.APPROVED'));
    const { askAbout } = await import('./ask-about.ts');
    let told: Promise<unknown> = Promise.resolve();
    const between = () => {
      told = receive(signed({ id: 'WH-MORE', event_type: 'X', resource: { custom_id: `none.${paymentId}` } }));
    };
    await askAbout(ctx, { id: paymentId, processorOrderId }, { between });
    await told;
    expect(await readPaymentsDue(ctx)).toBe(true);
  });

  it('three days late is still a hint', async () => {
    const { paymentId, processorOrderId } = await start();
    bench.simulator.approve(processorOrderId, 'server_error');
    await capturePayment(ctx, { paymentId });
    const event = eventOf(processorOrderId, 'PAYMENT.CAPTURE.COMPLETED');
    pass(3 * DAY + 1);
    await receive(event);
    expect((await settled(paymentId)).status).toBe('captured');
  });

  it('of a dispute flags the payment and tells the team, until it is over', async () => {
    const { paymentId, processorOrderId } = await paid();
    bench.simulator.dispute(processorOrderId, 'open');
    await receive(eventOf(processorOrderId, 'CUSTOMER.DISPUTE.CREATED'));
    expect((await settled(paymentId)).status).toBe('disputed');
    expect(await tasks()).toEqual(['payment.disputed']);
    bench.simulator.dispute(processorOrderId, 'end');
    await receive(eventOf(processorOrderId, 'CUSTOMER.DISPUTE.RESOLVED'));
    expect((await settled(paymentId)).status).toBe('captured');
    expect(await tasks()).toEqual(['payment.dispute_ended', 'payment.disputed']);
  });

  it('of a refund that it made by itself is counted', async () => {
    bench.simulator.set({ afterwardsMs: 1_000 });
    const { paymentId, processorOrderId } = await paid('partial_refund');
    pass(2_000);
    await receive(eventOf(processorOrderId, 'PAYMENT.CAPTURE.REFUNDED'));
    expect(await settled(paymentId)).toMatchObject({ status: 'partially_refunded', refundedCents: 17_625 });
  });

  it('of what isn’t ours is kept and concerns nobody', async () => {
    await receive(
      signed({ id: 'WH-OTHER', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'SOMEBODYELSES1234' } }),
    );
    expect(await rows('select payment_id from paypal_events')).toEqual([{ payment_id: null }]);
  });

  it('of the payer isn’t kept', async () => {
    const { paymentId } = await paid();
    const payer = { email_address: 'ada@example.com', name: { given_name: 'Ada' } };
    await receive(
      signed({
        id: 'WH-PAYER',
        event_type: 'CHECKOUT.ORDER.APPROVED',
        resource: { payer, custom_id: `none.${paymentId}` },
      }),
    );
    expect(JSON.stringify(await rows('select * from paypal_events'))).not.toMatch(/ada@|"Ada"/i);
  });

  describe('when it is forged', () => {
    const other = '0'.repeat(8);
    const forgeries: [string, (event: Signed) => Signed][] = [
      ['in its body', (event) => ({ ...event, text: event.text.replace('COMPLETED', 'REFUNDED') })],
      ['by a space in its body', (event) => ({ ...event, text: `${event.text} ` })],
      ['in its id of the transmission', (event) => withHeader(event, 'transmission-id', randomUUID())],
      ['in its time', (event) => withHeader(event, 'transmission-time', '2026-11-20T12:00:00Z')],
      ['in its time, which is none', (event) => withHeader(event, 'transmission-time', 'soon')],
      ['in its signature', (event) => withHeader(event, 'transmission-sig', flipped(event))],
      ['in its signature, which is none', (event) => withHeader(event, 'transmission-sig', 'abc')],
      ['in its way of signing', (event) => withHeader(event, 'auth-algo', 'SHA1withRSA')],
      ['for another webhook', ({ text }) => bench.simulator.signer.sign(JSON.parse(text), { webhookId: other })],
      ['with a key of its own', ({ text }) => bench.simulator.signer.sign(JSON.parse(text), { chain: stranger() })],
      ...['transmission-id', 'transmission-time', 'transmission-sig', 'auth-algo', 'cert-url'].map(
        (name): [string, (event: Signed) => Signed] => [`without its ${name}`, (event) => withHeader(event, name, '')],
      ),
      ...[
        'https://evil.example/v1/notifications/certs/CERT-1',
        'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
        'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
        'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
        'http://api.paypal.com/v1/notifications/certs/CERT-1',
        'http://169.254.169.254/v1/notifications/certs/CERT-1',
        'file:///etc/passwd',
        '//evil.example/v1/notifications/certs/CERT-1',
        'SIMULATOR/v1/notifications/certs/../../simulator/orders',
        'SIMULATOR/v1/notifications/certs/CERT-1?to=evil.example',
        'SIMULATOR/v1/notifications/certs/CERT-1#x',
        'SIMULATOR/simulator/orders',
      ].map((url): [string, (event: Signed) => Signed] => [
        `in the address of its certificate: ${url}`,
        (event) => withHeader(event, 'cert-url', url.replace('SIMULATOR', bench.simulator.url)),
      ]),
    ];

    it.each(forgeries)('%s, it is refused, changes nothing, and nobody else is asked', async (_how, forge) => {
      const { processorOrderId } = await paid();
      const event = eventOf(processorOrderId, 'PAYMENT.CAPTURE.COMPLETED');
      // So that the certificate is known: none has to be fetched for an honest one.
      await receive(event);
      await bench.pool.query('truncate paypal_events');
      const asked = bench.simulator.asked.length;
      await expect(receive(forge(event))).rejects.toMatchObject({ code: 'signature_invalid', status: 400 });
      expect(await rows('select 1 from paypal_events')).toEqual([]);
      expect(bench.simulator.asked.slice(asked).filter((one) => !one.endsWith('/roots.pem'))).toEqual([]);
      await receive(event);
    });

    it('with addresses that are made up, PayPal is asked a few times a minute at most', async () => {
      const { processorOrderId } = await paid();
      const event = eventOf(processorOrderId, 'PAYMENT.CAPTURE.COMPLETED');
      const before = certificatesFetched();
      for (let i = 0; i < 30; i++) {
        const url = `${bench.simulator.url}/v1/notifications/certs/CERT-${i}`;
        await expect(receive(withHeader(event, 'cert-url', url))).rejects.toMatchObject({ code: 'signature_invalid' });
      }
      expect(certificatesFetched() - before).toBeLessThanOrEqual(6);
      // The honest one is known already.
      await receive(event);
    });
  });

  function stranger() {
    return makeChain(SIMULATED_SIGNER, yearFrom(ctx.clock().getTime()));
  }
});

function withHeader({ headers, text }: Signed, name: string, value: string): Signed {
  return { text, headers: { ...headers, [`paypal-${name}`]: value } };
}

function flipped({ headers }: Signed): string {
  const bytes = Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64');
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  return bytes.toString('base64');
}
