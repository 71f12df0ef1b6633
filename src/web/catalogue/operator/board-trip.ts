import type { ShownCard } from '../shown-card.ts';

/** A row of the board: what a card shows without a picture, and without the company, which the page is about. */
export type BoardTrip = Omit<ShownCard, 'art' | 'operator' | 'inclusions' | 'strikeThrough' | 'endsAt'>;

export function boardTrip(card: ShownCard): BoardTrip {
  const { art: _art, operator: _operator, inclusions: _in, strikeThrough: _was, endsAt: _ends, ...row } = card;
  return row;
}
