/** Codes that the specification lists; the table attribution_channels holds the same. */
const CODES = {
  direct: 1936,
  search: 1937,
  social: 1938,
  email: 1939,
  referral: 1949,
  'search paid': 34702,
  default: 34704,
  retargeting: 44091,
  paid: 44092,
  affiliate: 44093,
  'social paid': 44094,
} as const;

export type ChannelName = keyof typeof CODES;
export type Channel = { name: ChannelName; code: number };

/** How somebody came to a page. */
export type Arrival = {
  /** utm_source, utm_medium and the like, as the address of the page has them, in lower case. */
  source: string | null;
  medium: string | null;
  /** Whether the address names an affiliate. */
  affiliate: boolean;
  /** The search engine or network whose click id the address carries: "google". */
  clicked: string | null;
  /** Whether any utm value is there. */
  tagged: boolean;
  /** The host of another site that linked here; null when the browser named none. */
  from: string | null;
};

const PAID = /^(?:cpc|ppc|cpm|cpv|cpa|sem|display|banner|paid.*)$/;
const SEARCH =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|yahoo|yandex|baidu|qwant|startpage|kagi|naver)(?:\.|$)|^search\.brave\./;
const SOCIAL =
  /(?:^|\.)(?:facebook|fb|instagram|ig|pinterest|pin|tiktok|linkedin|lnkd|twitter|x|t|threads|reddit|youtube|youtu|whatsapp|telegram|snapchat|bsky|tumblr|vk|weibo)(?:\.|$)/;
const SOCIAL_MEDIUM = /^(?:social.*|sm)$/;
const SEARCH_MEDIUM = /^(?:organic|search)$/;

/** @returns the channel of the first rule that holds */
export function channelOf({ source, medium, affiliate, clicked, tagged, from }: Arrival): Channel {
  const isSearch = [source, clicked, from].some((name) => name !== null && SEARCH.test(name));
  const isSocial = [source, clicked, from].some((name) => name !== null && SOCIAL.test(name));
  const isPaid = clicked !== null || PAID.test(medium ?? '');
  const rules: readonly [ChannelName, boolean][] = [
    ['affiliate', affiliate || medium === 'affiliate'],
    ['retargeting', medium === 'retargeting' || medium === 'remarketing'],
    ['search paid', isPaid && isSearch],
    ['social paid', isPaid && isSocial],
    ['paid', isPaid],
    ['email', medium === 'email'],
    ['social', SOCIAL_MEDIUM.test(medium ?? '') || SOCIAL.test(from ?? '')],
    ['search', SEARCH_MEDIUM.test(medium ?? '') || SEARCH.test(from ?? '')],
    ['default', tagged],
    ['referral', from !== null],
  ];
  const name = rules.find(([, holds]) => holds)?.[0] ?? 'direct';
  return { name, code: CODES[name] };
}
