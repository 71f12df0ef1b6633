import type { FeedKind, FeedKinds } from '#kernel/feed';
import { refusedNames } from './merge/names.ts';
import type { Entry } from './read/entry.ts';
import type { Stage } from './stage/stage.ts';
import { createUnknownFields } from './unknown-fields.ts';
import { validate } from './validate.ts';

type Staging = Pick<Stage, 'add' | 'addIssue' | 'addRefused'>;

/** Checks entries one by one and stages the good ones. */
export class Loader {
  readonly read: Map<string, number> = new Map();
  /** Lines that may name anything that a full feed takes down: of another kind than is known, or without their id. */
  unreadable = 0;
  /** Refused records of which nobody knows what they name. */
  unnamed = 0;
  readonly #stage: Staging;
  readonly #kinds: FeedKinds;
  readonly #feed: string;
  readonly #unknownFields = createUnknownFields();

  /** @param feed its name; '' without one */
  constructor(stage: Staging, kinds: FeedKinds, feed: string) {
    this.#stage = stage;
    this.#kinds = kinds;
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
    const checked = validate(this.#kinds, value);
    const kind = checked.kind?.kind ?? null;
    if (kind) this.read.set(kind, (this.read.get(kind) ?? 0) + 1);
    if (!('record' in checked)) {
      for (const fault of checked.faults) this.#stage.addIssue({ line, kind, ...fault, severity: 'refused' });
      this.#rememberRefused(line, checked.kind, value);
      return;
    }
    const { record } = checked;
    for (const fault of this.#unknownFields(checked.kind, value)) {
      this.#stage.addIssue({ line, kind, ...fault, severity: 'warning' });
    }
    for (const remark of checked.kind.lookOver?.(record) ?? []) this.#stage.addIssue({ line, kind, ...remark });
    const rows = checked.kind.rows?.(record, this.#feed) ?? [{ source: record }];
    for (const { kind: target = checked.kind.kind, source, hidden } of rows) {
      this.#stage.add(target, source, line, hidden);
    }
  }

  /** A full feed must not take down what it names in a record with a mistake. */
  #rememberRefused(line: number, spec: FeedKind | null, value: Record<string, unknown>): void {
    if (!spec) {
      this.unreadable++;
      return;
    }
    const names = refusedNames(this.#kinds, spec, value);
    for (const name of names) this.#stage.addRefused(line, name);
    if (spec.leftOut && names.every(({ kind }) => kind !== spec.kind)) this.unnamed++;
  }
}
