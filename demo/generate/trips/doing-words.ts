import type { Random } from '../text/random.ts';
import { uncapitalized } from '../text/words.ts';
import type { Day } from './day.ts';
import type { PlannedDoing } from './trip-plan.ts';

const sameDay = ['Later, ', 'Afterward, ', 'Then ', 'After a rest, ', 'With the hours left, '];

/** What is left of a day of arrival, by how long the way there and the doing take. */
function afterArrival({ first, leg }: Day, hours: number): readonly string[] {
  const traveled = first ? 0 : (leg?.hours ?? 0);
  if (leg?.mode === 'ship' || hours > 4) return [''];
  const late = traveled > 5 ? ['Before dinner, ', 'With the light left, '] : ['In the afternoon, '];
  if (hours > 2.5) return traveled > 5 ? [''] : [...late, ''];
  return [...late, 'After settling in, ', ...(traveled <= 3.5 ? ['After lunch, '] : []), ''];
}

/** What is done on a day, as plain prose. Sentences that name their own hour stand without a connective. */
export function doingSentences(random: Random, day: Day, smallWords: ReadonlySet<string>): string[] {
  return day.doings.map((planned, i) => join(random.pick(connectives(day, planned, i)), planned, smallWords));
}

function connectives(day: Day, { entry }: PlannedDoing, index: number): readonly string[] {
  if (entry.time !== null) return [''];
  if (index > 0) return sameDay;
  return day.leg !== null || day.first ? afterArrival(day, entry.doing.hours) : [''];
}

function join(connective: string, { entry }: PlannedDoing, smallWords: ReadonlySet<string>): string {
  const { text } = entry.doing;
  if (connective === '') return text;
  const small = uncapitalized(text, smallWords);
  return small === text ? text : connective + small;
}
