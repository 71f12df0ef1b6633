import type { Random } from '../text/random.ts';
import { inWords, uncapitalized } from '../text/words.ts';
import type { PlannedDoing, Stay } from './plan.ts';

const sameDay = ['Later, ', 'Afterward, ', 'Then ', 'After a rest, ', 'With the hours left, ', 'On the same day, '];
const nextDay = [
  'The next day, ',
  'Next day, ',
  'The following day, ',
  'A day later, ',
  'On day {day}, ',
  'On the {nth} day of the trip, ',
];
/** What is left of the day of arrival, by how long a doing takes. */
const afternoon = (hours: number): readonly string[] => {
  if (hours > 4) return [''];
  return hours > 2.5
    ? ['In the afternoon, ', 'After lunch, ', '']
    : ['In the afternoon, ', 'After settling in, ', 'Before dinner, ', 'With the light left, ', ''];
};
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** What is done at a stop, day by day, as plain prose. Sentences that name their own hour stand without a connective. */
export function doingSentences(random: Random, stay: Stay, smallWords: ReadonlySet<string>, first: boolean): string[] {
  let last = '';
  return stay.doings.map((planned, i) => {
    const choices = connectives(stay, planned, i, first).filter((choice) => choice === '' || choice !== last);
    const chosen = choices.length > 0 ? random.pick(choices) : '';
    last = chosen;
    return join(chosen, planned, smallWords);
  });
}

function connectives(stay: Stay, planned: PlannedDoing, index: number, first: boolean): readonly string[] {
  const { entry, day } = planned;
  const before = stay.doings[index - 1];
  const arrival = day === stay.firstDay && (stay.leg !== null || first);
  if (before?.day === day) return entry.time === null ? sameDay : [''];
  if (arrival)
    return entry.time === null && index === 0 && stay.leg?.mode !== 'ship' ? afternoon(entry.doing.hours) : [''];
  if (stay.nights === 1 || (index === 0 && !stay.leg)) return [''];
  if (entry.time === 'morning') return [`On day ${day}, `, ''];
  const nth = ordinals[day];
  return nextDay
    .filter((choice) => nth || !choice.includes('{nth}'))
    .map((choice) => choice.replace('{day}', day <= 12 ? inWords(day) : String(day)).replace('{nth}', nth ?? ''));
}

function join(connective: string, { entry }: PlannedDoing, smallWords: ReadonlySet<string>): string {
  const { text } = entry.doing;
  if (connective === '') return text;
  const small = uncapitalized(text, smallWords);
  return small === text ? text : connective + small;
}
