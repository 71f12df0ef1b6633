import type { Context } from '#kernel';
import { isCalendarDate } from '#kernel/shared';
import { type PairName, readLanding } from './cookies.ts';
import { insertSnapshot, readChannelCodes } from './queries/snapshots.ts';
import { CONSENT_COOKIE, readConsent } from './shared/consent.ts';

type Cookies = Readonly<Record<string, string>>;

/** What the way that led somebody here is kept for. */
export type AttributionSubject = { kind: 'lead'; id: string };

/**
 * Notes beside what somebody sends how they had found the site; nothing without their consent. A cookie is theirs to
 * change: what can't be one of ours is left out.
 */
export async function keepAttribution(ctx: Context, subject: AttributionSubject, cookies: Cookies): Promise<void> {
  if (!readConsent(cookies[CONSENT_COOKIE]).marketing) return;
  const codes = await readChannelCodes(ctx.db);
  const code = (text: string | undefined) => codes.find((known) => String(known) === text) ?? null;
  const landing = readLanding(cookies);
  const day = cookies.pop_affiliate_source_date ?? '';
  const text = (name: PairName, end: 'first' | 'last') => shortened(cookies[`${name}_${end}`], name === 'source_utm');
  await insertSnapshot(ctx.db, {
    subjectKind: subject.kind,
    subjectId: subject.id,
    landingUrl: shortened(landing?.landing_url, true),
    lastUrl: shortened(landing?.last_url, true),
    campaignSourceFirst: text('campaign_source', 'first'),
    campaignSourceLast: text('campaign_source', 'last'),
    sourceCampaignFirst: text('source_campaign', 'first'),
    sourceCampaignLast: text('source_campaign', 'last'),
    sourceChannelFirst: text('source_channel', 'first'),
    sourceChannelLast: text('source_channel', 'last'),
    sourceUtmFirst: text('source_utm', 'first'),
    sourceUtmLast: text('source_utm', 'last'),
    channelFirst: code(cookies.channel_first),
    channelLast: code(cookies.channel_last),
    popAffiliateSource: shortened(cookies.pop_affiliate_source, false),
    popAffiliateSourceDate: isCalendarDate(day) ? day : null,
  });
}

/** PostgreSQL keeps no NUL in a text. */
function shortened(value: string | undefined, isAddress: boolean): string | null {
  return value?.replaceAll('\0', '').slice(0, isAddress ? 400 : 200) || null;
}
