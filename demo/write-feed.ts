/** Writes the demo catalogue to standard output as a feed: node demo/write-feed.ts [--trips 2000] [--seed 1] [--today YYYY-MM-DD] */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { generateCatalogue } from '#demo';
import { isCalendarDate, toCalendarDate } from '#kernel/shared';

/** One write a line would take longer than making it. */
const PIECE = 65_536;

const { values } = parseArgs({
  options: {
    trips: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: toCalendarDate(new Date()) },
  },
});
if (!isCalendarDate(values.today)) throw new Error(`--today: ${values.today} is no date`);
const options = { trips: Number(values.trips), seed: Number(values.seed), today: values.today };

async function* pieces(): AsyncGenerator<string> {
  let piece = '';
  for await (const record of generateCatalogue(options)) {
    piece += `${JSON.stringify(record)}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

await pipeline(pieces(), process.stdout);
