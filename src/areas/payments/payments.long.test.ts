import { describe, expect, it } from 'vitest';
import { newId, transaction } from '#kernel';
import { testContext } from '#kernel/testing';
import {
  capturePayment,
  paymentState,
  paymentsOf,
  reconcilePayments,
  recordPayment,
  settledIn,
  startPayment,
  voidPayment,
} from './index.ts';
import { DAY, MINUTE, newPayment, paymentsBench } from './testing/bench.ts';

const going = new AbortController().signal;

describe('a payment', () => {
  const bench = paymentsBench();
  const { ctx, start, paid, pass, rows, tasks } = bench;
  const madeAtPaypal = (customId: string) =>
    bench.simulator.orders().filter((order) => order.customId?.endsWith(customId)).length;
  const calls = (path: RegExp) => bench.simulator.asked.filter((asked) => path.test(asked)).length;

  describe('that is started', () => {
    it('has one order at PayPal that carries its id and the company’s, and an address where it is approved', async () => {
      const input = newPayment();
      const started = await startPayment(ctx, input);
      const [order] = bench.simulator.orders().filter(({ customId }) => customId?.endsWith(started.paymentId));
      expect(order).toMatchObject({
        customId: `${input.operatorId}.${started.paymentId}`,
        amount: { currency_code: 'USD', value: '352.50' },
        returnUrl: input.returnUrl,
      });
      expect(new URL(started.approvalUrl).searchParams.get('token')).toBe(started.processorOrderId);
      expect(await paymentState(ctx, started.paymentId)).toMatchObject({ status: 'created', amountCents: 35_250 });
      expect(await rows(`select topic from outbox_events where subject_id = $1`, [started.paymentId])).toEqual([
        { topic: 'payment.changed' },
      ]);
    });

    it('twenty times at once is one payment with one order', async () => {
      const input = newPayment();
      const all = await Promise.all(Array.from({ length: 20 }, () => startPayment(ctx, input)));
      expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(1);
      expect(new Set(all.map(({ processorOrderId }) => processorOrderId)).size).toBe(1);
      expect(await paymentsOf(ctx, input.subject)).toHaveLength(1);
      expect(madeAtPaypal(all[0]?.paymentId ?? '')).toBe(1);
    });

    it('again for another amount takes the place of the first, which is given up', async () => {
      const input = newPayment();
      const first = await startPayment(ctx, input);
      const second = await startPayment(ctx, { ...input, amountCents: 40_000 });
      expect(second.paymentId).not.toBe(first.paymentId);
      const states = (await paymentsOf(ctx, input.subject)).map(({ status, amountCents }) => [status, amountCents]);
      expect(states).toEqual([
        ['voided', 35_250],
        ['created', 40_000],
      ]);
    });

    it('again once PayPal will soon give it up gets a new order', async () => {
      const input = newPayment();
      const first = await startPayment(ctx, input);
      pass(170 * MINUTE);
      expect((await startPayment(ctx, input)).processorOrderId).not.toBe(first.processorOrderId);
    });

    it('goes on with the same payment and order after PayPal was away', async () => {
      const input = newPayment();
      bench.simulator.set({ failing: 1 });
      await expect(startPayment(ctx, input)).rejects.toMatchObject({ code: 'processor_unavailable', status: 502 });
      const started = await startPayment(ctx, input);
      expect(await paymentsOf(ctx, input.subject)).toHaveLength(1);
      expect(madeAtPaypal(started.paymentId)).toBe(1);
    });

    it('is refused once it is paid, and while its money is on its way', async () => {
      const input = newPayment();
      await paid('approve', input);
      await expect(startPayment(ctx, input)).rejects.toMatchObject({ code: 'already_paid', status: 409 });
      const waits = newPayment();
      await paid('pending_captured', waits);
      await expect(startPayment(ctx, waits)).rejects.toMatchObject({ code: 'payment_started', status: 409 });
    });

    it('is refused by name in a currency that PayPal doesn’t take, and where it knows no fractions', async () => {
      await expect(start({ currency: 'KWD' })).rejects.toMatchObject({
        code: 'currency_not_supported',
        message: 'PayPal doesn’t take Kuwaiti Dinar (KWD).',
      });
      await expect(start({ currency: 'HUF', amountCents: 12_345 })).rejects.toMatchObject({ code: 'invalid' });
      const { processorOrderId } = await start({ currency: 'HUF', amountCents: 1_234_500 });
      expect(bench.simulator.orders().find(({ core }) => processorOrderId.startsWith(core))?.amount).toEqual({
        currency_code: 'HUF',
        value: '12345',
      });
    });

    it('isn’t possible within a transaction, nor where nothing was agreed with PayPal', async () => {
      await expect(transaction(ctx, (inside) => startPayment(inside, newPayment()))).rejects.toThrow(
        'within a transaction',
      );
      const elsewhere = testContext(
        ctx.db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result }),
      );
      await expect(startPayment(elsewhere, newPayment())).rejects.toMatchObject({ code: 'processor_unavailable' });
    });
  });

  describe('that is captured', () => {
    it('is paid, with PayPal’s reference, and told', async () => {
      const { paymentId } = await paid();
      const state = await paymentState(ctx, paymentId);
      expect(state).toMatchObject({
        status: 'captured',
        amountCents: 35_250,
        currency: 'USD',
        refundedCents: 0,
        late: false,
      });
      expect(state.processorRef).toMatch(/CAP$/);
      expect(await rows('select topic from outbox_events where subject_id = $1', [paymentId])).toHaveLength(2);
      expect(await tasks()).toEqual([]);
    });

    it('twenty times at once is taken once', async () => {
      const { paymentId, processorOrderId } = await start();
      bench.simulator.approve(processorOrderId, 'approve');
      const all = await Promise.all(Array.from({ length: 20 }, () => capturePayment(ctx, { paymentId })));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['captured']));
      expect(new Set(all.map(({ processorRef }) => processorRef)).size).toBe(1);
      expect(await rows(`select topic from outbox_events where subject_id = $1`, [paymentId])).toHaveLength(2);
      const asked = calls(/capture$/);
      expect((await capturePayment(ctx, { paymentId })).status).toBe('captured');
      expect(calls(/capture$/)).toBe(asked);
    });

    it('before it was approved stays open, and comes once it is', async () => {
      const { paymentId, processorOrderId } = await start();
      expect(await capturePayment(ctx, { paymentId })).toMatchObject({ status: 'created', failure: null });
      bench.simulator.approve(processorOrderId, 'approve');
      expect((await capturePayment(ctx, { paymentId })).status).toBe('captured');
    });

    it('and declined says so in words, and leaves room for another one', async () => {
      const input = newPayment();
      const { paymentId } = await paid('decline', input);
      expect(await paymentState(ctx, paymentId)).toMatchObject({
        status: 'denied',
        failure: 'The bank or the card declined it. Choose another way to pay at PayPal.',
      });
      const again = await paid('approve', input);
      expect(await paymentState(ctx, again.paymentId)).toMatchObject({ status: 'captured', late: false });
    });

    it.each(['timeout', 'server_error'] as const)(
      'is unknown after a %s, and settled within a minute',
      async (card) => {
        const input = newPayment();
        const { paymentId, processorOrderId } = await start(input);
        bench.simulator.approve(processorOrderId, card);
        expect(await capturePayment(ctx, { paymentId })).toMatchObject({ status: 'unknown', capturedAt: null });
        expect((await paymentState(ctx, paymentId)).status).toBe('created');
        pass(11_000);
        await reconcilePayments(ctx, going);
        expect(await paymentState(ctx, paymentId)).toMatchObject({ status: 'captured', late: false });
        expect(await rows(`select id from payments where processor_ref is not null`)).toHaveLength(1);
      },
    );

    it('is unknown and doesn’t become two when it is started again before it is settled', async () => {
      const input = newPayment();
      const { processorOrderId, paymentId } = await start(input);
      bench.simulator.approve(processorOrderId, 'server_error');
      expect((await capturePayment(ctx, { paymentId })).status).toBe('unknown');
      await expect(startPayment(ctx, { ...input, amountCents: 99_900 })).rejects.toMatchObject({
        code: 'already_paid',
      });
      expect(await paymentsOf(ctx, input.subject)).toHaveLength(1);
    });

    it('too slowly is unknown, and there once PayPal has done it', async () => {
      // Long enough that a busy machine looks in between as well.
      bench.simulator.set({ slowMs: 9_000 });
      const { paymentId, processorOrderId } = await start();
      bench.simulator.approve(processorOrderId, 'slow');
      expect((await capturePayment(ctx, { paymentId })).status).toBe('unknown');
      pass(11_000);
      await reconcilePayments(ctx, going);
      expect((await paymentState(ctx, paymentId)).status).toBe('approved');
      const settled = async () => {
        pass(11_000);
        await reconcilePayments(ctx, going);
        return (await paymentState(ctx, paymentId)).status;
      };
      await expect.poll(settled, { interval: 500, timeout: 30_000 }).toBe('captured');
    });

    it('and held back is pending, until it comes or doesn’t', async () => {
      const comes = await paid('pending_captured');
      const goes = await paid('pending_denied');
      for (const { paymentId } of [comes, goes]) {
        expect(await paymentState(ctx, paymentId)).toMatchObject({ status: 'pending' });
        await expect(voidPayment(ctx, paymentId)).rejects.toMatchObject({ code: 'invalid_transition', status: 409 });
      }
      pass(5 * MINUTE);
      await reconcilePayments(ctx, going);
      expect((await paymentState(ctx, comes.paymentId)).status).toBe('captured');
      expect((await paymentState(ctx, goes.paymentId)).status).toBe('denied');
    });

    it('and held back over the end of a month is in the settlement of the month in which it came', async () => {
      const { paymentId } = await paid('pending_captured');
      pass(DAY);
      const monthEnds = ctx.clock();
      pass(DAY);
      await reconcilePayments(ctx, going);
      expect((await paymentState(ctx, paymentId)).status).toBe('captured');
      const settled = async (from: number, until: number) => {
        const at = (days: number) => new Date(monthEnds.getTime() + days * DAY);
        const page = { operatorId: null, after: '00000000-0000-0000-0000-000000000000', limit: 10 };
        return (await settledIn(ctx, { from: at(from), until: at(until) }, page)).map((one) => one.capturedCents);
      };
      expect([await settled(-30, 0), await settled(0, 30)]).toEqual([[], [35_250]]);
    });

    it('with another sum or currency than was asked counts as it came, and the team hears of it', async () => {
      const { paymentId, processorOrderId } = await start();
      bench.simulator.approve(processorOrderId, 'approve');
      await bench.pool.query(`update payments set amount_cents = 40000, currency = 'EUR' where id = $1`, [paymentId]);
      await capturePayment(ctx, { paymentId });
      expect(await paymentState(ctx, paymentId)).toMatchObject({
        status: 'captured',
        amountCents: 35_250,
        currency: 'USD',
      });
      expect(await rows('select kind, details from staff_tasks')).toEqual([
        { kind: 'payment.amount_differs', details: { asked: '40000 EUR', captured: '35250 USD' } },
      ]);
    });
  });

  describe('that is given up', () => {
    it('isn’t captured any more', async () => {
      const { paymentId, processorOrderId } = await start();
      bench.simulator.approve(processorOrderId, 'approve');
      await voidPayment(ctx, paymentId);
      await voidPayment(ctx, paymentId);
      expect((await capturePayment(ctx, { paymentId })).status).toBe('voided');
      expect(bench.simulator.orders().find(({ core }) => processorOrderId.startsWith(core))?.capture).toBeNull();
    });

    it('while its money is on its way is recorded as late beside the one that took its place, and told', async () => {
      const input = newPayment();
      const first = await start(input);
      bench.simulator.approve(first.processorOrderId, 'timeout');
      expect((await capturePayment(ctx, first)).status).toBe('unknown');
      await voidPayment(ctx, first.paymentId);
      const second = await paid('approve', input);
      pass(2 * MINUTE);
      await reconcilePayments(ctx, going);
      expect(await paymentState(ctx, first.paymentId)).toMatchObject({ status: 'captured', late: true });
      expect(await paymentState(ctx, second.paymentId)).toMatchObject({ status: 'captured', late: false });
      expect(await tasks()).toEqual(['payment.came_late']);
    });

    it('by itself when nobody approves it for three hours', async () => {
      const { paymentId } = await start();
      bench.simulator.set({ failing: 1 });
      await expect(start({ purpose: 'full' })).rejects.toMatchObject({ code: 'processor_unavailable' });
      pass(181 * MINUTE);
      await reconcilePayments(ctx, going);
      expect((await rows('select status from payments')).map(({ status }) => status)).toEqual(['voided', 'voided']);
      expect((await paymentState(ctx, paymentId)).failure).toBe('Nobody approved it within three hours.');
      expect(await rows('select id from payments where check_at is not null')).toEqual([]);
    });

    it('by itself when nobody comes back for three hours from having approved it, but not while a capture may be answered', async () => {
      const { paymentId, processorOrderId } = await start();
      bench.simulator.approve(processorOrderId, 'approve');
      const asked = await start();
      bench.simulator.approve(asked.processorOrderId, 'approve');
      pass(181 * MINUTE);
      await bench.pool.query('update payments set capture_asked_at = $2 where id = $1', [asked.paymentId, ctx.clock()]);
      await reconcilePayments(ctx, going);
      const states = async () => [
        (await paymentState(ctx, paymentId)).status,
        (await paymentState(ctx, asked.paymentId)).status,
      ];
      expect(await states()).toEqual(['voided', 'approved']);
      expect((await capturePayment(ctx, { paymentId })).status).toBe('voided');
      expect((await paymentState(ctx, paymentId)).failure).toBe('It was approved at PayPal, and never finished here.');
      pass(16 * MINUTE);
      await reconcilePayments(ctx, going);
      expect(await states()).toEqual(['voided', 'voided']);
    });
  });

  it('that PayPal doesn’t answer for stops no other, and is asked about again', async () => {
    const one = await paid('pending_captured');
    const other = await paid('pending_captured');
    pass(5 * MINUTE);
    bench.simulator.set({ failing: 1 });
    await reconcilePayments(ctx, going);
    const states = async () =>
      [(await paymentState(ctx, one.paymentId)).status, (await paymentState(ctx, other.paymentId)).status].sort();
    expect(await states()).toEqual(['captured', 'pending']);
    pass(2 * MINUTE);
    await reconcilePayments(ctx, going);
    expect(await states()).toEqual(['captured', 'captured']);
  });

  it('that is open is asked about after two minutes, and not before', async () => {
    const { paymentId, processorOrderId } = await start();
    bench.simulator.approve(processorOrderId, 'approve');
    const asked = calls(/GET .*orders/);
    pass(MINUTE);
    await reconcilePayments(ctx, going);
    expect(calls(/GET .*orders/)).toBe(asked);
    pass(MINUTE);
    await Promise.all([reconcilePayments(ctx, going), reconcilePayments(ctx, going)]);
    expect(calls(/GET .*orders/)).toBe(asked + 1);
    expect((await paymentState(ctx, paymentId)).status).toBe('approved');
  });

  it('by gift card is there at once, in the caller’s transaction, once for each entry of its ledger', async () => {
    const { returnUrl, cancelUrl, description, ...input } = newPayment();
    const entry = { ...input, method: 'gift_card' as const, processorRef: newId() };
    await expect(
      transaction(ctx, async (inside) => {
        await recordPayment(inside, entry);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await paymentsOf(ctx, input.subject)).toEqual([]);
    const [one, other] = [await recordPayment(ctx, entry), await recordPayment(ctx, entry)];
    expect(one).toMatchObject({ status: 'captured', amountCents: 35_250 });
    expect(other.id).toBe(one.id);
    await expect(recordPayment(ctx, { ...entry, processorRef: newId() })).rejects.toMatchObject({
      code: 'already_paid',
    });
  });

  it('keeps PayPal’s captures and its own rows one to one, whatever travelers do', async () => {
    await Promise.all((['approve', 'server_error', 'timeout', 'decline'] as const).map((card) => paid(card)));
    pass(2 * MINUTE);
    await reconcilePayments(ctx, going);
    const ids = (await rows('select processor_ref from payments where captured_at is not null')).map(
      (row) => row.processor_ref,
    );
    const captured = await rows('select processor_order_id from payments');
    const atPaypal = bench.simulator
      .orders()
      .filter(({ core, capture }) => capture && captured.some((row) => String(row.processor_order_id).startsWith(core)))
      .map(({ capture }) => capture?.id);
    expect(ids.toSorted()).toEqual(atPaypal.toSorted());
    expect(ids).toHaveLength(3);
  });

  it('is looked after for days, ever less often', async () => {
    bench.simulator.set({ pendingMs: 400 * DAY });
    await paid('pending_captured');
    pass(2 * DAY);
    await reconcilePayments(ctx, going);
    expect(
      await rows('select id from payments where check_at > $1', [new Date(ctx.clock().getTime() + 5 * 60 * MINUTE)]),
    ).toHaveLength(1);
  });
});
