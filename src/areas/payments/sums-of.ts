import type { Context } from '#kernel';
import type { SubjectKind } from './queries/payments.ts';
import { readSumsOf } from './queries/sums.ts';

/** What was captured for something, what of it goes back or has gone, and what of that without us: minor units of one currency. */
export type Sums = { capturedCents: number; backCents: number; goneCents: number };

/** The sums of several, by their ids; those for which no money came are left out. */
export async function sumsOf({ db }: Context, kind: SubjectKind, ids: readonly string[]): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map();
  const rows = await readSumsOf(db, kind, ids);
  return new Map(rows.map(({ subjectId, ...sums }) => [subjectId, sums]));
}
