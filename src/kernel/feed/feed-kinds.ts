import type { FeedKind } from './feed-kind.ts';
import type { Reference } from './import-table.ts';

/** The kinds that a feed may hold, by name, in the order in which they are applied. */
export type FeedKinds = ReadonlyMap<string, FeedKind>;

/**
 * Each kind after those at whose rows its own point; otherwise as they are given.
 * @throws when a kind is there twice, names one that isn't there, can't come before or after another, or goes nowhere
 */
export function inOrderOfNames(kinds: readonly FeedKind[]): FeedKinds {
  const names = new Set(kinds.map(({ kind }) => kind));
  if (names.size < kinds.length) throw new Error(`Two kinds of a feed have one name: ${listed(kinds)}.`);
  for (const { kind, ...spec } of kinds) {
    if (spec.table === null && !names.has(spec.into ?? '')) {
      throw new Error(`${kind} records of a feed have neither a table nor a kind into which they go.`);
    }
    const unknown = referencesOf(spec)
      .flatMap(namedBy)
      .find((name) => !names.has(name));
    if (unknown) throw new Error(`${kind} records of a feed name a ${unknown}, and no area brings that kind.`);
  }
  const placed = new Map<string, FeedKind>();
  while (placed.size < kinds.length) {
    const waiting = kinds.filter(({ kind }) => !placed.has(kind));
    for (const kind of waiting) if (pointsAt(kind).every((name) => placed.has(name))) placed.set(kind.kind, kind);
    if (waiting.every(({ kind }) => !placed.has(kind)))
      throw new Error(`Of these kinds of a feed each needs another one first: ${listed(waiting)}.`);
  }
  return placed;
}

const listed = (kinds: readonly FeedKind[]): string => kinds.map(({ kind }) => kind).join(', ');
const namedBy = ({ to }: Reference): string[] => to.map(({ kind }) => kind);

type Spec = Pick<FeedKind, 'references' | 'collections'>;

const referencesOf = ({ references = [], collections = [] }: Spec): readonly Reference[] => [
  ...references,
  ...collections.flatMap((collection) => collection.references ?? []),
];

/** Kinds whose rows have to be written before its own, for the database holds them to that. */
function pointsAt({ kind, references, collections }: FeedKind): string[] {
  const written = collections?.filter(({ table, late }) => table !== null && !late) ?? [];
  return referencesOf({ references: references ?? [], collections: written })
    .filter(({ late }) => !late)
    .flatMap(namedBy)
    .filter((name) => name !== kind);
}
