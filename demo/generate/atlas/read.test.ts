import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readAtlas } from './read.ts';

const LINE = 12;

/** The atlas with one line of a file written anew. */
function atlasWith(file: string, rewrite: (line: string) => string): string {
  const folder = join(inject('scratch'), `atlas-${crypto.randomUUID()}`);
  cpSync('demo/atlas', folder, { recursive: true });
  const path = join(folder, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  lines[LINE - 1] = rewrite(lines[LINE - 1] ?? '');
  writeFileSync(path, lines.join('\n'));
  return folder;
}

/** A line whose record has these values instead; undefined takes a value away. */
const having = (values: object) => (line: string) => JSON.stringify({ ...JSON.parse(line), ...values });

describe('the atlas', () => {
  it('is sound in every record, and none is lost', () => {
    const lines = (name: string) => readFileSync(`demo/atlas/${name}.ndjson`, 'utf8').split('\n').length - 1;
    const regions = readAtlas();
    const stops = regions.flatMap((region) => region.stops);
    expect(regions).toHaveLength(lines('regions'));
    expect(stops).toHaveLength(lines('stops'));
    expect(stops.flatMap((stop) => stop.doings)).toHaveLength(lines('doings'));
    expect(regions.flatMap((region) => region.routes)).toHaveLength(lines('routes'));
    expect(regions.flatMap((region) => region.fees)).toHaveLength(lines('fees'));
  });

  it.each<[string, string, (line: string) => string, string]>([
    ['no JSON', 'stops.ndjson', (line) => line.slice(1), 'Unexpected'],
    ['a value of another kind', 'doings.ndjson', having({ hours: 'two' }), 'hours: Invalid input: expected number'],
    ['a value that is missing', 'regions.ndjson', having({ visa: undefined }), 'visa: Invalid input'],
    ['a field that nobody reads', 'fees.ndjson', having({ eur: 9 }), 'Unrecognized key: "eur"'],
    ['an activity that isn’t known', 'doings.ndjson', having({ activity: 'napping' }), 'activity: Invalid option'],
    ['a typewriter’s apostrophe', 'regions.ndjson', having({ visa: "Don't ask." }), 'visa: write ’ for an apostrophe'],
    ['fewer nights at most than at least', 'stops.ndjson', having({ nights: [3, 2] }), 'nights: the first is the'],
    ['a stop in no region', 'stops.ndjson', having({ region: 'atlantis' }), 'names the region atlantis, which is not'],
    [
      'a doing at no stop',
      'doings.ndjson',
      having({ stop: 'atlantis' }),
      'names the stop atlantis of patagonia, which',
    ],
    ['a fee at no stop', 'fees.ndjson', having({ stops: ['atlantis'] }), 'names the stop atlantis of'],
    ['a route through no stop', 'routes.ndjson', having({ stops: ['atlantis'] }), 'stops: Too small'],
    ['a route without its legs', 'routes.ndjson', having({ legs: [] }), 'lie between its stops, not 0'],
    ['a region told twice', 'regions.ndjson', having({ slug: 'patagonia' }), 'patagonia stands there twice'],
  ])('names file and line of a record with %s', (_fault, file, rewrite, reason) => {
    const folder = atlasWith(file, rewrite);
    expect(() => readAtlas(folder)).toThrow(`${join(folder, file)}:${LINE}: `);
    expect(() => readAtlas(folder)).toThrow(reason);
  });
});
