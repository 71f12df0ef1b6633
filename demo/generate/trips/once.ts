import type { TripPlan } from './trip-plan.ts';

/** Works something out once for each plan, however many texts ask for it; forgotten with the plan. */
export function oncePerPlan<Answer extends object>(answer: (plan: TripPlan) => Answer): (plan: TripPlan) => Answer {
  const known = new WeakMap<TripPlan, Answer>();
  return (plan) => {
    let found = known.get(plan);
    if (!found) {
      found = answer(plan);
      known.set(plan, found);
    }
    return found;
  };
}
