import type { z } from 'zod';
import type { AreaConfigs } from '../area-configs.ts';
import type { Context } from '../context.ts';
import type { ImportTable } from './import-table.ts';
import type { PictureSource } from './picture-source.ts';

/** Lines from and to, both included. */
export type Lines = { from: number; to: number };

/** A row to be staged: of the record's own kind where it names none; a hidden one is part of its record. */
export type StagedRow = { source: Readonly<Record<string, unknown>>; kind?: string; hidden?: boolean };

/** Something to tell of a record that is taken in: a warning, or a part of it that is left out ("link"). */
export type Remark = { field: string; problem: string; severity: 'warning' | 'link' };

/** What an import is told to do, as far as it concerns areas. */
export type ImportOptions = {
  /** What counts as the time of places left that tell none. */
  snapshotAt: Date;
  /** The feed is the whole catalogue. */
  whole: boolean;
  config: Partial<AreaConfigs>;
  /** All that a feed may hold. */
  kinds: ReadonlyMap<string, FeedKind>;
};

/** A record that a full feed no longer names, in words that tell which one. */
export type Leaving = { kind: string; name: string };

/** What a full feed does to the records that it no longer names; the last two by their place in the list, from 1. */
type FullFeed = {
  /** Lists them. @returns how many there are of each kind */
  plan: (ctx: Context, options: { whole: boolean }) => Promise<Readonly<Record<string, number>>>;
  read: (ctx: Context, places: Lines) => Promise<Leaving[]>;
  takeDown: (ctx: Context, places: Lines) => Promise<void>;
};

/** What an area does with its kind beside what follows from the table, on the connection of the import. */
type Steps = {
  /** As soon as these records have their ids. @throws AppError when nothing of the feed may be imported */
  identified?: (ctx: Context) => Promise<void>;
  /** Once all records have their ids, before they are compared with what is known. */
  settle?: (ctx: Context, options: ImportOptions) => Promise<void>;
  /** Once all differences are known. */
  compared?: (ctx: Context, options: ImportOptions) => Promise<void>;
  /** In the transaction that writes some of its rows: before, and after. */
  before?: (ctx: Context, lines: Lines) => Promise<void>;
  after?: (ctx: Context, lines: Lines) => Promise<void>;
  /**
   * What follows from records once all are written, the last kinds first. It is done again where an earlier run was
   * killed. @param kinds of which the feed has records, or takes some down
   */
  finish?: (ctx: Context, kinds: ReadonlySet<string>) => Promise<void>;
  /** A full feed names all of them; what becomes of those that it leaves out: "archived". */
  leftOut?: string;
  /** Of the kinds that belong together, one says how. */
  fullFeed?: FullFeed;
};

type Said<Row> = {
  /** For the owner of a feed, as its fields are described: printed into docs/import.md and the JSON Schemas. */
  about: string;
  /** In CSV, one row is an entry of this list; rows that are the same in `by` are one record. */
  inRows?: { list: string; entry: z.ZodObject; by: readonly string[] };
  /** Fills in what follows from the record and the name of its feed alone, and takes apart what is kept apart. */
  rows?: (record: Row, feed: string) => readonly StagedRow[];
  /** Tells where a record says less than its company means; what can't be kept of it, it takes out. */
  lookOver?: (record: Row) => Remark[];
  /** Where its rows name pictures; `notePictures` of #images/feed has to be among its steps after. */
  pictures?: readonly PictureSource[];
};

/** One kind of record of a feed, as its area says it: what may stand in it, and where that goes. */
export type FeedKind = ImportTable & Steps & Said<Record<string, unknown>> & { kind: string; record: z.ZodObject };

type Given<Schema extends z.ZodObject> = ImportTable & Steps & Said<z.output<Schema>> & { record: Schema };

/** @param given its record holds its name, as a literal: `kind` */
export function feedKind<Schema extends z.ZodObject>(given: Given<Schema>): FeedKind {
  const { value } = given.record.shape.kind as z.ZodLiteral<string>;
  // What looks at a record is only handed those that its schema took in.
  return { ...given, kind: value } as unknown as FeedKind;
}
