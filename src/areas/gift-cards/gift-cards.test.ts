import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Context, isAppError, newId, readConfig, transaction } from '#kernel';
import { mailParts } from '#kernel/mail';
import { testContext, testDatabase } from '#kernel/testing';
import { readCode } from './code.ts';
import { endGiftCards } from './end-cards.ts';
import {
  blockGiftCard,
  giftCardByCode,
  giveCode,
  issueGiftCard,
  orderGiftCard,
  redeemGiftCard,
  refundToGiftCard,
  releaseGiftCard,
  reserveGiftCard,
  unblockGiftCard,
} from './index.ts';
import { memberData } from './member-data.ts';
import { readCard, readEntries } from './queries.ts';

const KEY = Buffer.alloc(32, 9);
const DAY = 86_400_000;

describe('a gift card', () => {
  const { db, pool } = testDatabase();
  const parts = mailParts(readConfig({ ENCRYPTION_KEYS: `1:${KEY.toString('base64')}` }), KEY);
  let passed = 0;
  const ctx = testContext(db, { clock: () => new Date(Date.parse('2026-11-25T12:00:00Z') + passed) });
  const ada = { name: 'Ada', email: 'ada@example.com' };
  const mary = { name: 'Mary', email: 'mary@example.com' };
  const order = async (amountCents = 10_000) => {
    const { id } = await orderGiftCard(ctx, parts, {
      amountCents,
      currency: 'USD',
      purchaser: ada,
      recipient: mary,
      message: 'Go south!',
      deliverOn: null,
    });
    return id;
  };
  const issued = async (amountCents = 10_000) => {
    const giftCardId = await order(amountCents);
    await issueGiftCard(ctx, { giftCardId, paymentId: newId() });
    return { giftCardId, code: (await giveCode(ctx, { giftCardId })) ?? '' };
  };
  const reserve = (giftCardId: string, amountCents: number, causeId = newId(), bookingId = newId(), currency = 'USD') =>
    reserveGiftCard(ctx, { giftCardId, bookingId, causeId, amountCents, currency });
  const used = async (giftCardId: string, amountCents: number) => {
    const [causeId, bookingId] = [newId(), newId()];
    await reserve(giftCardId, amountCents, causeId, bookingId);
    const { entryId } = await redeemGiftCard(ctx, { giftCardId, causeId });
    return { bookingId, entryId };
  };
  const stateOf = async (id: string) => {
    const card = await readCard(db, id);
    return [card?.state, card?.balanceCents];
  };

  it('is worth nothing until it is paid, and gets a code when it is delivered, which is told once', async () => {
    const giftCardId = await order();
    expect(await stateOf(giftCardId)).toEqual(['pending_payment', 0]);
    const paymentId = newId();
    expect(await giveCode(ctx, { giftCardId })).toBeNull();
    const issued = await Promise.all(Array.from({ length: 5 }, () => issueGiftCard(ctx, { giftCardId, paymentId })));
    expect(issued.filter(Boolean)).toHaveLength(1);
    const before = await pool.query('select code_hash, last4 from gift_cards where id = $1', [giftCardId]);
    expect(before.rows).toEqual([{ code_hash: null, last4: null }]);
    const all = await Promise.all(Array.from({ length: 5 }, () => giveCode(ctx, { giftCardId })));
    const [code, ...more] = all.flatMap((one) => one ?? []);
    expect(more).toEqual([]);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await stateOf(giftCardId)).toEqual(['active', 10_000]);
    // As somebody reads it off a card.
    const read = ` ${(code ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await giftCardByCode(ctx, { code: read })).toMatchObject({ id: giftCardId, balanceCents: 10_000 });
    const { rows } = await pool.query('select * from gift_cards where id = $1', [giftCardId]);
    const kept = JSON.stringify(rows[0], (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const secret of [readCode(code ?? '') ?? '', 'ada@example.com', 'Mary', 'Go south'])
      expect(kept).not.toContain(secret);
  });

  it('that isn’t one, isn’t paid or can’t be used is refused with the same words', async () => {
    const blocked = await issued();
    await blockGiftCard(ctx, blocked);
    const spent = await issued();
    await used(spent.giftCardId, 10_000);
    const refusals = await Promise.all(
      ['', 'nonsense', '0000-0000-0000-0000-0000-0000-0000', blocked.code, spent.code].map((code) =>
        giftCardByCode(ctx, { code }).catch((error) => [error.code, error.message]),
      ),
    );
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect(refusals[0]).toEqual(['gift_card_invalid', expect.any(String)]);
    await unblockGiftCard(ctx, blocked);
    expect((await giftCardByCode(ctx, blocked)).id).toBe(blocked.giftCardId);
  });

  it('pays in part, and what was reserved and isn’t needed is free again', async () => {
    const { giftCardId } = await issued();
    const [causeId, bookingId] = [newId(), newId()];
    expect(await reserve(giftCardId, 4_000, causeId, bookingId)).toEqual({ reservedCents: 4_000 });
    expect(await reserve(giftCardId, 4_000, causeId, bookingId)).toEqual({ reservedCents: 4_000 });
    expect(await stateOf(giftCardId)).toEqual(['active', 6_000]);
    const paid = await redeemGiftCard(ctx, { giftCardId, causeId, amountCents: 2_500 });
    expect(paid.cents).toBe(2_500);
    expect(await redeemGiftCard(ctx, { giftCardId, causeId, amountCents: 2_500 })).toEqual(paid);
    expect(await stateOf(giftCardId)).toEqual(['partially_used', 7_500]);
    await releaseGiftCard(ctx, { giftCardId, causeId });
    expect(await stateOf(giftCardId)).toEqual(['partially_used', 7_500]);
    await used(giftCardId, 99_999);
    expect(await stateOf(giftCardId)).toEqual(['used', 0]);
  });

  it('gives at most what it has to twenty who reserve at once', async () => {
    const { giftCardId } = await issued();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(giftCardId, 3_000)));
    const reserved = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.reservedCents] : []));
    expect(reserved.toSorted()).toEqual([1_000, 3_000, 3_000, 3_000]);
    for (const one of all) if (one.status === 'rejected') expect(one.reason.code).toBe('gift_card_invalid');
    expect(await stateOf(giftCardId)).toEqual(['active', 0]);
  });

  it('is reserved and redeemed exactly when its caller’s transaction is committed', async () => {
    const { giftCardId } = await issued();
    const causeId = newId();
    await expect(
      transaction(ctx, async (inside) => {
        await reserveGiftCard(inside, { giftCardId, bookingId: newId(), causeId, amountCents: 500, currency: 'USD' });
        await redeemGiftCard(inside, { giftCardId, causeId });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await stateOf(giftCardId)).toEqual(['active', 10_000]);
  });

  it('pays only in its own currency, whole amounts, and what was reserved', async () => {
    const { giftCardId } = await issued();
    const causeId = newId();
    await expect(reserve(giftCardId, 100, newId(), newId(), 'EUR')).rejects.toMatchObject({
      code: 'gift_card_currency',
    });
    for (const cents of [0, -1, 0.5])
      await expect(reserve(giftCardId, cents)).rejects.toMatchObject({ code: 'invalid' });
    await expect(redeemGiftCard(ctx, { giftCardId, causeId })).rejects.toMatchObject({ code: 'not_found' });
    await reserve(giftCardId, 100, causeId);
    await expect(redeemGiftCard(ctx, { giftCardId, causeId, amountCents: 101 })).rejects.toMatchObject({
      code: 'invalid',
    });
    await releaseGiftCard(ctx, { giftCardId, causeId });
    await releaseGiftCard(ctx, { giftCardId, causeId });
    await expect(redeemGiftCard(ctx, { giftCardId, causeId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await stateOf(giftCardId)).toEqual(['active', 10_000]);
  });

  it('gets back what it paid for a trip, once for each cause and never more', async () => {
    const { giftCardId } = await issued();
    const { entryId } = await used(giftCardId, 10_000);
    const causeId = newId();
    for (let i = 0; i < 2; i++) await refundToGiftCard(ctx, { entryId, causeId, amountCents: 4_000 });
    expect(await stateOf(giftCardId)).toEqual(['partially_used', 4_000]);
    const more = { entryId, causeId: newId(), amountCents: 6_001 };
    await expect(refundToGiftCard(ctx, more)).rejects.toMatchObject({ code: 'refund_too_large' });
    for (const entry of [newId(), (await readEntries(db, giftCardId))[0]?.id ?? '']) {
      const other = { ...more, entryId: entry, amountCents: 1 };
      await expect(refundToGiftCard(ctx, other)).rejects.toMatchObject({ code: 'not_found' });
    }
    await refundToGiftCard(ctx, { ...more, amountCents: 6_000 });
    expect(await stateOf(giftCardId)).toEqual(['active', 10_000]);
  });

  it('that paid twice for a trip gets both back by one cause', async () => {
    const { giftCardId } = await issued();
    const bookingId = newId();
    const entries: string[] = [];
    for (const cents of [3_000, 5_000]) {
      const causeId = newId();
      await reserve(giftCardId, cents, causeId, bookingId);
      entries.push((await redeemGiftCard(ctx, { giftCardId, causeId })).entryId);
    }
    const causeId = newId();
    for (const [at, amountCents] of [3_000, 5_000, 3_000].entries()) {
      await refundToGiftCard(ctx, { entryId: entries[at % 2] ?? '', causeId, amountCents });
    }
    expect(await stateOf(giftCardId)).toEqual(['active', 10_000]);
  });

  it('runs out after five years with what it has left; what was reserved still pays, what comes back holds for a while', async () => {
    const { giftCardId, code } = await issued();
    const causeId = newId();
    await reserve(giftCardId, 3_000, causeId);
    passed += 1826 * DAY;
    expect((await endGiftCards(ctx)).expired).toBe(0);
    passed += DAY;
    await endGiftCards(ctx);
    expect(await stateOf(giftCardId)).toEqual(['expired', 0]);
    await expect(giftCardByCode(ctx, { code })).rejects.toMatchObject({ code: 'gift_card_invalid' });
    const { entryId } = await redeemGiftCard(ctx, { giftCardId, causeId, amountCents: 2_000 });
    await endGiftCards(ctx);
    expect(await stateOf(giftCardId)).toEqual(['expired', 0]);
    await refundToGiftCard(ctx, { entryId, causeId: newId(), amountCents: 2_000 });
    expect(await giftCardByCode(ctx, { code })).toMatchObject({ balanceCents: 2_000 });
    passed += 91 * DAY;
    await endGiftCards(ctx);
    expect((await stateOf(giftCardId))[1]).toBe(0);
  });

  it('that nobody pays for a day is given up, and can’t be issued then', async () => {
    const giftCardId = await order();
    await endGiftCards(ctx);
    expect(await stateOf(giftCardId)).toEqual(['pending_payment', 0]);
    passed += DAY + 1;
    await endGiftCards(ctx);
    expect(await stateOf(giftCardId)).toEqual(['void', 0]);
    await expect(issueGiftCard(ctx, { giftCardId, paymentId: newId() })).rejects.toMatchObject({
      code: 'invalid_transition',
    });
  });

  it('is told to its buyer and who gets it, and forgets each of them when they leave', async () => {
    const subjectOf = (email: string) => ({
      id: newId(),
      emails: [email],
      emailHashes: [parts.addresses.hashOf(email)],
    });
    const subject = subjectOf('ada@example.com');
    const before = (await memberData.read(ctx, {} as never, subject)) as { giftCards: { how: string }[] };
    expect(before.giftCards[0]).toMatchObject({ how: 'bought', currency: 'USD' });
    const { giftCardId, code } = await issued();
    await memberData.erase(ctx, subject);
    const { rows } = await pool.query(
      'select people, purchaser_email_hash, recipient_email_hash from gift_cards where id = $1',
      [giftCardId],
    );
    expect(Object.values(rows[0])).toEqual([null, null, expect.any(Buffer)]);
    expect((await giftCardByCode(ctx, { code })).id).toBe(giftCardId);
  });

  it('stays its buyer’s, who may give it back, when who got it leaves', async () => {
    const { giftCardId } = await issued();
    const [buyer, recipient] = [ada.email, mary.email].map((email) => parts.addresses.hashOf(email));
    await memberData.erase(ctx, { id: newId(), emails: [mary.email], emailHashes: [recipient as Buffer] });
    const { rows } = await pool.query(
      'select purchaser_email_hash as buyer, recipient_email_hash as recipient, order_hash from gift_cards where id = $1',
      [giftCardId],
    );
    expect(rows[0]).toEqual({ buyer, recipient: null, order_hash: expect.any(Buffer) });
  });

  it('holds the sum of its entries, never below nothing nor above its worth, whatever is done to it', async () => {
    const cents = fc.integer({ min: 1, max: 12_000 });
    const pick = fc.nat(3);
    const act = fc.oneof(
      ...(['reserve', 'redeem', 'release', 'refund'] as const).map((kind) =>
        fc.record({ kind: fc.constant(kind), cents, cause: pick }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const { giftCardId } = await issued();
        const causes = Array.from({ length: 4 }, () => newId());
        const bookingId = newId();
        for (const { kind, cents: amountCents, cause } of acts) {
          const causeId = causes[cause] ?? '';
          const paid = (await readEntries(db, giftCardId)).find((entry) => entry.kind === 'redeem');
          const given = { giftCardId, bookingId, causeId, amountCents, currency: 'USD', entryId: paid?.id ?? newId() };
          await doAct(ctx, kind, given).catch((error) => {
            if (!isAppError(error)) throw error;
          });
          const card = await readCard(db, giftCardId);
          const entries = await readEntries(db, giftCardId);
          expect(card?.balanceCents).toBe(entries.reduce((sum, { signedCents }) => sum + signedCents, 0));
        }
      }),
      { numRuns: 40 },
    );
  });
});

type Given = Parameters<typeof reserveGiftCard>[1] & { entryId: string };

function doAct(ctx: Context, kind: 'reserve' | 'redeem' | 'release' | 'refund', given: Given): Promise<unknown> {
  if (kind === 'reserve') return reserveGiftCard(ctx, given);
  if (kind === 'redeem') return redeemGiftCard(ctx, given);
  return kind === 'release' ? releaseGiftCard(ctx, given) : refundToGiftCard(ctx, given);
}
