import type { Random } from '../text/random.ts';
import { inText, inWords, uncapitalized } from '../text/words.ts';
import type { Day } from './day.ts';
import { isOnRiver } from './day-text.ts';
import type { TripPlan } from './trip-plan.ts';

type Words = { readonly smallWords: ReadonlySet<string>; readonly taken: ReadonlySet<string> };

/** The title of a day: the place, the way there, or the best thing done. None stands twice in a trip. */
export function labelFor(random: Random, plan: TripPlan, day: Day, words: Words): string {
  const choices = labelsFor(plan, day, words.smallWords);
  const free = choices.filter((label) => !words.taken.has(label));
  return free.length > 0 ? random.pick(free) : `${choices.at(-1)}, day ${inWords(day.number)}`;
}

function labelsFor(plan: TripPlan, day: Day, smallWords: ReadonlySet<string>): string[] {
  const { stay, leg } = day;
  const { name } = stay.stop.stop;
  const best = day.doings.toSorted((a, b) => b.entry.doing.hours - a.entry.doing.hours)[0]?.entry.doing.label;
  if (stay.onTheWay) return [onTheWay(plan, day)];
  const titled = best && !best.includes(name) ? [`${name}: ${uncapitalized(best, smallWords)}`] : [];
  if (day.first) return [`Arrive in ${inText(name)}`, name, ...titled];
  if (!leg) return best ? [best, ...titled] : [`A free day in ${inText(name)}`, `Another day in ${inText(name)}`];
  const from = stay.from?.stop.name;
  return [
    name,
    ...titled,
    ...(from && from !== name ? [`${from} to ${inText(name)}`] : []),
    ...(plan.afloat && best ? [best] : []),
    `On to ${inText(name)}`,
  ];
}

function onTheWay(plan: TripPlan, { stay, leg }: Day): string {
  const to = inText(stay.stop.stop.name);
  const part = leg && leg.count > 2 ? `, day ${inWords(leg.number)} of ${inWords(leg.count)}` : '';
  if (leg?.mode === 'ship') return `${isOnRiver(plan) ? 'On the river' : 'At sea'} toward ${to}${part}`;
  if (leg?.mode === 'rail') return `By night train to ${to}${part}`;
  if (leg?.mode === 'foot') return `On the trail to ${to}${part}`;
  return `On the way to ${to}${part}`;
}
