import { listCall, listQuery, searchCall, tripQuery } from './api-queries.ts';
import { atLeast, type Figure, reported } from './figure.ts';
import { type Answer, createClient, type Shot, sendWell } from './http-client.ts';
import { loadFor } from './load.ts';
import { findPostmaster, postgresCpu } from './postgres-cpu.ts';
import { asListAsked, filteredList, type Question, textSearch } from './questions.ts';
import { seededRandom } from './random.ts';
import type { Run } from './run.ts';
import { median, rounds } from './statistics.ts';

const QUESTIONS = 200;
const CARDS = 24;

/** Without a target it is only reported. */
type Case = { name: string; target: number | null; shots: Shot[]; expect: (body: string) => boolean };

/** Over HTTP, nothing kept: requests per second of CPU time of the server and all processes of the database together. */
export async function api(run: Run): Promise<Figure[]> {
  const postmaster = await findPostmaster(run.pool);
  const random = seededRandom(3);
  const lists = await wellFilled(run, () => {
    const question = filteredList(random, run.sample);
    return { ...question, category: question.category ?? run.sample.categories[0] ?? null };
  });
  const texts = await wellFilled(run, () => textSearch(random, run.sample));
  const cases: Case[] = [
    {
      name: 'filtered list as JSON (/v1/categories/{slug}/trips)',
      target: 300,
      shots: lists.map(listCall),
      expect: (body) => count(body, '"slug":') > 2 && body.includes('"extended_filters":[{'),
    },
    {
      name: 'text search as JSON (/v1/trips)',
      target: 200,
      shots: texts.map(searchCall),
      expect: (body) => count(body, '"slug":') > 0 && body.includes('"extended_filters":[{'),
    },
    {
      name: 'filtered list by GraphQL (categoryTripList)',
      target: null,
      shots: lists.map(listQuery),
      expect: (body) =>
        !body.includes('"errors"') && count(body, '"slug":') > 2 && body.includes('"extendedFilters":[{'),
    },
    {
      name: 'trip by slug by GraphQL (tripDetail, 30 fields)',
      target: 700,
      shots: run.sample.trips.slice(0, 2000).map(tripQuery),
      expect: (body) => !body.includes('"errors"') && body.includes('"tripDetail":{'),
    },
  ];
  const figures: Figure[] = [];
  for (const one of cases) figures.push(...(await measure(run, postmaster, one)));
  return figures;
}

async function measure(run: Run, postmaster: number, { name, target, shots, expect }: Case): Promise<Figure[]> {
  const body = await check(run, shots, expect);
  await run.plain.ask('serve', { headers: [], bodyBase64: body.toString('base64') });
  let turn = 0;
  const next = () => shots[turn++ % shots.length] as Shot;
  const { seconds } = run.options;

  await loadFor(1, run.server.port, next);
  const shares: number[] = [];
  const measured = await rounds(async () => {
    const [server, database] = [await run.server.ask('cpu'), postgresCpu(postmaster)];
    const answered = await loadFor(seconds, run.server.port, next);
    const [ownCpu, databaseCpu] = [(await run.server.ask('cpu')) - server, postgresCpu(postmaster) - database];
    shares.push(databaseCpu / (ownCpu + databaseCpu));
    return answered / (ownCpu + databaseCpu);
  });
  const before = await run.plain.ask('cpu');
  const plain = (await loadFor(2, run.plain.port, next)) / ((await run.plain.ask('cpu')) - before);
  const unit = 'req/core-s';
  const remark = `${Math.round(median(shares) * 100)} % of it in the database`;
  const measuredLine = { name, value: median(measured), unit, remark };
  return [
    reported({
      name: `node:http, the bytes of: ${name}`,
      value: plain,
      unit,
      remark: `${(body.length / 1000).toFixed(1)} kB`,
    }),
    target === null ? reported(measuredLine) : atLeast(target, measuredLine),
  ];
}

/** Looks into some answers first: a refusal is quick, and must not pass for a list. @returns the first one's bytes */
async function check(run: Run, shots: Shot[], expect: (body: string) => boolean): Promise<Buffer> {
  const client = createClient(run.server.port, 1);
  try {
    const answers: Answer[] = [];
    for (const shot of shots.slice(0, 10)) {
      const plainText = await sendWell(client, { ...shot, headers: { 'Accept-Encoding': 'identity' } });
      const text = plainText.body.toString();
      if (!expect(text)) throw new Error(`${shot.path} answered something else: ${text.slice(0, 120)}`);
      answers.push(await sendWell(client, shot));
    }
    return answers[0]?.body ?? Buffer.alloc(0);
  } finally {
    client.close();
  }
}

/** Questions that fill a page; in a small catalogue those that come nearest. */
async function wellFilled(run: Run, make: () => Question): Promise<Question[]> {
  const questions = Array.from({ length: QUESTIONS * 4 }, make);
  const totals = await run.server.ask('totals', questions.map(asListAsked));
  const found = questions.map((question, index) => ({ question, total: totals[index] ?? 0 }));
  const full = found.filter(({ total }) => total >= CARDS);
  const best = full.length >= 20 ? full : found.sort((a, b) => b.total - a.total).slice(0, 20);
  return best.slice(0, QUESTIONS).map(({ question }) => question);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
