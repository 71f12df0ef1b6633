import { monthNames } from '../text/words.ts';

const names = monthNames.join('|');
const when = `(?:early[ -]|mid[ -]|late[ -]|the (?:end|middle|start) of )?(${names})(?: \\d{1,2}(?!\\d))?`;
const range = new RegExp(`${when} (?:to|and|until|till|through|and closes in) ${when}(?! \\d{4})`, 'g');

/** "in March", but not "in March 1943". */
const oneMonth = new RegExp(`\\bin (?:early |mid-|late )?(${names})(?! \\d)`, 'g');

/** One month and its neighbors: what is done in March can mostly be done in February and April. */
const around = (month: number): number[] => span(month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1);

/** Months from one to another, over the turn of the year if need be. */
function span(from: number, to: number): number[] {
  const months = [from];
  while (months.at(-1) !== to) months.push(((months.at(-1) as number) % 12) + 1);
  return months;
}

/** The months that a sentence binds itself to ("from November to late January"); null when it names none. */
export function monthsNamed(text: string): readonly number[] | null {
  const found = [...text.matchAll(range)].map(([, from = '', to = '']) =>
    span(monthNames.indexOf(from as never) + 1, monthNames.indexOf(to as never) + 1),
  );
  if (found.length > 0) return [...new Set(found.flat())];
  const single = [...text.matchAll(oneMonth)].map(([, month = '']) => monthNames.indexOf(month as never) + 1);
  return single.length === 1 && single[0] ? around(single[0]) : null;
}
