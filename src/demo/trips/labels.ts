import type { Random } from '../text/random.ts';
import { uncapitalized } from '../text/words.ts';
import type { Stay, TripPlan } from './plan.ts';

type Where = { readonly first: boolean; readonly later: boolean; readonly smallWords: ReadonlySet<string> };

/** The title of an item: the place, the way there, or the best thing done. */
export function labelFor(random: Random, plan: TripPlan, stay: Stay, { first, later, smallWords }: Where): string {
  const { name } = stay.stop.stop;
  const best = stay.doings.toSorted((a, b) => b.entry.doing.hours - a.entry.doing.hours)[0]?.entry.doing.label;
  if (stay.onTheWay) return stay.leg?.mode === 'ship' ? `At sea toward ${name}` : `On the way to ${name}`;
  if (first)
    return random.pick([
      `Arrive in ${name}`,
      name,
      `${name}, where it starts`,
      best ? `${name}: ${uncapitalized(best, smallWords)}` : name,
    ]);
  if (later) return best ?? `A free day in ${name}`;
  const from = stay.from?.stop.name;
  const choices = [
    name,
    name,
    ...(from && from !== name && stay.leg ? [`${from} to ${name}`] : []),
    ...(best ? [`${name}: ${uncapitalized(best, smallWords)}`] : []),
  ];
  if (plan.afloat && best) choices.push(best);
  return random.pick(choices);
}
