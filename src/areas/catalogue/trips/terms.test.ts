import { beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '#feeds';
import { TEST_NOW, testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { operatorPage } from '../operators/operator-page.ts';
import { merchantModel } from './merchant-model.ts';
import { tripPage } from './trip-page.ts';
import type { TripPage } from './trip-page-model.ts';

const operator = (id: string, more: object = {}) => ({ kind: 'operator', id, slug: id, name: id, ...more });
const trip = (of: string, more: object = {}) => ({
  kind: 'trip',
  id: of,
  operator: of,
  name: of,
  slug: of,
  duration_days: 8,
  currency: 'EUR',
  ...more,
});
const merchant = { is_merchant_model: true };

describe('terms of a trip', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const page = async (slug: string) => (await tripPage(ctx, { slug })) as TripPage;
  const model = (slug: string) => merchantModel(ctx, { trip: slug });

  beforeAll(async () => {
    const records = [
      operator('silent'),
      trip('silent'),
      operator('blank', { cancellation: { deposit_refundable: true }, deposit_amount: 2500 }),
      trip('blank', merchant),
      operator('level', { cancellation: { flexibility: 'none' }, deposit_amount: 2500 }),
      trip('level', merchant),
      operator('kept', { cancellation: { flexibility: 'generous', deposit_refundable: false }, deposit_amount: 2500 }),
      trip('kept', merchant),
      operator('tiers', { cancellation: { tiers: [{ min_days: 20, refund_bps: 4000 }] } }),
      trip('tiers', { cancellation: {}, merchant_model_params: { payment_types: ['full'] }, ...merchant }),
      operator('generous', { cancellation: { tiers: [{ min_days: 9, refund_bps: 9000 }], deposit_refundable: true } }),
      trip('generous'),
      operator('sums', { fix_deposit: true, deposits: { USD: 40_000, EUR: 35_000 } }),
      trip('sums'),
      operator('asked-alone', { cancellation: { flexibility: 'none' }, business_process_type: 'lead_only' }),
      trip('asked-alone', { merchant_model_params: { payment_types: ['full'] }, ...merchant }),
      operator('sum-alone', { fix_deposit: true, deposit_amount: 40_000 }),
      trip('sum-alone'),
    ];
    await importFeed({ pool, clock: () => TEST_NOW, kinds: feedKinds }, { source: records as never, apply: true });
  });

  it('are unknown where the feed has none: no refund, no deposit, no due date, no payment', async () => {
    expect(await page('silent')).toMatchObject({
      refund: null,
      deposit: null,
      finalPaymentDays: null,
      passengerInfoDays: null,
      paymentTypes: [],
      holdMinutes: null,
    });
    expect(await model('silent')).toMatchObject({ cancellationTiers: null, deposit: null, methods: [] });
  });

  it('have the usual dates where the site takes the payment, and nothing is charged without a policy', async () => {
    expect(await model('blank')).toMatchObject({
      finalPaymentDays: 60,
      passengerInfoDays: 45,
      holdMinutes: 20,
      deposit: { kind: 'share', bps: 2500 },
      cancellationTiers: null,
      methods: [],
    });
  });

  it('are the company’s own on the deposit, beside the usual ones of its level', async () => {
    expect((await page('kept')).refund).toEqual({
      flexibility: 'generous',
      tiers: [{ minDays: 7, refundBps: 10_000 }],
      depositRefundable: false,
    });
  });

  it('are the usual ones of a level that the company names', async () => {
    expect(await model('level')).toMatchObject({
      methods: ['paypal', 'gift_card'],
      cancellationTiers: [
        { minDays: 60, refundBps: 10_000 },
        { minDays: 30, refundBps: 5_000 },
      ],
    });
  });

  it('are the company’s where the trip’s own policy says nothing; full payment is a rule of deposit as well', async () => {
    expect(await model('tiers')).toMatchObject({
      cancellationTiers: [{ minDays: 20, refundBps: 4000 }],
      paymentTypes: ['full'],
      methods: ['paypal', 'gift_card'],
    });
    expect((await page('tiers')).refund).toMatchObject({
      flexibility: null,
      tiers: [{ minDays: 20, refundBps: 4000 }],
    });
  });

  it('name no way to pay where the company takes its bookings itself', async () => {
    expect(await model('asked-alone')).toMatchObject({
      businessProcessType: 'lead_only',
      paymentTypes: ['full'],
      methods: [],
    });
  });

  it('tell whether the deposit comes back where the company says what does', async () => {
    const told = await Promise.all(['generous', 'level', 'silent', 'blank'].map(model));
    expect(told.map(({ depositRefundable }) => depositRefundable)).toEqual([true, false, null, null]);
  });

  it('take a fixed deposit in its own currency, and know none that has no currency', async () => {
    expect((await page('sums')).deposit).toEqual({ kind: 'fixed', cents: { USD: 40_000, EUR: 35_000 } });
    expect((await model('sums')).deposit).toEqual({ kind: 'fixed', cents: 35_000 });
    expect((await page('sum-alone')).deposit).toBeNull();
    expect(await operatorPage(ctx, { slug: 'sum-alone' })).toMatchObject({ deposit: null });
  });
});
