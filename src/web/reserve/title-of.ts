import type { ShownReserve, StepName } from './shown-reserve.ts';

/** A page that says what happened is named by it. */
export function titleOf({ trip, state, party, date }: ShownReserve, step: StepName): string {
  if (step === 'contact' && (state === 'open' || state === 'held')) {
    return trip.isPayable ? `Reserve ${trip.name}` : `Request ${trip.name}`;
  }
  if (state === 'waiting') return 'Your places have been given back';
  if (state === 'changed') return 'The price has changed';
  if (state === 'lapsed') return 'Hold your places again';
  if (state === 'closed') {
    if (date?.availability === 'on_request') return 'This date is on request now';
    const left = date?.spotsLeft ?? 0;
    return left > 0 && left < party.travelers ? 'Too few places are left' : 'This date is gone';
  }
  return `Reserve ${trip.name}`;
}
