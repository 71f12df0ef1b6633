import { uncapitalized } from './words.ts';

/** Labels that open with one of these say a way or an hour, not a thing: no sentence can hold them. */
const adverbs = new Set(
  'Across Over Through Into Under Out Inside Where From Off Up Down Along Beneath Below Behind To By On In At Above Around Beyond Between Before After How Why When With Join Visit Acclimatize Home Long Half Into See Land Blind'.split(
    ' ',
  ),
);
const verbs: Readonly<Record<string, string>> = {
  Walk: 'walking',
  Hike: 'hiking',
  Ride: 'riding',
  Climb: 'climbing',
  Cycle: 'cycling',
  Kayak: 'kayaking',
  Paddle: 'paddling',
  Snorkel: 'snorkeling',
  Float: 'floating',
  Cook: 'cooking',
  Swim: 'swimming',
  Trek: 'trekking',
  Sail: 'sailing',
  Drive: 'driving',
  Dive: 'diving',
  Canoe: 'canoeing',
  Raft: 'rafting',
  Ski: 'skiing',
  Windsurf: 'windsurfing',
  Sleep: 'sleeping',
  Eat: 'eating',
  Cross: 'crossing',
  Follow: 'following',
  Watch: 'watching',
  Learn: 'learning',
  Make: 'making',
  Bake: 'baking',
  Pick: 'picking',
  Track: 'tracking',
  Meet: 'meeting',
  Taste: 'tasting',
  Plant: 'planting',
  Weave: 'weaving',
  Surf: 'surfing',
  Dine: 'dining',
  Stand: 'standing',
  Stay: 'staying',
};
const titles = new Set(
  'Lake Mount Fort Cape Port Point Loch Ben Saint St. Wadi Wat Val Col Cap Punta San Santa La Las Los El Les Le Il Al Cerro Laguna Pha Koh Ta Tra Cu Sidi Pali Lac Beng Abu Nea'.split(
    ' ',
  ),
);
const fixed = new Set('The A An Two Three Four Five Six Seven Eight Ten Twelve One Last First'.split(' '));
const behindVerb =
  /^\w+ (to|with|on|in|at|from|the|a|an|by|along|around|through|over|among|under|between|up|down|into|past|across|for|beneath|like|your|[A-Z])/;

/** A label made fit to stand in a sentence as a thing: "the penguins on Magdalena Island", "climbing to the hut". Null if it can't. */
export function nounPhrase(label: string, smallWords: ReadonlySet<string>): string | null {
  const [first = '', second = ''] = label.split(' ');
  if (adverbs.has(first) || /[,:;]/.test(label)) return null;
  const gerund = verbs[first];
  if (gerund && behindVerb.test(label)) return gerund + label.slice(first.length);
  if (fixed.has(first))
    return first === 'First' || first === 'Last'
      ? `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`
      : label.charAt(0).toLowerCase() + label.slice(1);
  if (titles.has(first) || /[’']s?$/.test(first)) return label;
  const name = /^\p{Lu}/u.test(second);
  if (name) return smallWords.has(first.toLowerCase()) ? `the ${label}` : label;
  const small = uncapitalized(label, smallWords);
  // "Sassolungo circuit" takes an article, "Kelvingrove at one o’clock" doesn't.
  if (small === label)
    return /^(\S+ ){1,2}[a-z]{4,}$/.test(label) &&
      !/ (at|in|on|by|of|to|for|with|from|and|under|over|before|after) /.test(label)
      ? `the ${label}`
      : label;
  return /ing$/.test(first) ? small : `the ${small}`;
}
