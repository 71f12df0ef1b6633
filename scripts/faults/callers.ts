import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, type Figure, reported } from '../../bench/figure.ts';
import { type Answer, createClient } from '../../bench/http-client.ts';
import { p95 } from '../../bench/statistics.ts';
import type { Run } from './run.ts';
import { startTraffic, sumUp } from './traffic.ts';

const SPELLINGS = 5000;
const GREEDY_SECONDS = 20;
const GREEDY_AT_ONCE = 8;
const ASSET_REQUESTS = 5000;

/** A crawler that knows a thousand spellings of the same few addresses. */
export function oddSpellings(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const client = createClient(product.port, 4);
    const [first = ''] = run.stage.sample.trips;
    const spell: ((turn: number) => string)[] = [
      (turn) => `/?page=${turn}`,
      (turn) => `/trips/${first}?page=x${turn}`,
      (turn) => `/trips/${capitals(first, turn)}`,
      (turn) => `/trips${'/'.repeat(2 + (turn % 50))}${first}`,
      (turn) => `/trips/${encoded(first, turn)}`,
      (turn) => `/docs?utm_campaign=${turn}`,
      (turn) => `/nowhere-${turn}`,
    ];
    const cpu = product.cpuMs();
    for (let turn = 0; turn < SPELLINGS; turn++) {
      await client.send({ path: (spell[turn % spell.length] as (turn: number) => string)(turn) });
    }
    const spent = product.cpuMs() - cpu;
    const visitors = run.stage.visitors();
    const after = startTraffic(product.port, 50, (turn) => visitors(turn * 2));
    await pause(2000);
    await after.stop();
    client.close();
    return [
      atMost(5, {
        name: `${SPELLINGS.toLocaleString('en-US')} odd spellings: CPU time each`,
        value: spent / SPELLINGS,
        unit: 'ms',
      }),
      atMost(25, { name: 'after them: a kept page, p95', value: sumUp(after.outcomes).p95, unit: 'ms' }),
    ];
  });
}

function capitals(slug: string, turn: number): string {
  return [...slug].map((letter, at) => ((turn >> (at % 12)) & 1 ? letter.toUpperCase() : letter)).join('');
}

function encoded(slug: string, turn: number): string {
  return [...slug]
    .map((letter, at) => ((turn >> (at % 12)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
}

/** One caller asks for the dearest things as often as it may; another one just wants a page. */
export function greedyCaller(run: Run): Promise<Figure[]> {
  return run.withProduct(
    async (product) => {
      const client = createClient(product.port, GREEDY_AT_ONCE);
      const visitors = run.stage.visitors();
      const greedy = (turn: number) => visitors(turn * 2 + 1).shot;
      const from = (address: string) => ({ 'X-Forwarded-For': address });
      const answers: Answer[] = [];
      const end = performance.now() + GREEDY_SECONDS * 1000;
      let turn = 0;
      const cpu = product.cpuMs();
      const polite = startTraffic(product.port, 5, (at) => {
        const asked = visitors(at * 6 + 1);
        return { ...asked, shot: { ...asked.shot, headers: from('198.51.100.7') } };
      });
      await Promise.all(
        Array.from({ length: GREEDY_AT_ONCE }, async () => {
          while (performance.now() < end) {
            answers.push(await client.send({ ...greedy(turn++), headers: from('203.0.113.9') }));
          }
        }),
      );
      await polite.stop();
      client.close();
      const share = (product.cpuMs() - cpu) / (GREEDY_SECONDS * 1000);
      const refused = answers.filter(({ status }) => status === 429);
      const found = sumUp(polite.outcomes);
      return [
        reported({
          name: 'greedy caller: accepted',
          value: answers.length - refused.length,
          unit: `of ${answers.length}`,
        }),
        reported({
          name: 'greedy caller: CPU time of the server, both callers',
          value: share * 100,
          unit: '% of a core',
        }),
        atLeast(100, { name: 'beside it: pages of another caller answered', value: found.answeredPercent, unit: '%' }),
        atMost(400, { name: 'beside it: pages of another caller, p95', value: found.p95, unit: 'ms' }),
        atMost(0, {
          name: 'greedy caller: refusals without Retry-After',
          value: refused.filter(({ headers }) => !headers['retry-after']).length,
          unit: '',
        }),
      ];
    },
    { LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' },
  );
}

/** What every first visit loads. */
export function assets(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const names = readdirSync('build/client/assets').filter((name) => /\.(js|css|svg)$/.test(name));
    const client = createClient(product.port, 8);
    const ask = async (times: number) => {
      const waits: number[] = [];
      for (let i = 0; i < times; i++) {
        const began = performance.now();
        const { status } = await client.send({ path: `/assets/${names[i % names.length]}` });
        waits.push(performance.now() - began);
        if (status !== 200) throw new Error(`/assets/${names[i % names.length]} answers ${status}`);
      }
      return waits;
    };
    // Steady state is what is promised: the first of them are still being compiled.
    await ask(ASSET_REQUESTS);
    const cpu = product.cpuMs();
    const waits = await ask(ASSET_REQUESTS);
    client.close();
    return [
      atMost(0.2, {
        name: `${ASSET_REQUESTS.toLocaleString('en-US')} scripts, styles and icons: CPU time each`,
        value: (product.cpuMs() - cpu) / ASSET_REQUESTS,
        unit: 'ms',
        remark: `answered in ${p95(waits).toFixed(1)} ms, p95`,
      }),
    ];
  });
}
