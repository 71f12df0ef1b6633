import type { RequestState } from '#leads/shared';

/** How a message stands, and what is pressed to bring it there. */
export const REQUEST_STATES: Readonly<Record<RequestState, { words: string; deed: string }>> = {
  new: { words: 'New', deed: '' },
  answered: { words: 'Answered', deed: 'Mark as answered' },
  closed: { words: 'Closed', deed: 'Close' },
};
