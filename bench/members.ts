import { atMost, type Figure } from './figure.ts';
import { type Client, createClient, type Shot, sendWell } from './http-client.ts';
import type { Run } from './run.ts';
import { median, p95, rounds } from './statistics.ts';

const PEOPLE = 100;
const ASKED = 300;
const MOST_SIGN_IN_MS = 15;
const MOST_STATE_MS = 10;

/** What somebody waits for who signs in by a link, where nothing is hashed slowly, and what pages ask after paint. */
export async function members(run: Run): Promise<Figure[]> {
  const client = createClient(run.server.port, 1);
  try {
    let token = '';
    const signIns = await rounds(async (round) => {
      const links = await linksFor(run, client, round);
      const shots = links.map((link) => ({ path: '/next-api/auth/magic-link/verify', json: { token: link } }));
      return timesOf(run, client, shots, (body) => {
        token = JSON.parse(body).access_token;
      });
    });
    const headers = { Authorization: `Bearer ${token}` };
    const states = await rounds(() =>
      timesOf(run, client, Array(ASKED).fill({ path: '/v1/member_state', headers }), (body) => {
        if (!body.includes('@')) throw new Error(`Nobody is signed in: ${body.slice(0, 200)}`);
      }),
    );
    return [
      line('signing in with a link, in-server p95', MOST_SIGN_IN_MS, signIns),
      line('GET /v1/member_state, in-server p95', MOST_STATE_MS, states),
    ];
  } finally {
    client.close();
    await run.pool.query("delete from users where email like 'bench-%@example.com'");
  }
}

/** Milliseconds of each in the server, one after the other. */
async function timesOf(
  { server }: Run,
  client: Client,
  shots: readonly Shot[],
  check: (body: string) => void,
): Promise<number[]> {
  await server.ask('watchRequests');
  for (const shot of shots) check((await sendWell(client, shot)).body.toString());
  return server.ask('requestTimes');
}

/** Links that a demo shows where it shows its mail. */
async function linksFor({ pool }: Run, client: Client, round: number): Promise<string[]> {
  const links: string[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const email = `bench-${round}-${i}@example.com`;
    await sendWell(client, { path: '/next-api/auth/sign-in/magic-link', json: { email } });
    const { rows } = await pool.query('select id from email_log order by created_at desc, id desc limit 1');
    const { body } = await sendWell(client, {
      path: `/dev/mail/${rows[0].id}`,
      headers: { 'Accept-Encoding': 'identity' },
    });
    const [, token] = /magic-complete\?token=([\w-]+)/.exec(body.toString()) ?? [];
    if (!token) throw new Error('The mail holds no link.');
    links.push(token);
  }
  return links;
}

function line(name: string, most: number, found: readonly number[][]): Figure {
  const remark = `p50 ${median(found.map((times) => median(times))).toFixed(1)}`;
  return atMost(most, { name, value: median(found.map((times) => p95(times))), unit: 'ms', remark });
}
