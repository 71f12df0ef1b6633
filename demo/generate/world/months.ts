import type { Doing } from '../atlas/records.ts';
import { monthNames } from '../text/words.ts';

const names = monthNames.join('|');
const anyMonth = new RegExp(`\\b(?:${names})\\b`);
const everyMonth = new RegExp(`\\b(${names})\\b`, 'g');
const part = '(?:early[ -]|mid[ -]|late[ -]|the (?:end|middle|start|first week|last week) of )?';
const when = `${part}(${names})(?: \\d{1,2}(?!\\d))?`;
const range = new RegExp(`${when} (?:to|and|until|till|through|and closes in) ${when}(?! \\d{4})`, 'g');

/** A month of one year: "in March 1943", "on May 20, 1916". */
const ofYear = new RegExp(`\\b(?:${names})(?: \\d{1,2}(?: or \\d{1,2})?,?)? \\d{4}\\b`, 'g');
/** Said against what one would think, or of what happens besides. */
const aside = new RegExp(`\\b(?:even|cold|snow|not) in(?:to)? ${part}(?:${names})|\\binto (?:${names})`, 'g');

/** "From July 1, when the pass is clear, to mid-September". */
const longRange = new RegExp(`\\b[Ff]rom ${when},[^.]{0,60}, to ${when}`, 'g');
const until = new RegExp(`\\b(?:until|till) ${when}`, 'g');
const after = new RegExp(`\\b(?:[Aa]fter|[Ff]rom) ${when}`, 'g');
/** "in late March", "through the June nights", "August’s parade", "on September evenings". */
const single = new RegExp(
  `\\b(?:[Ii]n|through|by|of|on|every|the|at)\\b (?:the )?${when}|\\b(${names})(?:’s| nights| evenings)`,
  'g',
);

const around = (month: number): number[] => span(month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1);
const numberOf = (name: string): number => monthNames.indexOf(name as never) + 1;
const shifted = (month: number, by: number): number => ((month - 1 + by + 12) % 12) + 1;

/** Months from one to another, over the turn of the year if need be. */
function span(from: number, to: number): number[] {
  const months = [from];
  while (months.at(-1) !== to) months.push(((months.at(-1) as number) % 12) + 1);
  return months;
}

/**
 * The months that a sentence binds itself to ("from November to late January"); null when it names none. One month
 * alone counts with its neighbors, unless `exact`: what is seen in March can mostly be seen in April, a feast can't.
 */
export function monthsNamed(said: string, exact = false): readonly number[] | null {
  if (!anyMonth.test(said)) return null;
  const text = said.replace(ofYear, '').replace(aside, '');
  const ranges = [...text.matchAll(range), ...text.matchAll(longRange)].map(([, from = '', to = '']) =>
    span(numberOf(from), numberOf(to)),
  );
  if (ranges.length > 0) return [...new Set(ranges.flat())];
  const ends = [...text.matchAll(until)].map(([, month = '']) => span(shifted(numberOf(month), -4), numberOf(month)));
  const starts = [...text.matchAll(after)].map(([, month = '']) => span(numberOf(month), shifted(numberOf(month), 4)));
  const found = [...text.matchAll(single)]
    .map(([, month, other]) => numberOf(month ?? other ?? ''))
    .filter((month) => month > 0)
    .map((month) => (exact ? [month] : around(month)));
  const all = [...ends, ...starts, ...(ends.length + starts.length > 0 ? [] : found)];
  return all.length > 0 ? [...new Set(all.flat())] : null;
}

const seasons = ['winter', 'spring', 'summer', 'autumn'].map((season) => new RegExp(`\\b${season}\\b`, 'i'));
const feasts: readonly [RegExp, readonly number[]][] = [
  [/\b(Lent|Easter|Holy Week)\b/, [3, 4]],
  [/\b(Advent|Christmas)\b/, [11, 12]],
  [/\bfall color\b/i, [9, 10]],
  [/\bDay of the Dead\b/, [10, 11]],
];

/** Months that a title means: those it names, its seasons by hemisphere, its feasts. Empty when it means none. */
export function monthsMeant(title: string, lat: number): number[] {
  const months = [...title.matchAll(everyMonth)].map(([, month = '']) => numberOf(month));
  const inSeason = seasons.flatMap((season, i) => {
    if (!season.test(title)) return [];
    const first = shifted(12, i * 3 + (lat < 0 ? 6 : 0));
    return span(first, shifted(first, 2));
  });
  return [...months, ...inSeason, ...feasts.flatMap(([name, when]) => (name.test(title) ? when : []))];
}

/** The months a doing is bound to by what is said of it; a month in its label or a feast is meant to the month. */
export function monthsOfDoing({ text, label, activity }: Doing, lat: number): readonly number[] | null {
  const byLabel = monthsMeant(label, lat);
  const byText = monthsNamed(text, activity === 'festivals');
  const snow = lat > 0 ? [12, 1, 2, 3, 4] : [6, 7, 8, 9];
  if (byLabel.length === 0) return byText ?? (activity === 'skiing' ? snow : null);
  const both = byText ? byLabel.filter((month) => byText.includes(month)) : [];
  return both.length > 0 ? both : byLabel;
}
