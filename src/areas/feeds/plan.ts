import {
  chooseCurrencies,
  foldPrices,
  type LeavingCounts,
  type PictureRules,
  planLeaving,
  planPictures,
  planPosters,
  refuseMistakenCompanies,
  tellOddDates,
} from '#catalogue/feed';
import { planSeats } from '#inventory/feed';
import { kinds } from './kinds.ts';
import { compareCollection, planCollection } from './merge/collections.ts';
import { compare } from './merge/compare.ts';
import { identify } from './merge/identify.ts';
import { tellConsequences } from './merge/issues.ts';
import { link } from './merge/links.ts';
import { keepKnownLinks, keepShared } from './merge/shared.ts';
import { refuseOrphans } from './merge/tree.ts';
import { settleUnique } from './merge/unique.ts';
import { tellMissingRates } from './missing-rates.ts';
import { type FeedKind, feedKinds } from './records/records.ts';
import type { Session } from './session.ts';
import { cellsOf } from './stage/layout.ts';

export type PlanOptions = {
  snapshotAt: Date;
  images: PictureRules;
  /** What all companies share may be changed, too. */
  shared: boolean;
  /** The feed is the whole catalogue. */
  whole: boolean;
  onKind: (kind: FeedKind) => void;
};

/** Works out, from what is staged, what an import would change; it writes temporary tables only. */
export async function plan(session: Session, options: PlanOptions): Promise<void> {
  const { snapshotAt, images, shared, onKind } = options;
  await session.run('create temp table consequences (root integer, line integer, refused boolean)');
  await session.run('create index on refused_ids (kind, name)');
  for (const kind of feedKinds) {
    onKind(kind);
    await identify(session, kinds, kind);
    if (kind === 'operator') await refuseMistakenCompanies(session.ctx);
    for (const reference of kinds[kind].references ?? []) {
      if (!reference.tree) continue;
      await refuseOrphans(session, kinds, kind, reference, shared);
      await link(session, kinds, kind, reference);
    }
    await settleUnique(session, kind, kinds[kind]);
  }
  await chooseCurrencies(session.ctx);
  await tellOddDates(session.ctx);
  await tellMissingRates(session);
  const cells = cellsOf(kinds.departure).map((cell) => cell.column);
  const columns = Object.keys(kinds.departure.columns).filter((column) => cells.includes(column));
  await foldPrices(session.ctx, { columns });
  await planSeats(session.ctx, { snapshotAt });
  for (const kind of feedKinds) await compareKind(session, kind, options);
  await tellConsequences(session);
  await markInlineItineraries(session);
  await planPosters(session.ctx);
  await planPictures(session.ctx, images);
}

async function compareKind(session: Session, kind: FeedKind, { shared, whole }: PlanOptions): Promise<void> {
  const spec = kinds[kind];
  for (const reference of spec.references ?? []) {
    if (reference.late) await link(session, kinds, kind, reference);
  }
  for (const collection of spec.collections ?? []) await planCollection(session, kinds, kind, collection, whole);
  const existing = await session.query(`select 1 from planned_${kind} where existing limit 1`);
  if (existing.length === 0 || !spec.table) return;
  if (spec.shared) await keepKnownLinks(session, kind, spec);
  await compare(session, kind, spec);
  for (const collection of spec.collections ?? []) await compareCollection(session, kind, spec, collection);
  if (spec.shared && !shared) await keepShared(session, kind, spec);
}

/** The days that came inside a trip's record are a difference of the trip. */
async function markInlineItineraries(session: Session): Promise<void> {
  await session.run(
    `update planned_trip t set changed = t.changed || 'itinerary'::text
     from planned_itinerary i
     where i.hidden and (not i.existing or i.changed <> '{}') and t.id = i.trip_id and t.existing`,
  );
}

/** What a full feed would take down; nothing when a record of it couldn't be read, for it may name anything. */
export async function planFullFeed(
  session: Session,
  unreadable: number,
  { full, whole }: { full?: boolean; whole?: boolean },
): Promise<LeavingCounts> {
  if (full && unreadable === 0) return planLeaving(session.ctx, { whole: whole ?? false });
  if (full) {
    const records = unreadable === 1 ? 'a record' : `${unreadable.toLocaleString('en-US')} records`;
    await session.run(
      `insert into feed_issues (line, kind, field, problem, severity) values (1, null, null, $1, 'warning')`,
      [
        `nothing was archived or closed, because ${records} of this full feed can't be read: mend that and import it again`,
      ],
    );
  }
  return { trips: 0, departures: 0 };
}
