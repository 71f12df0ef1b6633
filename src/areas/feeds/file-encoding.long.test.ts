import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { formatProblem } from './problems.ts';
import { type FeedContent, feedFile, importFiles, operator, problemsTold } from './testing.ts';

describe('files as programs write them', () => {
  const { pool } = testDatabase();

  const told = (content: FeedContent, name?: string) => problemsTold(pool, content, name);
  it('reads lines that end with a carriage return alone, in CSV and NDJSON', async () => {
    const csv = feedFile('id,name\rold1,One\rold2,Two\r', 'operators.csv');
    const ndjson = feedFile(`${JSON.stringify(operator('old3'))}\r${JSON.stringify({ kind: 'operator' })}`);
    const { report, problems } = await importFiles(pool, [csv, ndjson]);
    expect(report.counts.operator).toMatchObject({ read: 4, new: 3 });
    expect(problems.map(({ line }) => line)).toEqual([2, 2]);
  });

  it('names a line that is not UTF-8 and imports the others', async () => {
    const line = Buffer.from(JSON.stringify({ ...operator('latin'), name: 'Café' }), 'latin1');
    const file = feedFile(
      Buffer.concat([line, Buffer.from(`\n${JSON.stringify(operator('utf8', { name: 'Café' }))}\n`)]),
    );
    const { report, problems } = await importFiles(pool, file);
    expect(formatProblem(problems[0] as never)).toMatch(
      /^feed\.ndjson:1 is not valid UTF-8 \(byte 0xE9 at character \d+, .*save the file as UTF-8$/,
    );
    expect(report.counts.operator?.new).toBe(1);
  });

  it('refuses UTF-16 and tolerates a byte order mark', async () => {
    const text = `${JSON.stringify(operator('sixteen'))}\n`;
    const inUtf16 = 'feed.ndjson is encoded in UTF-16, so nothing in this file can be read. Save it as UTF-8';
    await expect(told(Buffer.from(`\ufeff${text}`, 'utf16le'))).rejects.toThrow(inUtf16);
    await expect(told(Buffer.from(text, 'utf16le'))).rejects.toThrow(inUtf16);
    expect(await told(Buffer.from(`\ufeff${text}`, 'utf8'))).toEqual([]);
  });

  it('skips a line of 10 MB with its number and size', async () => {
    const long = JSON.stringify(operator('long', { known_for: 'x'.repeat(10 * 1024 * 1024) }));
    const { report, problems } = await importFiles(pool, feedFile([operator('before'), long, operator('after')]));
    expect(problems.map(formatProblem)).toEqual([
      'feed.ndjson:2 the line is 10.0 MB long; a line may have 1 MB at most, so it was skipped',
    ]);
    expect(report.counts.operator?.new).toBe(2);
  });

  it.each(['feed.ndjson.gz', 'FEED.NDJSON.GZ'])('is unpacked when it is called %s', async (name) => {
    const { report, problems } = await importFiles(pool, feedFile(gzipSync(JSON.stringify(operator('packed'))), name));
    expect([report.counts.operator?.read, problems]).toEqual([1, []]);
  });

  it('keeps what came before a broken archive and names the line', async () => {
    const whole = gzipSync(
      Array.from({ length: 5000 }, (_, i) => JSON.stringify(operator(`gz${i}`, { known_for: `${i}`.repeat(50) }))).join(
        '\n',
      ),
    );
    const path = feedFile(whole.subarray(0, whole.length - 2000), 'feed.ndjson.gz');
    const { report, problems } = await importFiles(pool, path);
    expect(problems.at(-1)?.problem).toContain('breaks off');
    expect(report.counts.operator?.new).toBeGreaterThan(0);
  });
});
