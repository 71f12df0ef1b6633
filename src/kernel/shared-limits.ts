import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from './context.ts';
import type { LimitAnswer, Limiter, LimitRule } from './limits.ts';

/** Limits that hold over all servers: of tries to sign in, of mail that is sent. */
export type SharedLimiter = {
  /** Takes points, one unless told otherwise, from what a caller has left. */
  hit(rule: LimitRule, key: string, points?: number): Promise<LimitAnswer>;
};

const AWAY_MS = 5_000;

type Parts = {
  /** Made for the purpose 'limits': it says how long a caller waits for the database. */
  pool: pg.Pool;
  /** Counts while the database is away, for this process alone. */
  memory: Limiter;
  factor?: number;
  /** Hears why the database couldn't be asked. */
  noticed?: (error: unknown) => void;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

/** Windows in PostgreSQL; in memory for some seconds after each time that it couldn't be asked. */
export function createSharedLimiter(parts: Parts): SharedLimiter {
  const { pool, memory, factor = 1, noticed = () => {}, now = () => performance.now() } = parts;
  // Without the names that the library gives its statements: a pooler between here and the database knows none.
  const client = { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) };
  const limiters = new Map<string, RateLimiterPostgres>();
  let awayUntil = Number.NEGATIVE_INFINITY;

  function limiterOf({ name, max, windowSeconds }: LimitRule): RateLimiterPostgres {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: Math.floor(max * factor),
        duration: windowSeconds,
      });
      limiters.set(name, limiter);
    }
    return limiter;
  }

  return {
    async hit(rule, key, points = 1) {
      if (now() < awayUntil) return memory.hit(rule, key, points);
      const limiter = limiterOf(rule);
      const consume = () => consumed(limiter, hashed(key), points);
      try {
        let result = await consume();
        if (isOfNoWindow(result, rule)) {
          await limiter.delete(hashed(key));
          result = await consume();
        }
        return answerOf(result, limiter.points, rule);
      } catch (failure) {
        noticed(failure);
        awayUntil = now() + AWAY_MS;
        return memory.hit(rule, key, points);
      }
    },
  };
}

/** The library throws what it refuses. */
async function consumed(limiter: RateLimiterPostgres, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** So far the clocks of servers may differ. */
const SKEW_MS = 600_000;

/** A window ends by the clock of the server that began it: one that ends later than any could was begun by a wrong one. */
const isOfNoWindow = ({ msBeforeNext }: RateLimiterRes, { windowSeconds }: LimitRule): boolean =>
  msBeforeNext > windowSeconds * 1000 + SKEW_MS;

function answerOf(
  { consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes,
  limit: number,
  { windowSeconds }: LimitRule,
): LimitAnswer {
  return {
    allowed: consumedPoints <= limit,
    limit,
    remaining: remainingPoints,
    resetSeconds: Math.min(windowSeconds, Math.max(1, Math.ceil(msBeforeNext / 1000))),
  };
}

/** A table of mail addresses and where they signed in from is nobody's business, and a key may be of any length. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

const KEPT_MS = 3_600_000;

/** Deletes windows that ended an hour ago. Answers how many. */
export async function emptyLimits({ db, clock }: Context): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from rate_limits where expire < ${clock().getTime() - KEPT_MS}`.execute(db);
  return Number(numAffectedRows);
}
