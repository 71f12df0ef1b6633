import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { transaction } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { createBotCheck, emptyUsedChallenges } from './bot-check.ts';

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** What a browser does. */
async function solved(
  challenge: Challenge,
): Promise<{ challenge: Challenge; solution: { counter: number; derivedKey: string } }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge wasn’t solved');
  return { challenge, solution };
}

describe('the bot check', () => {
  const { db } = testDatabase();
  const ctx = testContext(db, { clock: () => new Date() });
  const key = randomBytes(32);
  const check = createBotCheck(new Map([[1, key]]));
  const refused = { code: 'bot_check_failed', status: 422 };

  it('takes a solution once, of a hundred who send it at the same moment', async () => {
    const solution = encoded(await solved(await check.challenge(ctx)));
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => check.redeem(ctx, solution)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(check.redeem(ctx, solution)).rejects.toMatchObject({ ...refused, message: /used already/ });
  });

  it('leaves a solution good when the work that it opened fails', async () => {
    const solution = encoded(await solved(await check.challenge(ctx)));
    const work = transaction(ctx, async (inside) => {
      await check.redeem(inside, solution);
      throw new Error('The form has a mistake');
    });
    await expect(work).rejects.toThrow('The form has a mistake');
    await check.redeem(ctx, solution);
  });

  it('refuses what isn’t a solution of its own challenge', async () => {
    const { challenge, solution } = await solved(await check.challenge(ctx));
    const later = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 600 };
    const others = await solved(await createBotCheck(new Map([[1, randomBytes(32)]])).challenge(ctx));
    const wrong: Record<string, string | null> = {
      nothing: null,
      'no base64': '%%%',
      'no JSON': Buffer.from('{').toString('base64'),
      'five kilobytes': encoded({ challenge, solution, more: 'x'.repeat(5000) }),
      'another counter and key': encoded({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
      'a longer life': encoded({ challenge: { ...challenge, parameters: later }, solution }),
      'less work': encoded({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
      'no signature': encoded({ challenge: { parameters: challenge.parameters }, solution }),
      'somebody else’s challenge': encoded(others),
    };
    for (const [name, value] of Object.entries(wrong)) {
      await expect(check.redeem(ctx, value), name).rejects.toMatchObject(refused);
    }
    await check.redeem(ctx, encoded({ challenge, solution }));
  });

  it('refuses a challenge after ten minutes, and forgets it later', async () => {
    const solution = encoded(await solved(await check.challenge(ctx)));
    const late = testContext(db, { clock: () => new Date(ctx.clock().getTime() + 600_000) });
    await expect(check.redeem(late, solution)).rejects.toMatchObject({ ...refused, message: /ten minutes/ });
    const old = await check.challenge(testContext(db, { clock: () => new Date(Date.now() - 3 * 3_600_000) }));
    await db
      .insertInto('usedChallenges')
      .values({ challengeHash: randomBytes(32), expiresAt: new Date((old.parameters.expiresAt ?? 0) * 1000) })
      .execute();
    expect(await emptyUsedChallenges(db)).toBe(1);
  });

  it('takes challenges signed with the key before the newest', async () => {
    const solution = encoded(await solved(await check.challenge(ctx)));
    const renewed = createBotCheck(
      new Map([
        [1, key],
        [2, randomBytes(32)],
      ]),
    );
    await renewed.redeem(ctx, solution);
    const newer = encoded(await solved(await renewed.challenge(ctx)));
    await expect(check.redeem(ctx, newer)).rejects.toMatchObject(refused);
  });
});
