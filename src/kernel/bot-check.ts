import { createHash, hkdfSync, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Db } from './db/db.ts';
import { AppError } from './errors.ts';

export type { Challenge } from 'altcha-lib';

/** Work that a person doesn't notice and a flood pays for, in ALTCHA's format: it follows nobody. */
export type BotCheck = {
  /** A task of about a second for a phone. Good for one call, within ten minutes. */
  challenge(ctx: Context): Promise<Challenge>;
  /**
   * Takes the solution of a challenge, in the transaction of the work that it opens: work that fails leaves it good.
   * @param solved as browsers send it: base64 of {challenge, solution}
   * @throws AppError bot_check_failed
   */
  redeem(ctx: Context, solved: string | null): Promise<void>;
};

const ALGORITHM = 'PBKDF2/SHA-256';
/** Derivations of a key, and rounds of each. */
const COST = 1_000;
const FEWEST = 1_000;
const MOST = 3_000;
const GOOD_FOR_MS = 10 * 60_000;
/** A solution is some six hundred letters. */
const LONGEST = 4_096;

const sent = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

/** @param keys by their version: the highest signs, all of them prove */
export function createBotCheck(keys: ReadonlyMap<number, Uint8Array>): BotCheck {
  const secrets = [...keys].sort(([one], [other]) => other - one).map(([, key]) => secretsOf(key));
  const [newest] = secrets;
  if (!newest) throw new Error('There is no key to sign challenges with. Set ENCRYPTION_KEYS.');

  async function isSolved({ challenge, solution }: z.output<typeof sent>): Promise<boolean> {
    for (const secret of secrets) {
      const { verified, invalidSignature } = await verifySolution({ challenge, solution, deriveKey, ...secret });
      if (!invalidSignature) return verified;
    }
    return false;
  }

  return {
    challenge: (ctx) =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(FEWEST, MOST),
        expiresAt: new Date(ctx.clock().getTime() + GOOD_FOR_MS),
        deriveKey,
        ...newest,
      }),
    async redeem(ctx, solved) {
      const read = sent.safeParse(parsed(solved));
      if (!read.success) throw failed('Send X-Bot-Check: the solution of a challenge of GET /v1/bot_challenges.');
      const { expiresAt } = read.data.challenge.parameters;
      if (expiresAt * 1000 <= ctx.clock().getTime())
        throw failed('The challenge is older than ten minutes. Take a new one.');
      if (!(await isSolved(read.data)))
        throw failed('The challenge isn’t one of ours, or its solution is wrong. Take a new one.');
      if (!(await isFirst(ctx.db, read.data.challenge.signature, expiresAt))) {
        throw failed('This challenge was used already. Take a new one for each call.');
      }
    },
  };
}

/** As the configuration says. */
export function botCheckOf({ encryptionKeys, botCheck }: Pick<Config, 'encryptionKeys' | 'botCheck'>): BotCheck {
  const check = createBotCheck(encryptionKeys);
  return botCheck ? check : { ...check, redeem: async () => {} };
}

function secretsOf(key: Uint8Array) {
  const secret = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `bot check: ${use}`, 32)).toString('hex');
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('solution') };
}

function parsed(solved: string | null): unknown {
  if (!solved || solved.length > LONGEST) return null;
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString());
  } catch {
    return null;
  }
}

const failed = (detail: string) => new AppError('bot_check_failed', detail);

async function isFirst(db: Db, signature: string, expiresAt: number): Promise<boolean> {
  const hash = createHash('sha256').update(signature).digest();
  const { numAffectedRows } = await sql`
    insert into used_challenges (challenge_hash, expires_at) values (${hash}, ${new Date(expiresAt * 1000)})
    on conflict (challenge_hash) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes challenges that would be refused for their age. Answers how many. */
export async function emptyUsedChallenges(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from used_challenges where expires_at <= now() - interval '1 hour'`.execute(db);
  return Number(numAffectedRows);
}
