import type { Arrival } from './channel.ts';
import { keptPath } from './shared/kept-path.ts';

/** Keys under which advertisers' networks number the clicks that were paid for. Facebook numbers all, so its key isn't here. */
const CLICK_IDS: Readonly<Record<string, string>> = {
  gclid: 'google.com',
  gbraid: 'google.com',
  wbraid: 'google.com',
  dclid: 'google.com',
  msclkid: 'bing.com',
  ttclid: 'tiktok.com',
  twclid: 'twitter.com',
  li_fat_id: 'linkedin.com',
};

const LONGEST = 200;
/** Query keys that a kept address may show; what else stands there may name a person or an order. */
const KEPT = /^(?:utm_[a-z]+|affiliate)$/;

const said = (query: URLSearchParams, name: string) => query.get(name)?.trim().slice(0, LONGEST) || null;

/** What an address tells of the way that led to it. */
export type Touch = Arrival & {
  /** Path with the query keys that may be kept. */
  page: string;
  campaign: string | null;
  /** The utm part of the query, as it stood there. */
  utm: string | null;
  affiliateId: string | null;
};

/**
 * @param referrer address of the page that linked here; what isn't an address of another site counts as none
 * @param awayHosts to which this site itself sends people; who comes back from there was here already
 */
export function touchOf(url: URL, referrer: string | undefined, awayHosts: readonly string[]): Touch {
  const query = url.searchParams;
  const clicked = Object.entries(CLICK_IDS).find(([key]) => query.has(key))?.[1] ?? null;
  const kept = new URLSearchParams([...query].filter(([key]) => KEPT.test(key)));
  const utm = new URLSearchParams([...query].filter(([key]) => key.startsWith('utm_')));
  const affiliateId = said(query, 'affiliate');
  return {
    page: `${keptPath(url)}${kept.size > 0 ? `?${kept}` : ''}`.slice(0, 2 * LONGEST),
    source: said(query, 'utm_source')?.toLowerCase() ?? null,
    medium: said(query, 'utm_medium')?.toLowerCase() ?? null,
    campaign: said(query, 'utm_campaign'),
    utm: utm.size > 0 ? utm.toString().slice(0, 2 * LONGEST) : null,
    tagged: utm.size > 0,
    affiliateId,
    affiliate: affiliateId !== null,
    clicked,
    from: hostElsewhere(referrer, url, awayHosts),
  };
}

function hostElsewhere(referrer: string | undefined, { host }: URL, awayHosts: readonly string[]): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  const elsewhere = /^https?:$/.test(from.protocol) && from.host !== host && !awayHosts.includes(from.hostname);
  return elsewhere ? from.hostname : null;
}
