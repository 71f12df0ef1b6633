import { execFileSync, spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseListQuery } from '#search/shared';
import { atLeast, atMost, failed, reported } from './figure.ts';
import { loadAtRate, loadFor } from './load.ts';
import { million } from './million.ts';
import { linkedFiles, staticImports } from './page-weight.ts';
import { readStat } from './postgres-cpu.ts';
import { filteredList, mistyped, pathOf } from './questions.ts';
import { seededRandom } from './random.ts';
import { rawLoadFor } from './raw-load.ts';
import { terminalTable, withMarkdownTable } from './report.ts';
import type { Sample } from './sample.ts';
import { startEnvironment, startFlags } from './start-flags.ts';
import { forAnother } from './statements.ts';
import { median, percentile } from './statistics.ts';

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

const sample: Sample = {
  trips: ['inca-trail'],
  companies: ['andes-walks'],
  replacing: [],
  former: [],
  categories: [{ slug: 'peru', pageSlug: 'peru-trips', trips: 9 }],
  facets: [
    { key: 'theme', value: 'wildlife' },
    { key: 'duration', value: 'one_week' },
  ],
  names: ['Torres del Paine', 'Patagonia'],
};

describe('the server under test', () => {
  it('has the heap that `npm start` gives it', () => {
    const heap = 'process.stdout.write(String(require("v8").getHeapStatistics().heap_size_limit))';
    const limitWith = (flags: string[]) => Number(execFileSync(process.execPath, [...flags, '-e', heap]));
    expect(startFlags()).toHaveLength(5);
    expect(limitWith(startFlags())).toBeLessThan(limitWith([]));
  });

  it.runIf(process.platform === 'linux')('shares as few heaps among its threads as `npm start` does', async () => {
    const tell = 'console.log(process.pid, process.env.MALLOC_ARENA_MAX)';
    const { MALLOC_ARENA_MAX: _, ...env } = process.env;
    const child = spawn(process.execPath, [...startFlags(), '-e', tell], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // The same process, so that a signal reaches it and whoever started it waits for it.
    expect(await text(child.stdout)).toBe(`${child.pid} ${startEnvironment.MALLOC_ARENA_MAX}\n`);
  });
});

describe('a load', () => {
  it('counts exactly the answers that the server gave', async () => {
    let given = 0;
    const port = await serve((_request, response) => {
      given++;
      response.end('x'.repeat(100_000));
    });
    expect(await rawLoadFor(0.2, port, '/', {})).toBe(given);
    given = 0;
    expect(await loadFor(0.2, port, () => ({ path: '/' }))).toBe(given);
    expect(given).toBeGreaterThan(1);
  });

  it('breaks off when answers are refusals', async () => {
    const port = await serve((_request, response) => response.writeHead(503, { 'Content-Length': 0 }).end());
    await expect(rawLoadFor(0.2, port, '/', {})).rejects.toThrow('not a whole page: HTTP/1.1 503');
    await expect(loadFor(0.2, port, () => ({ path: '/trips' }))).rejects.toThrow('/trips answered 503');
  });

  it('keeps its rate and counts who got no answer', async () => {
    let asked = 0;
    const port = await serve((_request, response) => response.writeHead(++asked % 2 === 0 ? 503 : 200).end());
    const load = await loadAtRate(100, 0.5, port, () => ({ path: '/' }));
    expect(load.sent).toBe(asked);
    expect(load.sent).toBeGreaterThan(10);
    expect(load.sent).toBeLessThanOrEqual(50);
    expect(load.refused).toBe(Math.floor(asked / 2));
  });
});

describe('the figures', () => {
  it('take percentiles by nearest rank', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(percentile([...Array(100).keys()], 0.95)).toBe(94);
    expect(percentile([7], 0.999)).toBe(7);
    expect(() => median([])).toThrow('nothing was measured');
  });

  it('show a missed target and a measurement that broke', () => {
    const table = terminalTable([
      atLeast(0.6, { name: 'kept page', value: 0.59, unit: 'ratio' }),
      atMost(700, { name: 'memory', value: 700, unit: 'MB' }),
      reported({ name: 'machine', value: 41_700, unit: 'req/core-s' }),
      failed('loop', new Error('the database is gone\nmore')),
    ]);
    expect(table.split('\n').map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
      'kept page 0.59 ratio ≥ 0.6 ✗',
      'memory 700 MB ≤ 700 ✓',
      'machine 41,700 req/core-s',
      'loop – ✗ not measured: the database is gone',
    ]);
  });

  it('replace the table of a document and nothing else', () => {
    const conditions = { machine: 'a machine', command: 'npm run bench', date: '2026-11-20' };
    const before = 'Above\n<!-- results -->\nold\n<!-- results: end -->\nBelow\n';
    const after = withMarkdownTable(before, [reported({ name: 'memory', value: 80, unit: 'MB' })], conditions);
    expect(after).toMatch(/^Above\n<!-- results -->\n`npm run bench`, 2026-11-20, a machine\./);
    expect(after).toContain('| memory | 80.0 MB |');
    expect(after).not.toContain('old');
    expect(after.endsWith('<!-- results: end -->\nBelow\n')).toBe(true);
    expect(() => withMarkdownTable('no markers', [], conditions)).toThrow('has no line <!-- results -->');
  });
});

describe('what is read from the outside', () => {
  it('sums the CPU time of a process whose name has parentheses and blanks', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 100);
    const line = `42 (postgres: (x) y) S 7 ${numbers.join(' ')}`;
    // utime and stime are the 14th and 15th field, those of ended children the next two.
    expect(readStat(line)).toEqual({ parent: 7, ownTicks: 109 + 110, endedChildrenTicks: 111 + 112 });
  });

  it('finds what a page loads at once, and not what it may load later', () => {
    const { scripts, styles } = linkedFiles(`<link rel="stylesheet" href="/assets/style.css"/>
      <link rel="modulepreload" href="/assets/entry.js"/><link rel="prefetch" href="/assets/later.js"/>
      <link rel="icon" href="/favicon.svg"/><script src="/assets/plain.js"></script>
      <script type="module">import "/assets/manifest.js";import * as root from "/assets/root.js";import("/assets/late.js")</script>`);
    expect([...styles]).toEqual(['/assets/style.css']);
    expect([...scripts].sort()).toEqual(['entry', 'manifest', 'plain', 'root'].map((name) => `/assets/${name}.js`));
    expect(staticImports('import{a as b}from"./jsx.js";import("./later.js");', '/assets/root.js')).toEqual([
      '/assets/jsx.js',
    ]);
  });
});

describe('the trip index alone', () => {
  it('is measured in a process of its own, at the size that is asked for', async () => {
    const figures = await million(300);
    expect(figures.map(({ name }) => name)).toEqual([
      'an index of 300: search, mixed, p95',
      'an index of 300: search, one month of everything, p95',
      'an index of 300: suggestions, half with a typo, p95',
    ]);
    for (const { value, remark } of figures) {
      expect(value).toBeGreaterThan(0);
      expect(remark).toMatch(/; [23],\d{3} departures; built in /);
    }
  });
});

describe('the statements of somebody else', () => {
  it('have ids, numbers and hashes of their own, the same ones wherever they stood, and name what is named instead', () => {
    const since = new Date('2026-11-20T12:00:00Z');
    const idAt = (time: number) => {
      const hex = time.toString(16).padStart(12, '0');
      return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000001`;
    };
    const [old, made] = [idAt(since.getTime() - 1), idAt(since.getTime())];
    const hash = `\\x${'ab'.repeat(32)}`;
    const values = [made, old, [made], `key:${made}`, 'SJ0123456789A', hash, hash, 'a trip', 7, null];
    const [one] = forAnother([{ text: 'select 1', values }], since, new Map([['a trip', 'another']]));
    const [id, kept, list, key, number, first, second, ...rest] = (one?.values ?? []) as string[];
    expect([id === made, kept, list, key]).toEqual([false, old, [id], `key:${id}`]);
    expect(number).toMatch(/^SJ[0-9A-Z]{11}$/);
    expect([number === 'SJ0123456789A', first === hash, first === second]).toEqual([false, false, true]);
    expect(rest).toEqual(['another', 7, null]);
    expect(forAnother([{ text: 'select 1', values }], since, new Map())[0]?.values[0]).not.toBe(id);
  });
});

describe('the questions', () => {
  it('are the same in every run, and every filter in them is understood', () => {
    const ask = () => {
      const random = seededRandom(5);
      return Array.from({ length: 50 }, () => filteredList(random, sample));
    };
    expect(ask().map(pathOf)).toEqual(ask().map(pathOf));
    for (const { params } of ask()) {
      const understood = Object.values(parseListQuery(params).filters).flat().length;
      expect(understood, params.toString()).toBeGreaterThan(0);
    }
    expect(new Set(ask().map(pathOf)).size).toBeGreaterThan(20);
  });

  it('have one slip in a name', () => {
    const random = seededRandom(6);
    for (let i = 0; i < 200; i++) {
      const text = mistyped(random, sample);
      expect(Math.min(...sample.names.map((name) => Math.abs(name.length - text.length)))).toBeLessThanOrEqual(1);
      expect(text[0]).toMatch(/[TP]/);
    }
  });
});
