import { isKnownPoster } from '#catalogue/feed';
import { fillIn } from './fill-in.ts';
import { kinds } from './kinds.ts';
import { ownNames } from './merge/names.ts';
import { notesOn } from './notes.ts';
import type { Entry } from './read/entry.ts';
import type { FeedKind, FeedRecord } from './records/records.ts';
import type { Stage } from './stage/stage.ts';
import { createUnknownFields } from './unknown-fields.ts';
import { validate } from './validate.ts';

type Staging = Pick<Stage, 'add' | 'addIssue' | 'addRefused'>;

/** Checks entries one by one and stages the good ones. */
export class Loader {
  readonly read: Map<FeedKind, number> = new Map();
  /** Lines that may name any trip or departure: of another kind than is known, or without the id of theirs. */
  unreadable = 0;
  readonly #stage: Staging;
  readonly #feed: string;
  readonly #unknownFields = createUnknownFields();

  /** @param feed its name; '' without one */
  constructor(stage: Staging, feed: string) {
    this.#stage = stage;
    this.#feed = feed;
  }

  add(entry: Entry): void {
    if (entry.value) {
      this.#addValue(entry.line, entry.value);
      return;
    }
    const severity = entry.severity ?? 'refused';
    if (severity === 'refused') this.unreadable++;
    this.#stage.addIssue({
      line: entry.line,
      kind: null,
      field: entry.field ?? null,
      problem: entry.problem,
      severity,
    });
  }

  #addValue(line: number, value: Record<string, unknown>): void {
    const checked = validate(value);
    const kind = checked.kind;
    if (kind) this.read.set(kind, (this.read.get(kind) ?? 0) + 1);
    if (!('record' in checked)) {
      for (const fault of checked.faults) this.#stage.addIssue({ line, kind, ...fault, severity: 'refused' });
      this.#rememberRefused(line, kind, value);
      return;
    }
    for (const fault of [...this.#unknownFields(checked.kind, value), ...notesOn(checked.record)]) {
      this.#stage.addIssue({ line, kind, ...fault, severity: 'warning' });
    }
    this.#dropUnknownPoster(line, checked.record);
    for (const { kind: target, source, hidden } of fillIn(checked.record, this.#feed)) {
      this.#stage.add(target, source, line, hidden);
    }
  }

  /** A full feed must not take down what it names in a record with a mistake. */
  #rememberRefused(line: number, kind: FeedKind | null, value: Record<string, unknown>): void {
    if (!kind) {
      this.unreadable++;
      return;
    }
    const operator = typeof value.operator === 'string' ? value.operator : null;
    const names = ownNames(kinds[kind], value);
    for (const name of names) this.#stage.addRefused(line, { kind, operator, name });
    if (names.length === 0 && (kind === 'trip' || kind === 'departure')) this.unreadable++;
  }

  #dropUnknownPoster(line: number, record: FeedRecord): void {
    if (!('poster' in record) || !record.poster || isKnownPoster(record.poster)) return;
    const { biome, motif } = record.poster;
    const problem = `there is no picture of ${biome} ${motif}, so one is chosen for it`;
    this.#stage.addIssue({ line, kind: record.kind, field: 'poster', problem, severity: 'link' });
    delete record.poster;
  }
}
