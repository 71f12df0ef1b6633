import type { Context } from '#kernel';
import { readSnapshot } from './queries/snapshots.ts';
import type { AttributionSubject } from './snapshot.ts';

/** How somebody had found the site, in the names of channels; null: not known. */
export type FoundUs = {
  first: { channel: string | null; campaign: string | null; page: string | null };
  last: { channel: string | null; campaign: string | null; page: string | null };
  /** Of an affiliate, whose link led here last. */
  partner: { id: string; day: string | null } | null;
};

/** What was noted beside what somebody sent. Null where they hadn’t allowed it. */
export async function foundUs({ db }: Context, { kind, id }: AttributionSubject): Promise<FoundUs | null> {
  const row = await readSnapshot(db, kind, id);
  if (!row) return null;
  return {
    first: { channel: row.firstChannel, campaign: row.sourceCampaignFirst, page: row.landingUrl },
    last: { channel: row.lastChannel, campaign: row.sourceCampaignLast, page: row.lastUrl },
    partner: row.popAffiliateSource ? { id: row.popAffiliateSource, day: row.popAffiliateSourceDate } : null,
  };
}
