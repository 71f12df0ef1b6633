import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Figure } from '../../bench/figure.ts';
import { ownEnvironment } from '../../bench/seeded-folder.ts';
import { temporaryFolder } from '../../src/kernel/testing/folder.ts';
import { startProduct, until, untilReady } from './product.ts';
import type { Run } from './run.ts';

const FEED = 'docs/import/examples/ten-trips.ndjson';
const HEALS_SECONDS = 10;
const LEFT_SECONDS = 15;

/** The database that the product brings with it, and commands that come and go beside the server. */
export async function embeddedDatabase(run: Run): Promise<Figure[]> {
  const folder = temporaryFolder('faults', tmpdir());
  const rounds = Math.ceil(run.rounds / 4);
  try {
    const product = await startProduct(folder);
    const healed: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [postmaster] = processesOf(folder, 'postgres');
      if (postmaster) process.kill(postmaster, 'SIGKILL');
      await pause(100);
      healed.push((await untilReady(product)) / 1000);
    }
    let broken = 0;
    for (let round = 0; round < rounds; round++) {
      const importing = importInto(folder);
      if (round % 2 === 1) setTimeout(() => importing.child.kill('SIGINT'), 400 + 200 * round);
      await importing.ended;
      await pause(500);
      const page = await fetch(`${product.url}/all-trips?price_min=${round + 1}00`);
      if (page.status !== 200 || product.ended()) broken++;
    }
    const last = importInto(folder);
    await pause(600);
    await product.end('SIGINT');
    const importCode = await last.ended;
    return [
      atMost(HEALS_SECONDS, {
        name: 'embedded database killed: ready again, slowest',
        value: Math.max(...healed),
        unit: 's',
      }),
      atMost(0, {
        name: `${rounds} imports end or are interrupted beside the server: it doesn't answer then`,
        value: broken,
        unit: 'times',
      }),
      atMost(0, {
        name: 'server ended with Ctrl-C during an import: exit code of the import',
        value: importCode,
        unit: '',
      }),
      await leftBehind(folder, 'import and server are gone'),
      await afterKill(folder),
      await afterTakenPort(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function afterKill(folder: string): Promise<Figure> {
  const product = await startProduct(folder);
  await product.end('SIGKILL');
  return leftBehind(folder, 'the server was killed');
}

async function afterTakenPort(folder: string): Promise<Figure> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await startProduct(folder, { PORT: String(port) }).catch(() => {});
  taken.close();
  return leftBehind(folder, 'the port was taken');
}

async function leftBehind(folder: string, when: string): Promise<Figure> {
  await until('gone', LEFT_SECONDS, () => processesOf(folder).length === 0).catch(() => {});
  return atMost(0, { name: `processes left after ${when}`, value: processesOf(folder).length, unit: '' });
}

function importInto(folder: string) {
  const child = spawn(process.execPath, ['src/cli/import.ts', FEED, '--apply'], {
    env: { ...process.env, ...ownEnvironment(folder) },
    stdio: 'ignore',
  });
  return { child, ended: new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 130))) };
}

/** Processes whose command line or working folder names this folder, parents first; Linux only. */
function processesOf(folder: string, program = ''): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => {
      try {
        const words = readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8');
        return words.includes(folder) && words.includes(program);
      } catch {
        return false;
      }
    })
    .sort((a, b) => a - b);
}
