import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Figure } from '../../bench/figure.ts';
import { ask, linkFor } from './accounts.ts';
import { type Product, startProduct } from './product.ts';
import type { Run } from './run.ts';

const VERIFY = '/next-api/auth/magic-link/verify';
const LINK = '/next-api/auth/sign-in/magic-link';
const PEOPLE = 10;
const AT_ONCE = 100;
const LONGEST_WAIT_MS = 60;
/** Of one address: links within a quarter of an hour. */
const LINKS = 3;
const WINDOW_SECONDS = 900;

/** A server that is killed while people sign in, and the same link used by many at the same time. */
export async function signInsKilled(run: Run): Promise<Figure[]> {
  const { stage } = run;
  try {
    return [...(await killed(run)), ...(await together(run)), ...(await limited(run))];
  } finally {
    await stage.pool.query("delete from users where email like '%@example.com'");
    await stage.pool.query('truncate email_log, verifications, rate_limits');
  }
}

const start = ({ stage }: Run, environment: Record<string, string> = {}) =>
  startProduct(stage.folder, {
    DATABASE_URL: stage.connectionString,
    LIMIT_FACTOR: '1000000',
    BOT_CHECK: 'off',
    JOBS: 'off',
    ...environment,
  });

const redeem = (product: Product, token: string) =>
  ask(product, VERIFY, { token }).then(
    ({ status, text }) => ({ status, session: status === 200 ? (JSON.parse(text).access_token as string) : null }),
    // Killed: whether it was done isn’t known.
    () => ({ status: 0, session: null }),
  );

async function killed(run: Run): Promise<Figure[]> {
  const found = { lost: 0, twice: 0, spent: 0, unknown: 0 };
  for (let round = 0; round < run.rounds; round++) {
    const first = await start(run);
    const people: { email: string; token: string }[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const email = `killed-${round}-${i}@example.com`;
      people.push({ email, token: await linkFor(run.stage, first, email) });
    }
    const under = Promise.all(people.map(({ token }) => redeem(first, token)));
    await pause((round / run.rounds) * LONGEST_WAIT_MS);
    await first.end('SIGKILL');
    const answers = await under;

    const second = await start(run);
    try {
      for (const [i, { email, token }] of people.entries()) {
        const before = answers[i];
        const again = await redeem(second, token);
        const sessions = await sessionsOf(run, email);
        if (before?.status === 0) found.unknown++;
        // A session that was handed out opens still; a link opens one, and is never spent on none.
        if (before?.session && !(await isOpen(second, before.session))) found.lost++;
        if (sessions > 1) found.twice++;
        if (sessions === 0 && again.status !== 200) found.spent++;
      }
    } finally {
      await second.end();
    }
  }
  const of = `${run.rounds} kills of ${PEOPLE} sign-ins each`;
  return [
    atMost(0, { name: `${of}: sessions that were handed out and are gone`, value: found.lost, unit: '' }),
    atMost(0, { name: `${of}: links that opened two sessions`, value: found.twice, unit: '' }),
    atMost(0, {
      name: `${of}: links spent without a session`,
      value: found.spent,
      unit: '',
      remark: `${found.unknown} sign-ins had no answer`,
    }),
  ];
}

async function together(run: Run): Promise<Figure[]> {
  const product = await start(run);
  try {
    let more = 0;
    for (let round = 0; round < run.rounds; round++) {
      const email = `together-${round}@example.com`;
      const token = await linkFor(run.stage, product, email);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => redeem(product, token)));
      const opened = answers.filter(({ status }) => status === 200).length;
      if (opened !== 1 || (await sessionsOf(run, email)) !== 1) more++;
    }
    return [
      atMost(0, {
        name: `${AT_ONCE} redemptions of a link at the same time, ${run.rounds} links: not exactly one session`,
        value: more,
        unit: '',
      }),
    ];
  } finally {
    await product.end();
  }
}

/** A limit that is used up stays so when the server is killed, and says the same time to come back. */
async function limited(run: Run): Promise<Figure[]> {
  const body = { email: 'limited@example.com' };
  await run.stage.pool.query('truncate rate_limits');
  const first = await start(run, { LIMIT_FACTOR: '1' });
  for (let i = 0; i < LINKS; i++) await ask(first, LINK, body);
  const before = await ask(first, LINK, body);
  const at = performance.now();
  await first.end('SIGKILL');
  const second = await start(run, { LIMIT_FACTOR: '1' });
  try {
    const after = await ask(second, LINK, body);
    const passed = (performance.now() - at) / 1000;
    const wait = before.retryAfter ?? WINDOW_SECONDS;
    return [
      atMost(0, {
        name: 'a limit that was used up, after a kill: answered all the same',
        value: [before, after].filter(({ status }) => status !== 429).length,
        unit: '',
      }),
      atMost(2, {
        name: 'a limit that was used up, after a kill: Retry-After is wrong by',
        value: Math.abs((after.retryAfter ?? 0) - (wait - passed)),
        unit: 's',
        remark: `${wait} s before, ${after.retryAfter} s after`,
      }),
    ];
  } finally {
    await second.end();
  }
}

const isOpen = async (product: Product, session: string) =>
  (await ask(product, '/next-api/auth/get-session', undefined, session)).text !== 'null';

async function sessionsOf({ stage }: Run, email: string): Promise<number> {
  const [found] = await stage.once<{ n: number }>(
    'select count(*)::int as n from sessions where user_id = (select id from users where email = $1)',
    [email],
  );
  return found?.n ?? 0;
}
