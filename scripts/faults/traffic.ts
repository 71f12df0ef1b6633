import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, type Figure } from '../../bench/figure.ts';
import { createClient, type Shot } from '../../bench/http-client.ts';
import { percentile } from '../../bench/statistics.ts';

/** Pages from memory, pages that are rendered, and the two interfaces. */
export type Kind = 'kept' | 'page' | 'rest' | 'graphql';
export type Asked = {
  kind: Kind;
  shot: Shot;
  /** 200 unless something else is the right answer. */
  expects?: number;
};

export type Outcome = {
  kind: Kind;
  path: string;
  ms: number;
  /** 0: the connection was refused or broke; -1: no answer within the time that anybody waits. */
  status: number;
  /** As asked for; refused: 503 with a time to come back; wrong: anything else. */
  verdict: 'answered' | 'refused' | 'wrong';
};

export type Traffic = {
  outcomes: readonly Outcome[];
  /** Waits for what is under way. */
  stop(): Promise<void>;
};

const MOST_WAIT_MS = 20_000;
const MOST_AT_ONCE = 200;

/** Asks at a fixed rate, whether the server keeps up or not, until it is stopped. */
export function startTraffic(port: number, perSecond: number, next: (turn: number) => Asked): Traffic {
  const client = createClient(port, MOST_AT_ONCE);
  const outcomes: Outcome[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;

  async function ask({ kind, shot, expects = 200 }: Asked): Promise<void> {
    const at = performance.now();
    const enough = new AbortController();
    const answer = await Promise.race([
      client.send(shot).catch(() => ({ status: 0, headers: {} as Record<string, string> })),
      pause(MOST_WAIT_MS, { status: -1, headers: {} as Record<string, string> }, { signal: enough.signal }),
    ]).finally(() => enough.abort());
    const { status, headers } = answer;
    const refused = status === 503 && headers['retry-after'] !== undefined;
    const verdict = status === expects ? 'answered' : refused ? 'refused' : 'wrong';
    outcomes.push({ kind, path: shot.path, ms: performance.now() - at, status, verdict });
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const asking = ask(next(sent));
      underWay.add(asking);
      void asking.finally(() => underWay.delete(asking));
    }
  }, 5);
  // A fault that breaks off leaves it running; that must not keep the whole run from its end.
  timer.unref();
  return {
    outcomes,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      client.close();
    },
  };
}

/** What became of the requests: shares are percent, times milliseconds. */
export function sumUp(outcomes: readonly Outcome[], kinds: readonly Kind[] = ['kept', 'page', 'rest', 'graphql']) {
  const some = outcomes.filter(({ kind }) => kinds.includes(kind));
  const times = some.map(({ ms }) => ms);
  const count = (wanted: Outcome['verdict']) => some.filter(({ verdict }) => verdict === wanted).length;
  return {
    asked: some.length,
    answeredPercent: some.length === 0 ? 0 : (100 * count('answered')) / some.length,
    refused: count('refused'),
    wrong: count('wrong'),
    p95: times.length === 0 ? 0 : percentile(times, 0.95),
    slowest: times.reduce((most, ms) => Math.max(most, ms), 0),
  };
}

const LONGEST_ANSWER_SECONDS = 15;

/** What every fault promises: kept pages as ever, all else answered or refused with a wait, and in time. */
export function answerFigures(name: string, outcomes: readonly Outcome[]): Figure[] {
  const kept = sumUp(outcomes, ['kept']);
  const others = sumUp(outcomes, ['page', 'rest', 'graphql']);
  return [
    atLeast(100, {
      name: `${name}: kept pages answered`,
      value: kept.answeredPercent,
      unit: '%',
      remark: `of ${kept.asked}`,
    }),
    atMost(0, {
      name: `${name}: others neither answered nor refused with a wait`,
      value: others.wrong,
      unit: `of ${others.asked}`,
      remark: `${others.refused} refused; ${oddities(outcomes)}`,
    }),
    atMost(LONGEST_ANSWER_SECONDS, { name: `${name}: slowest answer`, value: others.slowest / 1000, unit: 's' }),
  ];
}

/** "page 500 ×3, rest unanswered ×1": what went wrong, for a person to look at. */
export function oddities(outcomes: readonly Outcome[]): string {
  const names = outcomes
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ kind, status }) => `${kind} ${status === -1 ? 'unanswered' : status === 0 ? 'cut' : status}`);
  const kinds = Map.groupBy(names, (name) => name);
  return [...kinds].map(([name, all]) => `${name} ×${all.length}`).join(', ');
}
