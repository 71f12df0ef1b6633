import { describe, expect, it } from 'vitest';
import { checkTransition, defineMachine, moved, transitionBetween } from './state-machine.ts';

const door = {
  of: 'door',
  states: ['open', 'shut', 'locked'],
  first: ['open'],
  transitions: {
    shut: { from: ['open'], to: 'shut' },
    lock: { from: ['shut'], to: 'locked' },
    unlock: { from: ['locked'], to: 'shut' },
  },
} as const;

describe('a table of states', () => {
  it('leads where it says, and refuses the rest with a sentence', () => {
    const machine = defineMachine(door);
    expect(moved(machine, 'shut', 'lock')).toBe('locked');
    expect(transitionBetween(machine, 'locked', 'shut')).toBe('unlock');
    expect(checkTransition(machine, 'open', 'shut')).toBe('shut');
    expect(() => moved(machine, 'open', 'lock')).toThrow('This can’t be done any more: the door is open.');
    expect(() => checkTransition(machine, 'open', 'locked')).toThrow('A door that is open can’t become locked.');
  });

  it('keeps a process from starting when a state can’t be reached, or a way has two names or leads nowhere new', () => {
    const made = (over: object) => () => defineMachine<string, string>({ ...door, ...over });
    expect(made({ states: [...door.states, 'painted'] })).toThrow('painted can’t be reached');
    const two = { ...door.transitions, slam: { from: ['open'], to: 'shut' } };
    expect(made({ transitions: two })).toThrow('open → shut has two names');
    expect(made({ transitions: { ...door.transitions, wait: { from: ['shut'], to: 'shut' } } })).toThrow(
      'wait leads back to where it begins',
    );
  });
});
