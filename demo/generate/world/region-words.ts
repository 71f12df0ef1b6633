const withArticle = /(Islands|Alps|River|Rockies|Sea|Southwest)$/;

/** Titles of lists that a sentence would stumble over. */
const plainer: Readonly<Record<string, string>> = {
  'US national parks, Southwest': 'US Southwest',
  'Bali & Indonesia': 'Indonesia',
  'Rajasthan & Northern India': 'Rajasthan',
};

/** "Nepal" of "Nepal & the Himalaya", "Australia" of "Australia: Outback & Reef". */
export function plainRegion(name: string): string {
  const short = plainer[name] ?? name.replace(/:.*$| & .*$| and the .*$/, '');
  return short.replace(/^The /, '');
}

/** A region as a thing in a sentence: "the Danube River", "Patagonia". */
export function theRegion(name: string): string {
  const plain = plainRegion(name);
  return withArticle.test(plain) ? `the ${plain}` : plain;
}

/** "on the Danube River", "in Patagonia", "on Mt. Kilimanjaro". */
export const inRegion = (name: string): string =>
  `${/River$|^Mt\.|\bSea$/.test(plainRegion(name)) ? 'on' : 'in'} ${theRegion(name)}`;
