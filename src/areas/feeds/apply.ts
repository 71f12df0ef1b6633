import {
  givePosters,
  namesPictures,
  notePictures,
  refreshCounts,
  takeDown,
  tellDependents,
  writePriceHistory,
} from '#catalogue/feed';
import { seatTables, writeMovedSeats, writeSeats } from '#inventory/feed';
import { refreshStats } from '#reviews';
import { kinds } from './kinds.ts';
import { releaseClaims } from './merge/collections.ts';
import { type Range, writeEvents, writeLate, writeRange } from './merge/write.ts';
import { type FeedKind, feedKinds } from './records/records.ts';
import type { Session } from './session.ts';
import { isRefusedValue } from './stage/copy.ts';

/** Rows of one transaction. */
const BATCH = 4000;
/** SQLSTATE of a transaction that gave way to another one. */
const DEADLOCK = '40P01';
const TO_DO = `(not existing or changed <> '{}')`;

type Step = (range: Range) => Promise<void>;

/** What else belongs to a row of a kind, in the same transaction. */
function extraSteps(session: Session, kind: FeedKind): { before?: Step; after?: Step } {
  if (kind === 'trip' || kind === 'category') return { before: (range) => givePosters(session.ctx, kind, range) };
  if (kind === 'attraction') {
    return {
      before: (range) => givePosters(session.ctx, kind, range),
      after: (range) => tellDependents(session.ctx, kind, range),
    };
  }
  if (kind === 'term' || kind === 'place' || kind === 'association') {
    return { after: (range) => tellDependents(session.ctx, kind, range) };
  }
  if (kind !== 'departure') return {};
  return {
    after: async (range) => {
      await writePriceHistory(session.ctx, range);
      await writeSeats(session.ctx, range);
    },
  };
}

/** Rows that a run of `apply` writes, those of itineraries that came with their trips among them. */
export async function countToDo(session: Session): Promise<number> {
  const counts = feedKinds
    .filter((kind) => kinds[kind].table)
    .map((kind) => `(select count(*) from planned_${kind} where ${TO_DO})`);
  const [row] = await session.query<{ rows: number }>(`select ${counts.join(' + ')} as rows`);
  return row?.rows ?? 0;
}

/** Makes room for what a whole catalogue claims of records that it leaves out. */
export async function releaseAllClaims(session: Session): Promise<void> {
  for (const kind of feedKinds) {
    for (const collection of kinds[kind].collections ?? []) await releaseClaims(session, kind, collection);
  }
}

/** Writes the plan kind by kind, some thousand rows a transaction, so that it can be broken off and repeated. */
export async function apply(session: Session, onWritten: (rows: number) => void): Promise<void> {
  for (const kind of feedKinds) {
    const spec = kinds[kind];
    if (!spec.table) continue;
    const { before, after } = extraSteps(session, kind);
    const size = spec.whole ? Number.MAX_SAFE_INTEGER : BATCH;
    for (const { rows, ...range } of await ranges(session, kind, TO_DO, size)) {
      await writeOrSplit(session, kind, range, async (part) => {
        await before?.(part);
        await writeRange(session, kind, spec, part);
        await after?.(part);
        if (namesPictures(kind)) await notePictures(session.ctx, kind, part);
        await writeEvents(session, kind, spec, part);
      });
      onWritten(rows);
    }
  }
  for (const kind of feedKinds) await applyLate(session, kind);
  await moveSnapshots(session);
}

async function applyLate(session: Session, kind: FeedKind): Promise<void> {
  const spec = kinds[kind];
  const columns = (spec.references ?? []).filter((reference) => reference.late).map((reference) => reference.column);
  const late = (spec.collections ?? []).filter((collection) => collection.late);
  if (columns.length + late.length === 0) return;
  const condition = [
    ...columns.map((column) => `(not existing and ${column} is not null or '${column}' = any(changed))`),
    ...late.map(
      ({ name }) =>
        `(not existing and line in (select feed_line from planned_${kind}_${name}) or '${name}' = any(changed))`,
    ),
  ].join(' or ');
  for (const range of await ranges(session, kind, condition, BATCH)) {
    await writeOrSplit(session, kind, range, async (part) => {
      await writeLate(session, kind, spec, part);
      await writeEvents(session, kind, spec, part);
    });
  }
}

/** Departures of which only the time of the snapshot is newer. */
async function moveSnapshots(session: Session): Promise<void> {
  while (await session.transact(() => writeMovedSeats(session.ctx, { limit: BATCH })));
}

async function ranges(
  session: Session,
  kind: FeedKind,
  condition: string,
  size: number,
): Promise<(Range & { rows: number })[]> {
  return session.query(
    `select min(line) as from, max(line) as to, count(*) as rows
     from (select line, (row_number() over (order by line) - 1) / $1::bigint as batch from planned_${kind} where ${condition}) numbered
     group by batch order by batch`,
    [size],
  );
}

/**
 * One transaction; when the database refuses a value that the checks let pass, the rows at fault are found by
 * halving and told, and all the others are written.
 */
async function writeOrSplit(session: Session, kind: FeedKind, range: Range, write: Step, retries = 3): Promise<void> {
  try {
    await session.transact(() => write(range));
  } catch (error) {
    if ((error as { code?: string }).code === DEADLOCK && retries > 0) {
      await writeOrSplit(session, kind, range, write, retries - 1);
      return;
    }
    if (!isRefusedValue(error)) throw error;
    if (range.from === range.to) {
      await session.run(`insert into feed_issues (line, kind, problem, severity) values ($1, $2, $3, 'refused')`, [
        range.from,
        kind,
        `the database refuses it: ${(error as Error).message}`,
      ]);
      await session.run(`delete from planned_${kind} where line = $1`, [range.from]);
      return;
    }
    const middle = Math.floor((range.from + range.to) / 2);
    await writeOrSplit(session, kind, { from: range.from, to: middle }, write);
    await writeOrSplit(session, kind, { from: middle + 1, to: range.to }, write);
  }
}

export async function takeDownMissing(session: Session, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    const range = { from, to: from + BATCH - 1 };
    await session.transact(() => takeDown(session.ctx, range));
  }
}

/** Fresh statistics where much was written, so that the queries after a large import are planned well. */
async function analyzeWritten(session: Session): Promise<void> {
  for (const kind of feedKinds) {
    const spec = kinds[kind];
    const [written] = await session.query<{ rows: number }>(
      `select count(*) as rows from planned_${kind} where ${TO_DO}`,
    );
    if (!written || written.rows < BATCH) continue;
    const tables = [spec.table, ...(spec.collections ?? []).map((collection) => collection.table)];
    const more = [...(spec.written ?? []), ...(kind === 'departure' ? seatTables : [])];
    const names = [...tables, ...more].filter((table) => table !== null);
    if (names.length > 0) await session.run(`analyze ${names.join(', ')}`);
  }
}

/**
 * What follows from trips and reviews; done for all that the feed names, because an earlier run may have been killed.
 * @param archived trips that left the catalogue
 */
export async function refresh(session: Session, archived: number): Promise<void> {
  await analyzeWritten(session);
  const named = async (column: string) =>
    (
      await session.query<{ id: string }>(
        `select distinct ${column} as id from planned_review where ${column} is not null order by 1`,
      )
    ).map((row) => row.id);
  await refreshStats(session.ctx, { operatorIds: await named('operator_id'), tripIds: await named('trip_id') });
  const [shaping] = await session.query<{ any: boolean }>(
    `select ${['term', 'place', 'category', 'attraction', 'operator', 'trip', 'review']
      .map((kind) => `exists (select from planned_${kind})`)
      .join(' or ')} as any`,
  );
  if (shaping?.any || archived > 0) await refreshCounts(session.ctx);
}
