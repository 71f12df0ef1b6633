/** Cards of the simulator's page: which one somebody pays with says what PayPal does then. */
export const cards = {
  approve: { holder: 'Ada Approves', does: 'Pays at once.' },
  decline: { holder: 'Dana Declined', does: 'The bank declines it (INSTRUMENT_DECLINED).' },
  pending_captured: { holder: 'Paula Pending', does: 'PayPal holds the money back for a while, then it comes.' },
  pending_denied: { holder: 'Nora Never', does: 'PayPal holds the money back for a while, then it doesn’t come.' },
  timeout: { holder: 'Tim Timeout', does: 'The money is taken, and PayPal’s answer never comes.' },
  server_error: { holder: 'Fay Fails', does: 'The money is taken, and PayPal answers with a fault of its own.' },
  partial_refund: { holder: 'Petra Partly', does: 'Pays at once; PayPal sends half of it back by itself.' },
  dispute: { holder: 'Dora Disputes', does: 'Pays at once and opens a dispute about it.' },
  slow: { holder: 'Sam Slow', does: 'PayPal takes half a minute before it takes the money.' },
} as const;

export type Card = keyof typeof cards;

export const isCard = (name: unknown): name is Card => typeof name === 'string' && Object.hasOwn(cards, name);
