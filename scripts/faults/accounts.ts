import { atMost, type Figure } from '../../bench/figure.ts';
import { type Product, startProduct } from './product.ts';
import type { Run } from './run.ts';

const PAIRS_A_ROUND = 50;
const MOST_DIFFERENCE_MS = 5;
const MOST_SESSION_MS = 10;
const MOST_SIGN_IN_MS = 15;
const PASSWORD = 'analytical engine 1843';

type Call = { name: string; path: (email: string) => string; body: (email: string) => object | undefined };

/** What is asked with an address that has an account, and with one that hasn’t. */
const calls: readonly Call[] = [
  { name: 'a link to sign in', path: () => '/next-api/auth/sign-in/magic-link', body: (email) => ({ email }) },
  { name: 'a new password', path: () => '/v1/users/password', body: (email) => ({ user: { email } }) },
  { name: 'the confirming link again', path: () => '/v1/users/confirmation', body: (email) => ({ user: { email } }) },
  {
    name: 'whether an address can be one',
    path: (email) => `/users/check_email?email=${email}`,
    body: () => undefined,
  },
  {
    name: 'a wrong password',
    path: () => '/next-api/auth/sign-in/email',
    body: (email) => ({ email, password: 'not it' }),
  },
  {
    name: 'joining',
    path: () => '/v1/users',
    body: (email) => ({ user: { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' } }),
  },
];

/** Whether answers, or the time they take, tell who has an account; and what being signed in costs. */
export async function accountsTold({ stage, rounds }: Run): Promise<Figure[]> {
  const product = await startProduct(stage.folder, {
    DATABASE_URL: stage.connectionString,
    LIMIT_FACTOR: '1000000',
    BOT_CHECK: 'off',
    JOBS: 'off',
  });
  try {
    const figures: Figure[] = [];
    const pairs = rounds * PAIRS_A_ROUND;
    const token = await signedIn(stage, product, 'known@example.com');
    for (const call of calls) figures.push(...(await compare(product, call, pairs)));
    figures.push(await signIns(stage, product, pairs), await sessions(product, token, pairs));
    return figures;
  } finally {
    await product.end();
    await stage.pool.query("delete from users where email like '%@example.com'");
    await stage.pool.query('truncate email_log, verifications');
  }
}

type Answer = { ms: number; text: string; status: number; retryAfter: number | null };

export async function ask({ url }: Product, path: string, body?: object, token?: string): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  const wait = answer.headers.get('Retry-After');
  return {
    ms: performance.now() - began,
    text,
    status: answer.status,
    retryAfter: wait === null ? null : Number(wait),
  };
}

async function compare(product: Product, { name, path, body }: Call, pairs: number): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  let told = 0;
  for (let turn = 0; turn < pairs; turn++) {
    const stranger = `stranger-${turn}-${name.length}@example.com`;
    const emails = ['known@example.com', stranger];
    const answers: Answer[] = [];
    // Each comes first as often as the other.
    for (const email of turn % 2 ? emails.toReversed() : emails)
      answers.push(await ask(product, path(email), body(email)));
    const [ofKnown, ofStranger] = turn % 2 ? answers.toReversed() : answers;
    if (!ofKnown || !ofStranger) throw new Error('There are two of each.');
    known.push(ofKnown.ms);
    unknown.push(ofStranger.ms);
    const same = ofKnown.text === ofStranger.text.replace(stranger, 'known@example.com');
    if (ofKnown.status !== ofStranger.status || !same) told++;
  }
  return [
    atMost(0, { name: `${name}, ${pairs} pairs: answers that tell who has an account`, value: told, unit: '' }),
    atMost(MOST_DIFFERENCE_MS, {
      name: `${name}: difference of the medians`,
      value: Math.abs(median(known) - median(unknown)),
      unit: 'ms',
      remark: `${median(known).toFixed(1)} ms with an account, ${median(unknown).toFixed(1)} ms without`,
    }),
  ];
}

/** From the token of a link to a session: what a hash would cost isn’t in it. */
async function signIns(stage: Run['stage'], product: Product, count: number): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const token = await linkFor(stage, product, 'known@example.com');
    times.push((await ask(product, '/next-api/auth/magic-link/verify', { token })).ms);
  }
  return atMost(MOST_SIGN_IN_MS, {
    name: 'signing in with a link, p95 with the way there',
    value: p95(times),
    unit: 'ms',
  });
}

async function sessions(product: Product, token: string, count: number): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push((await ask(product, '/next-api/auth/get-session', undefined, token)).ms);
  return atMost(MOST_SESSION_MS, { name: 'who is signed in, p95 with the way there', value: p95(times), unit: 'ms' });
}

async function signedIn(stage: Run['stage'], product: Product, email: string): Promise<string> {
  const token = await linkFor(stage, product, email);
  const { text } = await ask(product, '/next-api/auth/magic-link/verify', { token });
  return JSON.parse(text).access_token;
}

/** Asks for a link and reads it where a demo shows its mail. */
export async function linkFor({ once }: Run['stage'], product: Product, email: string): Promise<string> {
  await ask(product, '/next-api/auth/sign-in/magic-link', { email });
  const [mail] = await once<{ id: string }>('select id from email_log order by created_at desc, id desc limit 1');
  const { text } = await ask(product, `/dev/mail/${mail?.id}`);
  return /magic-complete\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
const median = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0;
const p95 = (times: readonly number[]) => sorted(times)[Math.floor(times.length * 0.95)] ?? 0;
