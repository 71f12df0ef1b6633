import { spawn } from 'node:child_process';
import { type Figure, reported } from './figure.ts';
import { median, p95 } from './statistics.ts';
import type { TripIndexFigures } from './trip-index.ts';

const TRIPS = 1_000_000;
const QUERIES = 300;
/** Several times what it takes on a slow machine. */
const LIMIT_MS = 15 * 60_000;

/** The index alone with invented trips, in a process of its own; the best of three runs of each question. */
export async function million(trips = TRIPS): Promise<Figure[]> {
  const found = await measured(trips);
  const { departures, built, megabytes } = found;
  const number = (value: number) => value.toLocaleString('en-US');
  const size = `${number(departures)} departures; built in ${number(Math.round(built))} ms; ${megabytes.toFixed(0)} MB`;
  const line = (name: string, times: number[]) =>
    reported({
      name: `an index of ${trips === TRIPS ? 'a million' : number(trips)}: ${name}, p95`,
      value: p95(times),
      unit: 'ms',
      remark: `p50 ${median(times).toFixed(2)}; ${size}`,
    });
  return [
    line('search, mixed', found.searches),
    line('search, one month of everything', found.months),
    line('suggestions, half with a typo', found.suggestions),
  ];
}

async function measured(trips: number): Promise<TripIndexFigures> {
  const child = spawn(process.execPath, ['--expose-gc', 'bench/trip-index.ts', String(trips), String(QUERIES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT_MS,
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`bench/trip-index.ts ended with ${code}`);
  return JSON.parse(printed) as TripIndexFigures;
}
