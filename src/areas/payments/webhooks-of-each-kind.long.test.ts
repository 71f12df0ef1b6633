import { describe, expect, it } from 'vitest';
import { capturePayment, paymentState, reconcilePayments } from './index.ts';
import type { Signed } from './simulator/webhooks.ts';
import { DAY, paymentsBench } from './testing/bench.ts';
import { receiveEvent } from './webhooks/receive.ts';

const going = new AbortController().signal;

/** What happened at PayPal, of which it tells; nothing of it was heard here before. */
type Happening = { paymentId: string; processorOrderId: string };

/** Every kind of event that PayPal sends this site, whatever happened: once or a hundred times, it is one thing. */
describe('each event of PayPal', () => {
  const bench = paymentsBench();
  const { ctx, start, paid, pass, rows, tasks } = bench;
  const receive = ({ headers, text }: Signed) =>
    receiveEvent(ctx, bench.paypal.verifier, { headers: new Headers(headers), text });
  const signed = (body: object) => bench.simulator.signer.sign(body);

  /** Approved, and captured without an answer: PayPal alone knows. */
  const unheard = async (card: 'server_error' | 'approve') => {
    const started = await start();
    bench.simulator.approve(started.processorOrderId, card);
    if (card === 'server_error') await capturePayment(ctx, started);
    return started;
  };

  const kinds: Record<string, { status: string; happen: () => Promise<Happening>; told?: string[] }> = {
    'CHECKOUT.ORDER.APPROVED': { status: 'approved', happen: () => unheard('approve') },
    'PAYMENT.CAPTURE.COMPLETED': { status: 'captured', happen: () => unheard('server_error') },
    'PAYMENT.CAPTURE.PENDING': { status: 'pending', happen: () => paid('pending_captured') },
    'PAYMENT.CAPTURE.DENIED': {
      status: 'denied',
      async happen() {
        const one = await paid('pending_denied');
        pass(21_000);
        return one;
      },
    },
    'PAYMENT.CAPTURE.REFUNDED': {
      status: 'partially_refunded',
      told: ['refund.made_elsewhere'],
      async happen() {
        const one = await paid('partial_refund');
        pass(6_000);
        return one;
      },
    },
    'PAYMENT.CAPTURE.REVERSED': {
      status: 'refunded',
      told: ['refund.made_elsewhere'],
      async happen() {
        const one = await paid();
        bench.simulator.refundAtPaypal(one.processorOrderId, '352.50');
        return one;
      },
    },
    'CUSTOMER.DISPUTE.CREATED': {
      status: 'disputed',
      told: ['payment.disputed'],
      async happen() {
        const one = await paid();
        bench.simulator.dispute(one.processorOrderId, 'open');
        return one;
      },
    },
    'CUSTOMER.DISPUTE.RESOLVED': {
      status: 'captured',
      told: ['payment.dispute_ended'],
      async happen() {
        const one = await paid();
        bench.simulator.dispute(one.processorOrderId, 'open');
        bench.simulator.dispute(one.processorOrderId, 'end');
        return one;
      },
    },
  };
  const names = Object.keys(kinds);
  /** What three days alone make of it: what PayPal held back has come, and nobody came back from what they approved. */
  const BY_TIME: Record<string, string> = {
    'PAYMENT.CAPTURE.PENDING': 'captured',
    'CHECKOUT.ORDER.APPROVED': 'voided',
  };

  /** As it is sent, signed anew each time; of what a bank took back PayPal says as of a refund, by another name. */
  const eventOf = (orderId: string, type: string): Signed => {
    const sent = type === 'PAYMENT.CAPTURE.REVERSED' ? 'PAYMENT.CAPTURE.REFUNDED' : type;
    const found = bench.simulator.eventsOf(orderId).find((event) => event.type === sent);
    if (!found) throw new Error(`there is no ${sent}`);
    return type === sent ? found.signed : signed({ ...JSON.parse(found.signed.text), event_type: type });
  };
  /** All that an event can do: what is kept, where the payment is, who is told. */
  const effectOf = async ({ paymentId }: Happening) => {
    await reconcilePayments(ctx, going);
    const { status, refundedCents, refunds } = await paymentState(ctx, paymentId);
    const [{ events, waiting }] = (await rows(
      `select count(*)::int as events, count(*) filter (where processed_at is null)::int as waiting from paypal_events`,
    )) as [{ events: number; waiting: number }];
    const [{ told }] = (await rows('select count(*)::int as told from outbox_events')) as [{ told: number }];
    const shown = { status, refundedCents, refunds: refunds.length, events, waiting, told, tasks: await tasks() };
    await bench.pool.query('truncate paypal_events, refunds, payments, staff_tasks, outbox_events');
    return shown;
  };
  const once = async (name: string) => {
    const one = await (kinds[name] as (typeof kinds)[string]).happen();
    await receive(eventOf(one.processorOrderId, name));
    return effectOf(one);
  };

  it.each(names)('%s, a hundred times, twenty at once, and three days late: one effect', async (name) => {
    const { status, happen, told = [] } = kinds[name] as (typeof kinds)[string];
    const single = await once(name);
    expect(single).toMatchObject({ status, events: 1, waiting: 0, tasks: told });

    const many = await happen();
    for (let i = 0; i < 5; i++) {
      await Promise.all(Array.from({ length: 20 }, () => receive(eventOf(many.processorOrderId, name))));
    }
    expect(await effectOf(many)).toEqual(single);

    // Told, then settled, then told again for days.
    const late = await happen();
    await receive(eventOf(late.processorOrderId, name));
    await reconcilePayments(ctx, going);
    pass(3 * DAY);
    await Promise.all(Array.from({ length: 20 }, () => receive(eventOf(late.processorOrderId, name))));
    const again = await effectOf(late);
    expect({ ...again, told: single.told, status: single.status }).toEqual(single);
    expect(again.status).toBe(BY_TIME[name] ?? single.status);
    if (!BY_TIME[name]) expect(again.told).toBe(single.told);
  });

  it.each(names)('%s, with all that was told before it, in reverse and at once: the same end', async (name) => {
    const { status, happen } = kinds[name] as (typeof kinds)[string];
    const told = async (deliver: (all: Signed[]) => Promise<unknown>) => {
      const one = await happen();
      const all = bench.simulator.eventsOf(one.processorOrderId).map(({ signed: event }) => event);
      await deliver(all);
      return effectOf(one);
    };
    const inOrder = await told(async (all) => {
      for (const event of all) await receive(event);
    });
    const reversed = await told(async (all) => {
      for (const event of all.toReversed()) await receive(event);
    });
    const atOnce = await told((all) => Promise.all(all.map(receive)));
    for (const end of [inOrder, reversed, atOnce]) expect(end).toMatchObject({ status, waiting: 0 });
    // A dispute that is over already when it is heard of was never told of as open.
    const ofMoney = ({ tasks: _, told: __, ...rest }: typeof inOrder) => rest;
    for (const end of [reversed, atOnce]) expect(end.told).toBeLessThanOrEqual(inOrder.told);
    expect(ofMoney(reversed)).toEqual(ofMoney(inOrder));
    expect(ofMoney(atOnce)).toEqual(ofMoney(inOrder));
  });

  it.each(names)(
    '%s, forged in each of its fields and headers: refused, without a fetch, and nothing kept',
    async (name) => {
      const { processorOrderId } = await (kinds[name] as (typeof kinds)[string]).happen();
      const event = eventOf(processorOrderId, name);
      // The honest one is taken, so that its certificate is known.
      await receive(event);
      await bench.pool.query('truncate paypal_events');
      const before = bench.simulator.asked.length;
      const forged = [...forgedBodies(event), ...forgedHeaders(event)];
      expect(forged.length).toBeGreaterThan(15);
      for (const one of forged)
        await expect(receive(one)).rejects.toMatchObject({ code: 'signature_invalid', status: 400 });
      expect(await rows('select 1 from paypal_events')).toEqual([]);
      expect(bench.simulator.asked.slice(before).filter((asked) => !asked.endsWith('/roots.pem'))).toEqual([]);
      await receive(event);
      expect(await rows('select 1 from paypal_events')).toHaveLength(1);
    },
  );
});

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same body with one value changed, for each value there is, and without each of its fields. */
function forgedBodies({ headers, text }: Signed): Signed[] {
  return variants(JSON.parse(text) as Json).map((body) => ({ headers, text: JSON.stringify(body) }));
}

function variants(value: Json): Json[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => variants(one).map((other) => value.with(at, other)));
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, one]) => {
      const { [key]: _, ...without } = value;
      return [without, ...variants(one).map((other) => ({ ...value, [key]: other }))];
    });
  }
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  return [`${value ?? ''}1`];
}

const SIGNED_HEADERS = ['transmission-id', 'transmission-time', 'transmission-sig', 'auth-algo', 'cert-url'];

function forgedHeaders({ headers, text }: Signed): Signed[] {
  return SIGNED_HEADERS.flatMap((name) => {
    const key = `paypal-${name}`;
    const { [key]: value = '', ...without } = headers;
    // Another certificate of PayPal's own host would be fetched: that is an honest question, told apart in webhooks.test.ts.
    const changed = name === 'cert-url' ? `${value}?x=1` : `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    return [without, { ...headers, [key]: '' }, { ...headers, [key]: changed }].map((forged) => ({
      headers: forged as Signed['headers'],
      text,
    }));
  });
}
