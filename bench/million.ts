import { spawn } from 'node:child_process';
import { type Figure, reported } from './figure.ts';

const TRIPS = 1_000_000;
const QUERIES = 300;
const MEASURES = ['search, mixed', 'suggestions, half with a typo'];

/** The index alone with a million invented trips, in a process of its own; the best of three runs of each question. */
export async function million(): Promise<Figure[]> {
  const printed = await run(['--expose-gc', 'bench/trip-index.ts', String(TRIPS), String(QUERIES)]);
  const summary = /^.*departures; built.*$/m.exec(printed)?.[0];
  return MEASURES.map((name) => {
    const row = printed.split('\n').find((line) => line.includes(name));
    const [p50, p95] = (row?.split('│').slice(2) ?? []).map((cell) => Number.parseFloat(cell));
    if (p50 === undefined || p95 === undefined) throw new Error('bench/trip-index.ts printed no table');
    const remark = `p50 ${p50}; ${summary ?? ''}`;
    return reported({ name: `an index of a million: ${name}, p95`, value: p95, unit: 'ms', remark });
  });
}

async function run(parameters: string[]): Promise<string> {
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`bench/trip-index.ts ended with ${code}`);
  return printed;
}
