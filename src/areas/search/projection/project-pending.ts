import { ownersOfTrips } from '#catalogue/search';
import { type Context, type Log, silentLog } from '#kernel';
import { consume, type Lead, type OutboxEvent, unreadEvents } from '#kernel/outbox';
import type { Searchable } from '#kernel/running';
import { takeDueParked } from '../queries/parked.ts';
import { type Concerned, concernedBy, concernedOf } from './concerned.ts';
import { projectEntries, projectNamed } from './project-entries.ts';
import { projectOrPark } from './project-or-park.ts';
import { projectTrips, TRIPS_AT_ONCE } from './project-trips.ts';

export const SUBSCRIBER = 'search';
/** Some seconds of work, after which the cursor moves. */
const EVENTS_AT_ONCE = 500;
const ENTRIES_AT_ONCE = 200;
const PARKED_AT_ONCE = 50;
/** Far above a day's changes; beyond it a trip may be projected twice. */
const MOST_REMEMBERED = 200_000;

export type PendingOptions = {
  /** What areas have searched by name: search may not ask those above it. */
  searchable?: readonly Searchable[];
  log?: Log;
  /** Called after each small piece of work with its milliseconds: whoever has others beside it waits a little there. */
  rest?: (milliseconds: number) => Promise<void>;
  /** Where this process has the lead already. */
  lead?: Lead | null;
  /** Events read, of those that waited at the beginning. */
  onProgress?: (read: number, total: number) => void;
};

export type Projector = {
  /** Projects what some of the next events tell of. @returns how many; 0 also while another process does this */
  next(): Promise<number>;
  /** Tries again what could not be projected, where the time for that has come. */
  retryParked(): Promise<void>;
};

/** Brings the projection up to date with the outbox, some events at a time. */
export function createProjector(ctx: Context, options: PendingOptions = {}): Projector {
  /** What was projected since a snapshot was taken needs nothing for other events that the snapshot shows. */
  let since = { snapshot: '', done: new Set<string>() };

  async function take(events: OutboxEvent[], snapshot: string, lead: Lead): Promise<void> {
    if (since.snapshot !== snapshot || since.done.size > MOST_REMEMBERED) since = { snapshot, done: new Set() };
    await bringUpToDate(ctx, await concernedBy(ctx, events, options.searchable), {
      ...options,
      done: since.done,
      lead,
    });
  }

  return {
    next: () => consume(ctx.db, SUBSCRIBER, EVENTS_AT_ONCE, take, options.lead),
    async retryParked() {
      const due = await takeDueParked(ctx, PARKED_AT_ONCE);
      if (due.length === 0) return;
      const concerned = concernedOf(
        (kind) => due.filter((one) => one.kind === kind).map(({ id }) => id),
        options.searchable,
      );
      await bringUpToDate(ctx, concerned, { ...options, lead: null, done: new Set() });
    },
  };
}

/** All that the outbox tells of by now. @returns how many events were read; 0 also while another process does this */
export async function projectPending(ctx: Context, options: PendingOptions = {}): Promise<number> {
  const projector = createProjector(ctx, options);
  const { onProgress } = options;
  const total = onProgress ? (await unreadEvents(ctx.db, SUBSCRIBER, Number.MAX_SAFE_INTEGER)).count : 0;
  for (let read = 0; ; ) {
    const some = await projector.next();
    if (some === 0) return read;
    read += some;
    onProgress?.(Math.min(read, total), total);
  }
}

type Work = PendingOptions & { done: Set<string>; isWhole?: boolean };

async function bringUpToDate(ctx: Context, concerned: Concerned, work: Work): Promise<void> {
  const tripIds = await inPieces(ctx, 'trip', concerned.trip, TRIPS_AT_ONCE, work, (ids) => projectTrips(ctx, ids));
  const owners = await ownersOfTrips(ctx, tripIds);
  const operators = new Set([...concerned.operator, ...owners.operatorIds]);
  const counted = new Set(owners.categoryIds.filter((id) => !concerned.category.has(id)));
  await inPieces(ctx, 'operator', operators, ENTRIES_AT_ONCE, work, (operatorIds) =>
    projectEntries(ctx, { operatorIds }),
  );
  await inPieces(ctx, 'category', concerned.category, ENTRIES_AT_ONCE, work, (categoryIds) =>
    projectEntries(ctx, { categoryIds }),
  );
  // By another name they wait for the event that tells of it, which has all of their trips projected anew.
  const ofName = { ...work, isWhole: false };
  await inPieces(ctx, 'category', counted, ENTRIES_AT_ONCE, ofName, (categoryIds) =>
    projectEntries(ctx, { categoryIds, onlyAsNamed: true }),
  );
  for (const { kind, read } of work.searchable ?? []) {
    await inPieces(ctx, kind, concerned.named.get(kind) ?? new Set(), ENTRIES_AT_ONCE, work, async (ids) =>
      projectNamed(ctx, kind, ids, await read(ctx, ids)),
    );
  }
}

/** Piece by piece, leaving out what is done already. @returns the ids that weren't */
async function inPieces(
  ctx: Context,
  kind: string,
  wanted: ReadonlySet<string>,
  size: number,
  { done, lead, rest, log = silentLog, isWhole = true }: Work,
  project: (ids: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const as = isWhole ? `${kind} ` : `counts of ${kind} `;
  const ids = [...wanted].filter((id) => !done.has(as + id) && !done.has(`${kind} ${id}`)).sort();
  for (let at = 0; at < ids.length; at += size) {
    const began = performance.now();
    const piece = ids.slice(at, at + size);
    await projectOrPark(ctx, log, kind, piece, project, { isWhole });
    for (const id of piece) done.add(as + id);
    await lead?.alive();
    await rest?.(performance.now() - began);
  }
  return ids;
}
