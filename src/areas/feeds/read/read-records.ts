import { createHash, type Hash } from 'node:crypto';
import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FeedKind, FeedKinds } from '#kernel/feed';
import { plural } from '../records/plural.ts';
import { PACKED, readBytes } from './bytes.ts';
import { CsvReader } from './csv.ts';
import type { Entry } from './entry.ts';
import { readNdjson } from './ndjson.ts';
import { byLine, splitLines } from './split-lines.ts';
import { beginsList, beginsObject, ListSplitter } from './split-list.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

export type FeedFormat = 'ndjson' | 'csv';
export type FeedFile = { path: string; format?: FeedFormat; kind?: string };
type Described = { name: string; format: FeedFormat; kind: FeedKind | undefined };

/** Name, format and kind of a file, from its name where they aren't given: `departures.csv.gz` holds departures. */
function describeFile(file: FeedFile, kinds: FeedKinds): Described {
  const name = basename(file.path);
  const plain = name.replace(PACKED, '').toLowerCase();
  const format = file.format ?? (/\.csv$/.test(plain) ? 'csv' : /\.(ndjson|jsonl|json)$/.test(plain) ? 'ndjson' : null);
  if (!format)
    throw new UnreadableFeed(`${name}: the name must end in .ndjson, .jsonl, .json or .csv (and may end in .gz)`);
  const kind = kinds.get(file.kind ?? kindInName(plain.split('.')[0] ?? '', kinds) ?? '');
  if (format === 'csv' && !kind) {
    throw new UnreadableFeed(`${name}: name the kind of its rows with --kind, or call it like departures.csv`);
  }
  return { name, format, kind };
}

/** "departures" or "acme-departures-2027" → "departure" */
function kindInName(name: string, kinds: FeedKinds): string | undefined {
  const words = name.split(/[^a-z]+/);
  const found = words.map((word) => [...kinds.keys()].find((kind) => word === kind || word === plural(kind)));
  return found.find((kind) => kind !== undefined);
}

/** The file and its own line number for a line counted over all files; in a JSON list entries are counted instead. */
export type Located = { file: string; line: number; ofList: boolean };

export type FileReader = {
  names: string[];
  bytes: number;
  bytesRead: () => number;
  hash: Hash;
  locate: (line: number) => Located;
  entries: AsyncGenerator<Entry[]>;
};

/** Opens the files of one import; lines are numbered on from one file to the next. */
export async function openFiles(files: FeedFile[], kinds: FeedKinds): Promise<FileReader> {
  const described = files.map((file) => ({ path: file.path, ...describeFile(file, kinds) }));
  const sizes = await Promise.all(described.map(({ path }) => sizeOf(path)));
  const starts: number[] = [];
  const lists = new Set<number>();
  let read = 0;
  const hash = createHash('sha256');
  async function* entries(): AsyncGenerator<Entry[]> {
    let last = 0;
    for (const { path, name, format, kind } of described) {
      starts.push(last);
      const csv = format === 'csv' && kind ? new CsvReader(kind) : null;
      const bytes = readBytes(path, { hash, onBytes: (count) => (read += count) });
      const file = starts.length - 1;
      const choose = (start: Buffer, first: number) => {
        if (!csv && beginsObject(start)) throw new UnreadableFeed(`${name} ${OBJECT}`);
        if (csv || !beginsList(start)) return byLine(start, first);
        lists.add(file);
        return new ListSplitter(first);
      };
      for await (const lines of splitLines(bytes, { first: last + 1, name, choose })) {
        last = lines.at(-1)?.number ?? last;
        yield csv ? csv.take(lines) : readNdjson(lines);
      }
      if (csv) yield csv.end();
    }
  }
  return {
    names: described.map(({ name }) => name),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    bytesRead: () => read,
    hash,
    locate: (line) => {
      const at = starts.findLastIndex((start) => start < line);
      return { file: described[at]?.name ?? '', line: line - (starts[at] ?? 0), ofList: lists.has(at) };
    },
    entries: entries(),
  };
}

async function sizeOf(path: string): Promise<number> {
  try {
    await access(path, constants.R_OK);
    const found = await stat(path);
    if (found.isFile()) return found.size;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UnreadableFeed(`${path}: ${UNREADABLE[code] ?? `it can't be read (${message}).`}`);
  }
  throw new UnreadableFeed(`${path} is no file: name the files of the feed one by one.`);
}

const OBJECT =
  'holds a JSON object over several lines. Write each record in a line of its own, or all of them as a list: [{"kind": "trip", …}, {…}]';

const UNREADABLE: Record<string, string> = {
  ENOENT: 'there is no such file. Check its name and its folder.',
  ENOTDIR: 'there is no such file. Check its name and its folder.',
  EACCES: 'you may not read it. Give yourself the right to, or run this as its owner.',
  EPERM: 'you may not read it. Give yourself the right to, or run this as its owner.',
};
