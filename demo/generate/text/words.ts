const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** "seven"; figures above twenty. */
export const inWords = (count: number): string => small[count] ?? String(count);

export function capitalized(text: string): string {
  const first = text.charAt(0);
  const capital = first.toUpperCase();
  return capital === first ? text : capital + text.slice(1);
}

/** Lower-cases the first letter when the word is one that also stands small; names and abbreviations stay. */
export function uncapitalized(text: string, smallWords: ReadonlySet<string>): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  // "Great Meteoron" is a name though "great" is a word.
  if (/^\p{L}+[’'-]|^\S+ \p{Lu}/u.test(text) || !smallWords.has(first.toLowerCase())) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What the last word of a name calls for an article by: "the Aran Islands", but "Monument Valley". */
const kinds =
  /(^|\s)(Islands|Isles|Circuit|Passage|Strait|Channel|Sea|Plateau|Valley|Peninsula|Highlands|Mountains|Hills|Moors|Dales|District|Sands|Cliffs|Pans|Delta|Gorges|Parkway|Trail|Track|Sanctuary|Crater|Circle|Spit|Reefs|Cays|Kalahari|Serengeti|Zambezi|Burren|Pantanal|Drakensberg)$/;
const ofThings = /^(Bay|Gulf|Isle|Cliffs) of /;
const named =
  /^(Grand Canyon|Fish River Canyon|Cinque Terre|Picos de Europa|Masai Mara|Rio Negro|Great Wall|Great River Road|Turquoise Coast|Pack ice)\b/;
const without = /^(Monument|Death|Danum) Valley|^Waterton Lakes/;
const articles = new Map<string, string>();

/** A place's name inside a sentence: "the Mani", "the Southwest coast", "the Drake Passage". */
export function inText(name: string): string {
  const known = articles.get(name);
  if (known !== undefined) return known;
  const text = withArticle(name);
  articles.set(name, text);
  return text;
}

function withArticle(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  if (name.startsWith('Pack ice')) return `the pack${name.slice(4)}`;
  const head = name.replace(/(,| and | by | at ).*$/, '');
  if (
    !without.test(name) &&
    (kinds.test(head) || (!/,| and the /.test(name) && kinds.test(name)) || ofThings.test(name) || named.test(name))
  )
    return `the ${name}`;
  // "Southwest coast" needs an article, "Vík and the south coast" has it.
  return /^\S+( \S+)? [a-z]{4,}$/.test(name) && !/’s? | (and|of|in|on|by|to) /.test(name) ? `the ${name}` : name;
}

/** "Mull" of "Mull, Iona and Staffa", for where the whole name would read as a list. */
export const shortPlace = (name: string): string =>
  / and \S+ (Mountains|Lakes)$/.test(name) ? name : name.replace(/\s*(\(|,| and ).*$/, '');

/** "a, b and c". */
export function listed(items: readonly string[], joiner = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items[items.length - 1]}`;
}

/** "1 night", "4 nights". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "four nights" up to twenty. */
export const wordCounted = (count: number, noun: string): string =>
  `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Small letters after a stop, or at the start, become capitals: a slot may open a sentence. */
export const sentenceCased = (text: string): string =>
  afterStop.test(text)
    ? capitalized(text).replace(/([.?] )(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase())
    : capitalized(text);

const afterStop = /[.?] \p{Ll}/u;

/** "1,329". */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Puts values into "{name}" slots. A slot without a value is a mistake in the sentence. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-zA-Z0-9]+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`No value for {${key}} in "${template}"`);
    return value;
  });
}

/** "4 hours", "4½ hours", "45 minutes", "1 hour". */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.max(5, Math.round((hours * 60) / 5) * 5)} minutes`;
  const halves = Math.round(hours * 2);
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 1) return `${whole}½ hours`;
  return whole === 1 ? 'an hour' : `${inWords(whole)} hours`;
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "November to March" for months that follow each other, "May and June" for two, else "April, May and September". */
export function monthsText(months: readonly number[]): string {
  if (months.length >= 12) return 'the whole year';
  const set = new Set(months);
  const starts = [...set].filter((m) => !set.has(m === 1 ? 12 : m - 1));
  const runs = starts.map((start) => {
    let end = start;
    while (set.has(end === 12 ? 1 : end + 1)) end = end === 12 ? 1 : end + 1;
    const name = (m: number) => monthNames[m - 1] as string;
    if (start === end) return [name(start)];
    return (start % 12) + 1 === end ? [name(start), name(end)] : [`${name(start)} to ${name(end)}`];
  });
  return listed(runs.flat());
}
