import type { FeedKind, FeedKinds, Lines } from '#kernel/feed';
import { releaseClaims } from './merge/collections.ts';
import { writeEvents, writeLate, writeRange } from './merge/write.ts';
import type { Session } from './session.ts';
import { isRefusedValue } from './stage/copy.ts';

/** Rows of one transaction. */
const BATCH = 4000;
/** SQLSTATE of a transaction that gave way to another one. */
const DEADLOCK = '40P01';
const TO_DO = `(not existing or changed <> '{}')`;

type Step = (lines: Lines) => Promise<void>;

/** Rows that a run of `apply` writes, those of itineraries that came with their trips among them. */
export async function countToDo(session: Session, kinds: FeedKinds): Promise<number> {
  const counts = [...kinds.values()]
    .filter(({ table }) => table)
    .map(({ kind }) => `(select count(*) from planned_${kind} where ${TO_DO})`);
  const [row] = await session.query<{ rows: number }>(`select ${['0', ...counts].join(' + ')} as rows`);
  return row?.rows ?? 0;
}

/** Makes room for what a whole catalogue claims of records that it leaves out. */
export async function releaseAllClaims(session: Session, kinds: FeedKinds): Promise<void> {
  for (const kind of kinds.values()) {
    for (const collection of kind.collections ?? []) await releaseClaims(session, kind, collection);
  }
}

/** Writes the plan kind by kind, some thousand rows a transaction, so that it can be broken off and repeated. */
export async function apply(session: Session, kinds: FeedKinds, onWritten: (rows: number) => void): Promise<void> {
  const { ctx } = session;
  for (const kind of kinds.values()) {
    if (!kind.table) continue;
    const size = kind.whole ? Number.MAX_SAFE_INTEGER : BATCH;
    for (const { rows, ...range } of await ranges(session, kind, TO_DO, size)) {
      await writeOrSplit(session, kind, range, async (part) => {
        await kind.before?.(ctx, part);
        await writeRange(session, kind, part);
        await kind.after?.(ctx, part);
        await writeEvents(session, kind, part);
      });
      onWritten(rows);
    }
  }
  for (const kind of kinds.values()) await applyLate(session, kind);
}

async function applyLate(session: Session, kind: FeedKind): Promise<void> {
  const columns = (kind.references ?? []).filter((reference) => reference.late).map((reference) => reference.column);
  const late = (kind.collections ?? []).filter((collection) => collection.late);
  if (columns.length + late.length === 0) return;
  const condition = [
    ...columns.map((column) => `(not existing and ${column} is not null or '${column}' = any(changed))`),
    ...late.map(
      ({ name }) =>
        `(not existing and line in (select feed_line from planned_${kind.kind}_${name}) or '${name}' = any(changed))`,
    ),
  ].join(' or ');
  for (const range of await ranges(session, kind, condition, BATCH)) {
    await writeOrSplit(session, kind, range, async (part) => {
      await writeLate(session, kind, part);
      await writeEvents(session, kind, part);
    });
  }
}

async function ranges(
  session: Session,
  { kind }: FeedKind,
  condition: string,
  size: number,
): Promise<(Lines & { rows: number })[]> {
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
async function writeOrSplit(session: Session, kind: FeedKind, range: Lines, write: Step, retries = 3): Promise<void> {
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
        kind.kind,
        `the database refuses it: ${(error as Error).message}`,
      ]);
      await session.run(`delete from planned_${kind.kind} where line = $1`, [range.from]);
      return;
    }
    const middle = Math.floor((range.from + range.to) / 2);
    await writeOrSplit(session, kind, { from: range.from, to: middle }, write);
    await writeOrSplit(session, kind, { from: middle + 1, to: range.to }, write);
  }
}

/** Fresh statistics where much was written, so that the queries after a large import are planned well. */
export async function analyzeWritten(session: Session, kinds: FeedKinds): Promise<void> {
  for (const { kind, table, collections = [], written = [] } of kinds.values()) {
    const [rows] = await session.query<{ rows: number }>(`select count(*) as rows from planned_${kind} where ${TO_DO}`);
    if (!rows || rows.rows < BATCH) continue;
    const tables = [table, ...collections.map((collection) => collection.table), ...written];
    const names = tables.filter((name) => name !== null);
    if (names.length > 0) await session.run(`analyze ${names.join(', ')}`);
  }
}

/**
 * What follows from the records; done for all that the feed names, because an earlier run may have been killed. The last
 * kinds go first: what is made of them is counted by those before.
 * @param concerned kinds of which the feed has records, or takes some down
 */
export async function finish(session: Session, kinds: FeedKinds, concerned: ReadonlySet<string>): Promise<void> {
  for (const kind of [...kinds.values()].reverse()) await kind.finish?.(session.ctx, concerned);
}
