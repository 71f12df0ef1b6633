import { describe, expect, it } from 'vitest';
import { newId, transaction } from '#kernel';
import { testActors } from '#kernel/testing';
import { notePaidOut, tryRefundAgain } from './doors.ts';
import { paymentState, reconcilePayments, recordPayment, refundDesk, requestRefund, sendRefunds } from './index.ts';
import { DAY, MINUTE, newPayment, paymentsBench } from './testing/bench.ts';

const going = new AbortController().signal;

describe('a refund', () => {
  const bench = paymentsBench();
  const { ctx, paid, pass, rows, tasks } = bench;
  const send = () => sendRefunds(ctx, going);
  const ask = (paymentId: string, amountCents: number, causeId = newId()) =>
    requestRefund(ctx, { paymentId, causeId, amountCents });
  const atPaypal = (orderId: string) =>
    bench.simulator
      .orders()
      .find(({ core }) => orderId.startsWith(core))
      ?.refunds.map(({ amount }) => amount.value);
  const { staff, ...others } = testActors();
  const team = { ...ctx, actor: staff };
  const open = async () =>
    (await rows('select kind from staff_tasks where done_at is null order by kind')).map(({ kind }) => kind);
  const states = async (paymentId: string) => (await paymentState(ctx, paymentId)).refunds.map(({ status }) => status);

  it('is sent once its transaction is committed, and told when it is done', async () => {
    const { paymentId, processorOrderId } = await paid();
    await expect(
      transaction(ctx, async (inside) => {
        await requestRefund(inside, { paymentId, causeId: newId(), amountCents: 100 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await send();
    expect(atPaypal(processorOrderId)).toEqual([]);
    const { id, status } = await ask(paymentId, 35_250);
    expect(status).toBe('queued');
    await send();
    expect(atPaypal(processorOrderId)).toEqual(['352.50']);
    expect(await paymentState(ctx, paymentId)).toMatchObject({
      status: 'refunded',
      refundedCents: 35_250,
      refunds: [{ id, amountCents: 35_250, status: 'completed' }],
    });
    // Queued, sent, completed.
    expect(await rows('select topic from outbox_events where subject_id = $1', [id])).toHaveLength(3);
  });

  it('of the same cause is the same, also when it is asked for twenty times at once', async () => {
    const { paymentId, processorOrderId } = await paid();
    const causeId = newId();
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(paymentId, 5_000, causeId)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await Promise.all([send(), send(), send()]);
    expect(atPaypal(processorOrderId)).toEqual(['50.00']);
    expect(await paymentState(ctx, paymentId)).toMatchObject({ status: 'partially_refunded', refundedCents: 5_000 });
  });

  it('never goes beyond what came, whoever asks at the same time', async () => {
    const { paymentId, processorOrderId } = await paid();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask(paymentId, 10_000)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [refused] = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject({
      code: 'refund_too_large',
      message: 'Of this payment $52.50 can still be refunded.',
    });
    await ask(paymentId, 5_250);
    await expect(ask(paymentId, 1)).rejects.toMatchObject({
      message: 'All of this payment was refunded, or is on its way.',
    });
    await send();
    expect(atPaypal(processorOrderId)?.toSorted()).toEqual(['100.00', '100.00', '100.00', '52.50']);
    expect((await paymentState(ctx, paymentId)).status).toBe('refunded');
  });

  it.each([0, -5, 1.5, Number.NaN])('of %s is none', async (cents) => {
    const { paymentId } = await paid();
    await expect(ask(paymentId, cents)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('of a payment that never came is refused', async () => {
    const { paymentId } = await paid('decline');
    await expect(ask(paymentId, 100)).rejects.toMatchObject({ code: 'invalid_transition', status: 409 });
  });

  it('is sent again with the same id while PayPal is away, and made once', async () => {
    const { paymentId, processorOrderId } = await paid();
    await ask(paymentId, 700);
    bench.simulator.set({ failing: 1 });
    await send();
    expect(await states(paymentId)).toEqual(['sent']);
    await send();
    expect(atPaypal(processorOrderId)).toEqual([]);
    pass(2 * MINUTE);
    await send();
    expect(atPaypal(processorOrderId)).toEqual(['7.00']);
    expect(await states(paymentId)).toEqual(['completed']);
  });

  it('that was heard of with its order before its own answer came is done, and not tried again', async () => {
    const { paymentId, processorOrderId } = await paid();
    await ask(paymentId, 700);
    bench.simulator.set({ refundAnswerMs: 6_000 });
    const sending = send();
    await expect.poll(() => atPaypal(processorOrderId), { interval: 20 }).toEqual(['7.00']);
    await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
    await reconcilePayments(ctx, going);
    await sending;
    expect(await states(paymentId)).toEqual(['completed']);
    expect(await rows('select 1 from refunds where next_attempt_at is not null')).toEqual([]);
  });

  it('that nobody answers for is told to the team after some tries', async () => {
    const { paymentId } = await paid();
    await ask(paymentId, 700);
    for (let tries = 0; tries < 9; tries++) {
      bench.simulator.set({ failing: 1 });
      await send();
      pass(7 * 60 * MINUTE);
    }
    expect(await tasks()).toEqual(['refund.unanswered']);
    bench.simulator.set({ failing: 0 });
    await send();
    expect(await states(paymentId)).toEqual(['completed']);
    // It settled by itself: nobody has to look any more.
    expect(await open()).toEqual([]);
  });

  it('that PayPal holds back stays sent until it says more', async () => {
    const { paymentId, processorOrderId } = await paid();
    await ask(paymentId, 35_250);
    bench.simulator.set({ refunds: 'PENDING' });
    await send();
    expect(await paymentState(ctx, paymentId)).toMatchObject({ status: 'captured', refunds: [{ status: 'sent' }] });
    pass(2 * 60 * MINUTE);
    await send();
    expect(await states(paymentId)).toEqual(['sent']);
    expect(atPaypal(processorOrderId)).toHaveLength(1);
    // However long that takes, it was answered each time.
    for (let hours = 0; hours < 20; hours += 2) {
      pass(2 * 60 * MINUTE);
      await send();
    }
    expect(await tasks()).toEqual([]);
    const { rows } = await bench.pool.query('select attempts from refunds where payment_id = $1', [paymentId]);
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('that fails is told to the team, which can pay it out', async () => {
    const { paymentId } = await paid();
    bench.simulator.set({ refunds: 'FAILED' });
    const { id } = await ask(paymentId, 35_250);
    await send();
    expect(await states(paymentId)).toEqual(['failed']);
    expect(await tasks()).toEqual(['refund.failed']);
    const both = await Promise.allSettled([1, 2].map(() => notePaidOut(team, { refundId: id })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await paymentState(ctx, paymentId)).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'completed', byHand: true }],
    });
    await expect(notePaidOut(team, { refundId: id })).rejects.toMatchObject({ code: 'invalid_transition' });
    // What waited about it is done, by the same person, and each deed is noted once.
    expect(await open()).toEqual([]);
    const noted = await rows(
      `select action, actor from audit_entries where details ->> 'about' = $1 or subject_id = $1::uuid
      order by action`,
      [id],
    );
    const actor = `member ${staff.kind === 'member' && staff.userId}`;
    expect(noted).toEqual([
      { action: 'refund.paid_out', actor },
      { action: 'task.done', actor },
    ]);
  });

  it('that failed is asked for anew, as another request, and made once', async () => {
    const { paymentId, processorOrderId } = await paid();
    bench.simulator.set({ refunds: 'FAILED' });
    const { id } = await ask(paymentId, 35_250);
    await send();
    bench.simulator.set({ refunds: 'COMPLETED' });
    // PayPal answers the same request as before: nothing comes of sending that again.
    const both = await Promise.allSettled([1, 2].map(() => tryRefundAgain(team, { refundId: id })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await states(paymentId), await open()]).toEqual([['queued'], []]);
    await Promise.all([send(), send()]);
    expect(atPaypal(processorOrderId)).toEqual(['352.50', '352.50']);
    expect(await paymentState(ctx, paymentId)).toMatchObject({
      status: 'refunded',
      refundedCents: 35_250,
      refunds: [{ id, status: 'completed', byHand: false }],
    });
    // The one that failed before is listed with its order still, and changes nothing.
    await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
    await reconcilePayments(ctx, going);
    expect(await paymentState(ctx, paymentId)).toMatchObject({
      refundedCents: 35_250,
      refunds: [{ status: 'completed' }],
    });
    await expect(tryRefundAgain(team, { refundId: id })).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  it('that is tried again isn’t changed by what is heard late of the try before', async () => {
    const { paymentId } = await paid();
    const { id } = await ask(paymentId, 700);
    bench.simulator.set({ refunds: 'FAILED', refundAnswerMs: 2_000 });
    const first = send();
    await expect
      .poll(() => bench.simulator.orders().flatMap(({ refunds }) => refunds), { interval: 20 })
      .not.toEqual([]);
    await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
    await expect
      .poll(async () => {
        await reconcilePayments(ctx, going);
        await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
        return states(paymentId);
      })
      .toEqual(['failed']);
    await tryRefundAgain(team, { refundId: id });
    bench.simulator.set({ refunds: 'PENDING', refundAnswerMs: 0 });
    await send();
    expect(await states(paymentId)).toEqual(['sent']);
    await first;
    expect([await states(paymentId), await open()]).toEqual([['sent'], []]);
  });

  it('that failed again waits for the team again; what it was of may have gone back otherwise meanwhile', async () => {
    const { paymentId } = await paid();
    bench.simulator.set({ refunds: 'FAILED' });
    const { id } = await ask(paymentId, 35_250);
    await send();
    await tryRefundAgain(team, { refundId: id });
    await send();
    expect([await states(paymentId), await open()]).toEqual([['failed'], ['refund.failed']]);
    bench.simulator.set({ refunds: 'COMPLETED' });
    await ask(paymentId, 100);
    await send();
    for (const verb of [tryRefundAgain, notePaidOut]) {
      await expect(verb(team, { refundId: id })).rejects.toMatchObject({ code: 'refund_too_large' });
    }
    expect(await states(paymentId)).toEqual(['failed', 'completed']);
  });

  it('is seen, paid out and tried again by the team alone', async () => {
    const { paymentId } = await paid();
    bench.simulator.set({ refunds: 'FAILED' });
    const { id } = await ask(paymentId, 700);
    await send();
    const listed = await refundDesk(team, { list: 'to_do', page: 1, limit: 10 });
    expect(listed).toMatchObject({ count: 1, refunds: [{ id, status: 'failed', amountCents: 700, currency: 'USD' }] });
    for (const actor of Object.values(others)) {
      const asked = { ...ctx, actor };
      const code = actor.kind === 'member' ? 'not_found' : 'unauthenticated';
      await expect(refundDesk(asked, { list: 'to_do', page: 1, limit: 10 })).rejects.toMatchObject({ code });
      for (const verb of [tryRefundAgain, notePaidOut]) {
        await expect(verb(asked, { refundId: id })).rejects.toMatchObject({ code });
      }
    }
    for (const refundId of [newId(), 'no-id']) {
      await expect(notePaidOut(team, { refundId })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await states(paymentId)).toEqual(['failed']);
  });

  it('after 180 days is the team’s to pay out, also when it was asked for before and sent after', async () => {
    const { paymentId, processorOrderId } = await paid();
    pass(179 * DAY);
    await ask(paymentId, 1_000);
    pass(2 * DAY);
    expect((await ask(paymentId, 2_000)).status).toBe('manual_payout');
    await send();
    expect(await states(paymentId)).toEqual(['manual_payout', 'manual_payout']);
    expect(await tasks()).toEqual(['refund.manual_payout', 'refund.manual_payout']);
    expect(atPaypal(processorOrderId)).toEqual([]);
  });

  it('that was made at PayPal itself is found, counted and told', async () => {
    const { paymentId, processorOrderId } = await paid();
    bench.simulator.refundAtPaypal(processorOrderId, '52.50');
    await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
    await reconcilePayments(ctx, going);
    await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
    await reconcilePayments(ctx, going);
    expect(await paymentState(ctx, paymentId)).toMatchObject({ status: 'partially_refunded', refundedCents: 5_250 });
    expect(await tasks()).toEqual(['refund.made_elsewhere']);
    await expect(ask(paymentId, 30_001)).rejects.toMatchObject({ code: 'refund_too_large' });
    await ask(paymentId, 30_000);
    await send();
    expect((await paymentState(ctx, paymentId)).status).toBe('refunded');
  });

  it('that the team made at PayPal itself counts once, whichever is heard of first', async () => {
    const { paymentId, processorOrderId } = await paid();
    bench.simulator.set({ refunds: 'FAILED' });
    const [first, second] = [await ask(paymentId, 5_250), await ask(paymentId, 5_250)];
    await send();
    bench.simulator.set({ refunds: 'COMPLETED' });
    const hear = async () => {
      await bench.pool.query('update payments set check_at = $1', [ctx.clock()]);
      await reconcilePayments(ctx, going);
      const { refundedCents, refunds } = await paymentState(ctx, paymentId);
      return [refundedCents, refunds.map(({ status, byHand }) => (byHand ? 'by hand' : status))];
    };
    await notePaidOut(team, { refundId: first.id });
    bench.simulator.refundAtPaypal(processorOrderId, '52.50');
    expect(await hear()).toEqual([5_250, ['by hand', 'failed']]);
    bench.simulator.refundAtPaypal(processorOrderId, '52.49');
    expect(await hear()).toEqual([10_499, ['by hand', 'failed', 'completed']]);
    expect(await open()).toEqual(['refund.failed', 'refund.made_elsewhere']);
    bench.simulator.refundAtPaypal(processorOrderId, '52.50');
    expect(await hear()).toEqual([15_749, ['by hand', 'completed', 'completed']]);
    expect(await hear()).toEqual([15_749, ['by hand', 'completed', 'completed']]);
    await expect(notePaidOut(team, { refundId: second.id })).rejects.toMatchObject({ code: 'invalid_transition' });
    expect(await open()).toEqual(['refund.made_elsewhere']);
    // Once more, nobody here has to do with it either.
    bench.simulator.refundAtPaypal(processorOrderId, '52.50');
    expect(await hear()).toEqual([20_999, ['by hand', 'completed', 'completed', 'completed']]);
    expect(await open()).toEqual(['refund.made_elsewhere', 'refund.made_elsewhere']);
  });

  it('of yen and forints is written as PayPal wants it', async () => {
    const yen = await paid('approve', { currency: 'JPY', amountCents: 128_000 });
    const forints = await paid('approve', { currency: 'HUF', amountCents: 1_234_500 });
    await ask(yen.paymentId, 28_000);
    await expect(ask(forints.paymentId, 150)).rejects.toMatchObject({ code: 'invalid' });
    await ask(forints.paymentId, 234_500);
    await send();
    expect(atPaypal(yen.processorOrderId)).toEqual(['28000']);
    expect(atPaypal(forints.processorOrderId)).toEqual(['2345']);
  });

  it('of what a gift card paid is done at once: the card’s ledger is its caller’s', async () => {
    const { returnUrl, cancelUrl, description, ...input } = newPayment();
    const { id } = await recordPayment(ctx, { ...input, method: 'gift_card', processorRef: newId() });
    expect((await ask(id, 250)).status).toBe('completed');
    expect(await paymentState(ctx, id)).toMatchObject({ status: 'partially_refunded', refundedCents: 250 });
  });
});
