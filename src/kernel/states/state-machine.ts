import { AppError } from '../errors.ts';

/** What something may become, as data: each way of changing has a name. */
export type StateMachine<State extends string, Name extends string = string> = {
  /** Whose it is, as refusals say it: "payment". */
  of: string;
  states: readonly State[];
  /** In which it may begin. */
  first: readonly State[];
  transitions: Readonly<Record<Name, { from: readonly State[]; to: State }>>;
};

/** @throws when a state can't be reached, or two transitions are the same: at the start, not when somebody is in it */
export function defineMachine<const State extends string, const Name extends string>(
  machine: StateMachine<State, Name>,
): StateMachine<State, Name> {
  const all = Object.entries<{ from: readonly State[]; to: State }>(machine.transitions);
  const reached = new Set<State>(machine.first);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const [, { from, to }] of all) if (from.some((state) => reached.has(state))) reached.add(to);
  }
  const steps = all.flatMap(([, { from, to }]) => from.map((state) => `${state} → ${to}`));
  const problems = [
    ...machine.states.filter((state) => !reached.has(state)).map((state) => `${state} can’t be reached`),
    ...steps.filter((step, i) => steps.indexOf(step) !== i).map((step) => `${step} has two names`),
    ...all.filter(([, { from, to }]) => from.includes(to)).map(([name]) => `${name} leads back to where it begins`),
  ];
  if (problems.length > 0) throw new Error(`The states of a ${machine.of} don’t hold: ${problems.join('; ')}.`);
  return machine;
}

/** The name of the way from one state to another; null when there is none. */
export function transitionBetween<State extends string, Name extends string>(
  machine: StateMachine<State, Name>,
  from: State,
  to: State,
): Name | null {
  for (const name in machine.transitions) {
    const transition = machine.transitions[name];
    if (transition.to === to && transition.from.includes(from)) return name;
  }
  return null;
}

/** @throws AppError invalid_transition when nothing leads from one state to the other */
export function checkTransition<State extends string, Name extends string>(
  machine: StateMachine<State, Name>,
  from: State,
  to: State,
): Name {
  const name = transitionBetween(machine, from, to);
  if (name !== null) return name;
  throw new AppError(
    'invalid_transition',
    `A ${machine.of} that is ${from.replaceAll('_', ' ')} can’t become ${to.replaceAll('_', ' ')}. Look at it again, it may have changed meanwhile.`,
  );
}

/** Where a named way leads from a state. @throws AppError invalid_transition when it doesn’t begin there */
export function moved<State extends string, Name extends string>(
  machine: StateMachine<State, Name>,
  from: State,
  name: Name,
): State {
  const { from: begins, to } = machine.transitions[name];
  if (begins.includes(from)) return to;
  throw new AppError(
    'invalid_transition',
    `This can’t be done any more: the ${machine.of} is ${from.replaceAll('_', ' ')}.`,
  );
}
