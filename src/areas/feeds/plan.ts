import type { FeedKind, FeedKinds, ImportOptions } from '#kernel/feed';
import { type LeavingPlan, nothingLeaves, planLeaving } from './leaving.ts';
import { compareCollection, planCollection, planNoCollection } from './merge/collections.ts';
import { compare } from './merge/compare.ts';
import { identify, identifyNone } from './merge/identify.ts';
import { tellConsequences } from './merge/issues.ts';
import { link } from './merge/links.ts';
import { keepKnownLinks, keepShared, refuseUngranted } from './merge/shared.ts';
import { refuseOrphans } from './merge/tree.ts';
import { settleUnique } from './merge/unique.ts';
import type { Session } from './session.ts';
import type { Filled } from './stage/stage.ts';

export type PlanOptions = ImportOptions & {
  /** What all companies share may be changed, too. */
  shared: boolean;
  onKind: () => void;
};

/**
 * Works out, from what is staged, what an import would change; it writes temporary tables only.
 * @param filled of all else there are no rows that could be at fault, or be other than known ones
 */
export async function plan(session: Session, kinds: FeedKinds, filled: Filled, options: PlanOptions): Promise<void> {
  const { ctx } = session;
  await session.run('create temp table consequences (root integer, line integer, refused boolean)');
  await session.run('create index on refused_ids (kind, name)');
  for (const kind of kinds.values()) {
    options.onKind();
    if (!filled.kinds.has(kind.kind)) {
      await identifyNone(session, kinds, kind);
      continue;
    }
    await identify(session, kinds, kind);
    if (kind.granted && !options.shared) await refuseUngranted(session, kind);
    await kind.identified?.(ctx);
    for (const reference of kind.references ?? []) {
      if (!reference.tree) continue;
      await refuseOrphans(session, kinds, kind, reference, options.shared);
      await link(session, kinds, kind, reference);
    }
    await settleUnique(session, kind);
  }
  for (const kind of kinds.values()) await kind.settle?.(ctx, options);
  for (const kind of kinds.values()) {
    const isFilled = filled.kinds.has(kind.kind);
    if (isFilled) await linkLate(session, kinds, kind);
    for (const collection of kind.collections ?? []) {
      if (filled.collections.has(collection) || (isFilled && collection.settled)) {
        await planCollection(session, kinds, kind, collection, options.whole);
      } else await planNoCollection(session, kinds, kind, collection);
    }
    if (isFilled) await compareKind(session, kind, options.shared);
  }
  await tellConsequences(session);
  for (const kind of kinds.values()) await kind.compared?.(ctx, options);
}

async function linkLate(session: Session, kinds: FeedKinds, spec: FeedKind): Promise<void> {
  for (const reference of spec.references ?? []) {
    if (reference.late) await link(session, kinds, spec, reference);
  }
}

async function compareKind(session: Session, spec: FeedKind, shared: boolean): Promise<void> {
  const existing = await session.query(`select 1 from planned_${spec.kind} where existing limit 1`);
  if (existing.length === 0 || !spec.table) return;
  if (spec.shared) await keepKnownLinks(session, spec);
  await compare(session, spec);
  for (const collection of spec.collections ?? []) await compareCollection(session, spec, collection);
  if (spec.shared && !shared) await keepShared(session, spec);
}

/** What a full feed would take down; nothing when a record of it couldn't be read, for it may name anything. */
export async function planFullFeed(
  session: Session,
  kinds: FeedKinds,
  unreadable: number,
  { full, whole }: { full?: boolean; whole?: boolean },
): Promise<LeavingPlan> {
  if (full && unreadable === 0) return planLeaving(session, kinds, whole ?? false);
  if (full) {
    const records = unreadable === 1 ? 'a record' : `${unreadable.toLocaleString('en-US')} records`;
    const done = [...kinds.values()].flatMap(({ leftOut }) => leftOut ?? []).join(' or ');
    await session.run(
      `insert into feed_issues (line, kind, field, problem, severity) values (1, null, null, $1, 'warning')`,
      [`nothing was ${done}, because ${records} of this full feed can't be read: mend that and import it again`],
    );
  }
  return nothingLeaves;
}
