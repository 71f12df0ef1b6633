/** The server under test: the product as `npm start` runs it, answering questions about itself. A process of its own. */
import { pathToFileURL } from 'node:url';
import { createPages, type PageRenderer } from '#pages';
import { parseListQuery } from '#search/shared';
import { start } from '../src/main.ts';
import { answerParent, ownFigures } from './answer-parent.ts';
import { noteStatements, noting, type Statement } from './statements.ts';

/** A list of trips: its query as an address has it, and the category it stands in. */
export type ListAsked = { params: string; category: string | null };

type Services = Parameters<PageRenderer>[1];

const build = await import(pathToFileURL('build/server/index.js').href);
const pages = createPages(build, 'production');
let services: Services | null = null;
let rendered = 0;
let times: number[] | null = null;
let statements: Statement[] | null = null;

const running = await start(
  {
    ...pages,
    render(...asked) {
      services ??= asked[1];
      rendered++;
      return pages.render(...asked);
    },
  },
  () => {},
  (_request, response, next) => {
    if (times) {
      const list = times;
      const began = performance.now();
      response.once('finish', () => list.push(performance.now() - began));
    }
    if (statements) noting(statements, next);
    else next();
  },
);
const address = new URL(running.address);
await fetch(new URL('/', address));

function search() {
  if (!services) throw new Error('no page was rendered yet');
  return services.search;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - began };
}

const ask = ({ params, category }: ListAsked) =>
  search().search(parseListQuery(new URLSearchParams(params)), { scope: category ? { category } : {} });

const commands = {
  ...ownFigures,
  /** From now on the time between a request's arrival and its answer's last byte is noted. */
  watchRequests(): void {
    times = [];
  },
  /** Milliseconds of each request since watchRequests. */
  requestTimes(): number[] {
    const noted = times ?? [];
    times = null;
    return noted;
  },
  /** From now on what requests send to the database is noted. */
  watchStatements(): void {
    noteStatements();
    statements = [];
  },
  /** Since watchStatements, in their order. */
  statements(): Statement[] {
    const noted = statements ?? [];
    statements = null;
    return noted;
  },
  /** Pages rendered so far, which kept ones are not. */
  rendered: () => rendered,
  tripsIndexed: () => search().size(),
  newestChange: () => search().version(),
  async totals(lists: ListAsked[]): Promise<number[]> {
    const totals: number[] = [];
    for (const list of lists) totals.push((await ask(list)).total);
    return totals;
  },
  /** Milliseconds of each: facets, exact count and the ids of the first page. */
  async searchTimes(lists: ListAsked[]): Promise<number[]> {
    const all: number[] = [];
    for (const list of lists) all.push((await timed(() => ask(list))).milliseconds);
    return all;
  },
  /** Milliseconds of each, and how many of them found something. */
  async suggestTimes(texts: string[]): Promise<{ all: number[]; answered: number }> {
    const all: number[] = [];
    let answered = 0;
    for (const text of texts) {
      const { result, milliseconds } = await timed(() => search().suggest(text));
      all.push(milliseconds);
      if (result.totalTrips > 0) answered++;
    }
    return { all, answered };
  },
  /** Milliseconds for reading one number a trip from an array, over and over: what memory allows. */
  passTimes(times: number): number[] {
    const numbers = new Uint32Array(search().size()).fill(1);
    let sum = 0;
    return Array.from({ length: times }, () => {
      const began = performance.now();
      for (const number of numbers) sum += number;
      return performance.now() - began + (sum < 0 ? 1 : 0);
    });
  },
};
export type ServerCommands = typeof commands;

answerParent(Number(address.port), commands, () => running.stop());
