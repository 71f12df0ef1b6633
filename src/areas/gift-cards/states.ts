import { defineMachine } from '#kernel/states';

export const giftCardStates = [
  'pending_payment',
  'active',
  'partially_used',
  'used',
  'void',
  'refunded',
  'expired',
  'blocked',
] as const;

export type GiftCardState = (typeof giftCardStates)[number];

/** Reserving changes no state: what is reserved may be released. */
export const giftCardMachine = defineMachine({
  of: 'gift card',
  states: giftCardStates,
  first: ['pending_payment'],
  transitions: {
    pay: { from: ['pending_payment'], to: 'active' },
    lapse: { from: ['pending_payment'], to: 'void' },
    use_in_part: { from: ['active', 'used'], to: 'partially_used' },
    use_up: { from: ['active', 'partially_used'], to: 'used' },
    give_all_back: { from: ['partially_used', 'used'], to: 'active' },
    return: { from: ['active'], to: 'refunded' },
    expire: { from: ['active', 'partially_used'], to: 'expired' },
    // One that is used up or has run out may get something back yet.
    block: { from: ['active', 'partially_used', 'used', 'expired'], to: 'blocked' },
    // What a cancelled trip gives back holds for a while.
    revive: { from: ['expired', 'blocked'], to: 'active' },
    revive_used: { from: ['expired', 'blocked'], to: 'partially_used' },
    // What was reserved before is paid all the same.
    unblock_used_up: { from: ['blocked'], to: 'used' },
  },
});

/** A code is worth something. */
export const isGood = (state: GiftCardState): boolean => state === 'active' || state === 'partially_used';
