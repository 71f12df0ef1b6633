/** Something of which the team is told, as its desk shows it. */
export type TaskKind = {
  /** "A refund failed". */
  title: string;
  /** What is to be done, in plain words. */
  todo: string;
  /** Of what its subject is the id: the desk leads there where it has a page of it. */
  about: string;
  /** What the desk shows of its details, by their keys. */
  facts: Readonly<Record<string, string>>;
};

export type TaskKinds = Readonly<Record<string, TaskKind>>;

/** Whatever an area may tell the team of. It stands in the `tasks` of its area.ts, so that the desk has words for it. */
export function defineTasks<const Kinds extends TaskKinds>(kinds: Kinds): Kinds {
  return kinds;
}

/** @throws for a kind that isn’t declared: nobody would know what to do about it */
export function kindIn<Kinds extends TaskKinds>(kinds: Kinds, kind: keyof Kinds & string): TaskKind {
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (found) return found;
  throw new Error(`No task is declared as ${kind}: add it to the tasks of its area (defineTasks).`);
}
