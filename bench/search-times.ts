import { atMost, type Figure, reported } from './figure.ts';
import { asListAsked, mistyped, mixed } from './questions.ts';
import { seededRandom } from './random.ts';
import type { Run } from './run.ts';
import { median, p95, percentile, rounds } from './statistics.ts';

const QUESTIONS = 600;

/** The search itself, called in the server: no page, no rows of the cards, no network. */
export async function searchTimes({ server, sample }: Run): Promise<Figure[]> {
  const random = seededRandom(2);
  const questions = () => Array.from({ length: QUESTIONS }, () => asListAsked(mixed(random, sample)));
  const texts = () => Array.from({ length: QUESTIONS }, () => mistyped(random, sample));
  const trips = await server.ask('tripsIndexed');

  await server.ask('searchTimes', questions());
  await server.ask('suggestTimes', texts());
  const pass = await rounds(() => server.ask('passTimes', 200));
  const lists = await rounds(() => server.ask('searchTimes', questions()));
  const suggested = await rounds(() => server.ask('suggestTimes', texts()));
  const answered = suggested.reduce((sum, round) => sum + round.answered, 0) / (suggested.length * QUESTIONS);
  const suggestions = suggested.map((round) => round.all);
  return [
    reported({
      name: 'reading one number a trip, p95',
      value: median(pass.map(p95)),
      unit: 'ms',
      remark: `${trips} trips`,
    }),
    atMost(10, {
      name: 'facets, first 24 and exact count, in-server p95',
      value: median(lists.map(p95)),
      unit: 'ms',
      remark: spread(lists),
    }),
    atMost(5, {
      name: 'suggestions with a typo, in-server p95',
      value: median(suggestions.map(p95)),
      unit: 'ms',
      remark: `${spread(suggestions)}; ${Math.round(answered * 100)} % found trips`,
    }),
  ];
}

function spread(times: number[][]): string {
  const middle = median(times.map((round) => median(round)));
  const last = median(times.map((round) => percentile(round, 0.99)));
  return `p50 ${middle.toFixed(2)}, p99 ${last.toFixed(2)}`;
}
