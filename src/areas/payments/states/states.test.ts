import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTransition, defineMachine, type StateMachine, transitionBetween } from '#kernel/states';
import { hasMoney, isOpen, type PaymentStatus, paymentMachine, paymentStates } from './payment-states.ts';
import { refundMachine } from './refund-states.ts';

type Any = StateMachine<string, string>;
type Transition = { from: readonly string[]; to: string };

describe.each([paymentMachine, refundMachine] as unknown as Any[])('the states of a $of', (machine) => {
  const transitions = Object.values<Transition>(machine.transitions);

  it('follow each other only as the table says, whatever is tried in whatever order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...machine.first),
        fc.array(fc.constantFrom(...machine.states), { maxLength: 40 }),
        (first, tried) => {
          let state = first;
          for (const to of tried) {
            const listed = transitions.filter((one) => one.from.includes(state) && one.to === to);
            expect(listed.length).toBeLessThanOrEqual(1);
            if (listed.length === 0) {
              expect(() => checkTransition(machine, state, to)).toThrowError(
                expect.objectContaining({ code: 'invalid_transition', status: 409 }),
              );
            } else {
              checkTransition(machine, state, to);
              state = to;
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('have a name for each step, and every one is reached', () => {
    const reached = new Set(machine.first);
    for (let i = 0; i < machine.states.length; i++) {
      for (const { from, to } of transitions) if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...machine.states].sort());
    for (const { from, to } of transitions) {
      for (const state of from) expect(transitionBetween(machine, state, to)).not.toBeNull();
    }
  });
});

describe('a payment', () => {
  it('never loses money that came: from a state with money only others with money follow', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentStates), { maxLength: 40 }), (tried) => {
        let state: PaymentStatus = 'created';
        for (const to of tried) {
          if (transitionBetween(paymentMachine, state, to) === null) continue;
          if (hasMoney(state)) expect(hasMoney(to)).toBe(true);
          expect(isOpen(to) && !isOpen(state)).toBe(false);
          state = to;
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a table of states', () => {
  const machine = { of: 'door', states: ['open', 'shut'], first: ['open'] } as const;

  it('stops the start when a state can’t be reached, a step has two names, or one leads nowhere', () => {
    const define =
      (transitions: Record<string, Transition>, states: readonly string[] = machine.states) =>
      () =>
        defineMachine({ ...machine, states, transitions });
    expect(define({})).toThrow('shut can’t be reached');
    expect(define({ close: { from: ['open'], to: 'shut' }, slam: { from: ['open'], to: 'shut' } })).toThrow(
      'open → shut has two names',
    );
    expect(define({ close: { from: ['open', 'shut'], to: 'shut' } })).toThrow('close leads back to where it begins');
    expect(
      define({ close: { from: ['open'], to: 'shut' }, burn: { from: ['gone'], to: 'lost' } }, ['open', 'shut', 'lost']),
    ).toThrow('lost can’t be reached');
    expect(define({ close: { from: ['open'], to: 'shut' } })).not.toThrow();
  });
});
