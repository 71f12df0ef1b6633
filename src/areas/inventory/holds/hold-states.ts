import { defineMachine } from '#kernel/states';

/** What becomes of seats that are held: active and capturing ones count as taken, converted ones are sold. */
export const holdStates = defineMachine({
  of: 'hold on these places',
  states: ['active', 'capturing', 'converted', 'released', 'expired', 'returned'],
  first: ['active'],
  transitions: {
    /** Its money is on its way: it doesn't expire until that is settled. */
    capture: { from: ['active'], to: 'capturing' },
    /** No money came. */
    refuse: { from: ['capturing'], to: 'active' },
    convert: { from: ['capturing'], to: 'converted' },
    release: { from: ['active', 'capturing'], to: 'released' },
    expire: { from: ['active'], to: 'expired' },
    return: { from: ['converted'], to: 'returned' },
  },
});

export type HoldState = (typeof holdStates.states)[number];
