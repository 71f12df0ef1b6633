import type { Topic } from '../outbox/topics.ts';

export const columnTypes = {
  text: 'text',
  int: 'integer',
  bigint: 'bigint',
  bool: 'boolean',
  date: 'date',
  time: 'timestamptz',
  json: 'jsonb',
  texts: 'text[]',
  degrees: 'numeric(8,5)',
  rating: 'numeric(3,2)',
  hours: 'numeric(4,1)',
  char2: 'char(2)',
  char3: 'char(3)',
} as const;
export type ColumnType = keyof typeof columnTypes;

export type ColumnOptions = {
  type: ColumnType;
  /** The record's field, when it isn't called like the column. */
  from?: string;
  /** What stands for an absent value in a column that can't be null. */
  absent?: unknown;
  /** An absent value keeps what the database has; a new row gets null, or the time of the import. */
  keeps?: 'null' | 'now';
};
export type Columns = Readonly<Record<string, ColumnType | ColumnOptions>>;

/** How a field names a row of another kind. In SQL fragments "#" stands for the row that names. */
export type Reference = {
  /** The column that gets the id; null when the link is only checked. */
  column: string | null;
  /** Staged column that holds the name. */
  from: string;
  /** The record's field, when the staged column isn't called like it. */
  field?: string;
  /** Without the row that is named, the record has no meaning and is refused. */
  required?: boolean;
  /** Helps to find others; the table has no such column. */
  unwritten?: boolean;
  /** Points at rows of the same kind or a later one: looked up once all are known, written once all are there. */
  late?: boolean;
  /** Points at a parent of the same kind; the parents must form a tree. */
  tree?: boolean;
  /** Tried in this order. */
  to: readonly Target[];
};
export type Target = {
  kind: string;
  /** Which of the kind's names is meant: a key of its `names`. */
  name: string;
  /** The values to look up, one for each of the name's columns. */
  by: readonly string[];
  /** Only when this holds. */
  when?: string;
};

/** Rows of another table that belong to a record: they are compared as a whole and replaced when they differ. */
export type Collection = {
  /** The record's field, also the name told in differences. */
  name: string;
  table: string | null;
  /** Column with the id of the record they belong to. */
  owner: string;
  /** Condition on `t` that tells this collection's rows from others in the same table. */
  only?: string;
  /** Columns with the same value for all rows, and columns taken over from the owner's. */
  constants?: Readonly<Record<string, string>>;
  inherits?: readonly string[];
  /**
   * How the field is written: a list of objects, of texts ("value"), one object, texts by name ("name", "value") or
   * lists of texts by name ("name", "value"). Each row also has "position", counted from 0.
   */
  shape: 'objects' | 'texts' | 'object' | 'map' | 'lists';
  columns: Columns;
  /** Staged for references or checks, not written. */
  staged?: Columns;
  references?: readonly Reference[];
  /** Columns that may not repeat within one record; the first one counts. */
  key: readonly string[];
  /** Expressions on "#" that may not repeat in the whole table. */
  unique?: readonly string[];
  /** Rows are updated in place, because others refer to them. */
  inPlace?: boolean;
  /** Refers to rows of its own kind, so it is written after all of them. */
  late?: boolean;
  /** A step of `settle` may bring rows of it where the feed has none. */
  settled?: boolean;
};

/** What happened to whom: a topic and the column with the subject's id. */
export type ChangeEvent = {
  topic: Topic;
  subject: string;
  /** New rows are told in another way. */
  changedOnly?: boolean;
};

export type ImportTable = {
  /** Null for a kind that is carried into another one. */
  table: string | null;
  /** That other one: a step of its `settle` makes rows of it. */
  into?: string;
  columns: Columns;
  /** Staged for the steps of an area of their own, not written here. */
  staged?: Columns;
  references?: readonly Reference[];
  /** Lists of expressions on "#" by which a row can be named; `id` tells whether it exists already. */
  names: Readonly<Record<string, readonly string[]>>;
  /** Names that several rows may have: only those of the feed count, and the first of them. */
  ambiguous?: readonly string[];
  /** Columns that no two rows may share, besides the id. */
  unique?: readonly string[];
  /** Where those are absent, the first of these expressions on "p" (plan) and "f" (staged row) that is still free. */
  generated?: Readonly<Record<string, readonly string[]>>;
  /** Where old slugs of this table stand (kind, old_slug), and under which kind; none that is made up is one of them. */
  redirects?: Readonly<{ table: string; kind: string }>;
  /** Tables that steps of areas write with its rows. */
  written?: readonly string[];
  collections?: readonly Collection[];
  /** All in one transaction, because rows refer to each other. */
  whole?: boolean;
  /** The trips of all companies name its rows: what a record leaves out stays, what it would change has to be asked for. */
  shared?: boolean;
  /** New rows, too, have to be asked for: what the site alone may give, no company's feed gives itself. */
  granted?: boolean;
  events?: readonly ChangeEvent[];
};
