import type { Collection, FeedKind, FeedKinds } from '#kernel/feed';
import { refusedNames } from '../merge/names.ts';
import type { Issue } from '../read/entry.ts';
import type { Session } from '../session.ts';
import { copyRows } from './copy.ts';
import { type Cell, decodeTexts, encodeRow } from './encode.ts';
import { flatten } from './flatten.ts';
import { cellsOf, cellsOfCollection, definition } from './layout.ts';

/** `spec` of a kind whose records they are. */
type Buffered = { target: string; spec: FeedKind | undefined; cells: Cell[]; rows: string[]; bytes: number };

/** What of a feed there are rows of, or may be once those of others become some. */
export type Filled = { kinds: FeedKinds; collections: ReadonlySet<Collection> };

type Source = Readonly<Record<string, unknown>>;

const BATCH_BYTES = 256 * 1024;

const text = (column: string): Cell => ({ column, field: column, type: 'text', absent: undefined });
const issueCells = [text('kind'), text('field'), text('problem'), text('severity')];

/**
 * Carries checked records into temporary tables: `staged_<kind>`, and `staged_<kind>_<field>` for each of its
 * collections. While one batch is on its way, the next records are read.
 */
export class Stage {
  readonly #session: Session;
  readonly #kinds: FeedKinds;
  readonly #buffers = new Map<string, Buffered>();
  readonly #filledKinds = new Set<string>();
  readonly #filledCollections = new Set<Collection>();
  #underWay: Promise<void> = Promise.resolve();

  constructor(session: Session, kinds: FeedKinds) {
    this.#session = session;
    this.#kinds = kinds;
  }

  async open(): Promise<void> {
    // `other` is another line that the problem speaks of, `also` what goes with it; `root` the line for whose mistake a record is refused.
    const ofIssues = [...issueCells, { ...text('other'), type: 'int' } as const, text('also')];
    const tables = [
      this.#table('feed_issues', 'line integer', ofIssues),
      this.#table('refused_ids', 'line integer, root integer', [text('kind'), text('operator'), text('name')]),
    ];
    for (const [kind, spec] of this.#kinds) {
      tables.push(this.#table(`staged_${kind}`, 'line integer, hidden boolean', cellsOf(spec), spec));
      for (const collection of spec.collections ?? []) {
        const cells = cellsOfCollection(collection);
        tables.push(this.#table(`staged_${kind}_${collection.name}`, 'line integer, position integer', cells));
      }
    }
    await this.#session.run(tables.join(';'));
  }

  #table(name: string, leading: string, cells: Cell[], spec?: FeedKind): string {
    this.#buffers.set(name, { target: name, spec, cells, rows: [], bytes: 0 });
    return `create temp table ${name} (${leading}${definition(cells)})`;
  }

  /** A hidden row is part of another record and isn't counted by itself. */
  add(kind: string, record: Source, line: number, hidden = false): void {
    const spec = this.#kinds.get(kind);
    this.#filledKinds.add(kind);
    if (spec?.into) this.#filledKinds.add(spec.into);
    this.#push(`staged_${kind}`, record, `${line}\t${hidden ? 't' : 'f'}`);
    for (const collection of spec?.collections ?? []) {
      const value = record[collection.name];
      if (value === undefined) continue;
      const rows = flatten[collection.shape](value as never);
      const name = `staged_${kind}_${collection.name}`;
      if (rows.length > 0) this.#filledCollections.add(collection);
      for (let i = 0; i < rows.length; i++) this.#push(name, rows[i] ?? {}, `${line}\t${i}`);
    }
  }

  addIssue(issue: Issue): void {
    this.#push('feed_issues', issue, `${issue.line}`);
  }

  /** A name of a record that isn't staged itself, as others would call it. */
  addRefused(line: number, refused: { kind: string; operator: unknown; name: string }): void {
    this.#push('refused_ids', refused, `${line}\t${line}`);
  }

  #push(name: string, source: Source, prefix: string): void {
    const buffer = this.#buffers.get(name);
    if (!buffer) return;
    const row = encodeRow(buffer.cells, source, prefix);
    buffer.rows.push(row);
    buffer.bytes += row.length;
  }

  /** Sends what is worth sending; waits only for the batch before. */
  async drain(): Promise<void> {
    for (const buffer of this.#buffers.values()) {
      if (buffer.bytes < BATCH_BYTES) continue;
      await this.#underWay;
      this.#underWay = this.#send(buffer);
      // Awaited above or at the end; meanwhile a failure must not count as unhandled.
      this.#underWay.catch(() => {});
    }
  }

  async close(): Promise<void> {
    await this.#underWay;
    // Issues and refused names come last: sending the others may add some.
    for (const buffer of [...this.#buffers.values()].reverse()) await this.#send(buffer);
    const filled = [...this.filled().kinds.values()].flatMap(({ kind, collections = [] }) => [
      `staged_${kind}`,
      ...collections.filter((one) => this.#filledCollections.has(one)).map(({ name }) => `staged_${kind}_${name}`),
    ]);
    for (const name of ['feed_issues', 'refused_ids', ...filled]) {
      await this.#session.run(`create index on ${name} (line); analyze ${name}`);
    }
  }

  filled(): Filled {
    const kinds = new Map([...this.#kinds].filter(([kind]) => this.#filledKinds.has(kind)));
    return { kinds, collections: this.#filledCollections };
  }

  #send(buffer: Buffered): Promise<void> {
    const { rows, target, spec, cells } = buffer;
    buffer.rows = [];
    buffer.bytes = 0;
    return copyRows(this.#session, target, rows, (row, reason) => {
      const line = Number.parseInt(row, 10);
      const problem = `the database can't hold a value of it: ${reason}`;
      this.addIssue({ line, kind: null, field: null, problem, severity: 'refused' });
      if (!spec) return;
      const names = refusedNames(this.#kinds, spec, decodeTexts(cells, row, 2));
      for (const name of names) this.addRefused(line, name);
    });
  }
}
