import type { KeptCookie } from '#kernel/http';
import type { Touch } from './arrival.ts';
import { channelOf } from './channel.ts';

const YEAR = 365;
const AFFILIATE_DAYS = 90;

type Given = Readonly<Record<string, string>>;

const PAIRS = ['campaign_source', 'source_campaign', 'source_channel', 'source_utm', 'channel'] as const;
export type PairName = (typeof PAIRS)[number];

/** Every cookie that is kept with permission: with its end, all of them go. */
export const attributionCookies: readonly string[] = [
  'landing',
  ...PAIRS.flatMap((name) => [`${name}_first`, `${name}_last`]),
  'pop_affiliate_source',
  'pop_affiliate_source_date',
];

/** Where somebody first and last was, as the cookie "landing" holds it. */
export type Landing = { landing_url: string; last_url: string };

/** @returns null for a missing cookie or one that isn't ours */
export function readLanding(cookies: Given): Landing | null {
  try {
    const { landing_url: first, last_url: last } = JSON.parse(cookies.landing ?? '');
    return typeof first === 'string' && typeof last === 'string' ? { landing_url: first, last_url: last } : null;
  } catch {
    return null;
  }
}

/**
 * The cookies of one visited page. The first way that led here stays; the last is the newest, but whoever comes without
 * any sign of a way never takes the place of one.
 * @param day UTC
 */
export function cookiesOf(touch: Touch, given: Given, day: string): KeptCookie[] {
  const channel = channelOf(touch);
  const isArrival = channel.name !== 'direct' || given.channel_first === undefined;
  const landing: Landing = { landing_url: readLanding(given)?.landing_url ?? touch.page, last_url: touch.page };
  return [
    { name: 'landing', value: JSON.stringify(landing), days: YEAR },
    ...(isArrival ? PAIRS.flatMap((name) => pair(name, valuesOf(touch, channel)[name], given)) : []),
    ...affiliate(touch, day),
  ];
}

function valuesOf(
  { source, campaign, medium, utm }: Touch,
  channel: ReturnType<typeof channelOf>,
): Record<PairName, string | null> {
  return {
    campaign_source: source,
    source_campaign: campaign,
    source_channel: medium ?? channel.name,
    source_utm: utm,
    channel: String(channel.code),
  };
}

/** What an arrival doesn't say ends what an earlier one said: a pair is of one arrival. */
function pair(name: PairName, value: string | null, given: Given): KeptCookie[] {
  const isFirst = given.channel_first === undefined;
  return [
    ...(isFirst && value !== null ? [{ name: `${name}_first`, value, days: YEAR }] : []),
    ...(value !== null || given[`${name}_last`] !== undefined ? [{ name: `${name}_last`, value, days: YEAR }] : []),
  ];
}

function affiliate({ affiliateId }: Touch, day: string): KeptCookie[] {
  if (affiliateId === null) return [];
  return [
    { name: 'pop_affiliate_source', value: affiliateId, days: AFFILIATE_DAYS },
    { name: 'pop_affiliate_source_date', value: day, days: AFFILIATE_DAYS },
  ];
}
