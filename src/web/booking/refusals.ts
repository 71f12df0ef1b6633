import { ownIn } from '../own-in.ts';

/** What the part that it is about says itself: the address leads there. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'address',
  'address_limit',
  'again_limit',
  'gift_card_currency',
  'gift_card_invalid',
  'invalid',
  'passenger_info_closed',
  'quote_expired',
  'quote_required',
  'wish',
]);

const ERRORS: Readonly<Record<string, string>> = {
  left: 'Nothing was charged: you left PayPal’s page.',
  payment_declined: 'Nothing was charged: PayPal didn’t take the payment. Try once more, or another way to pay there.',
  processor_unavailable: 'PayPal can’t be reached at the moment, and nothing was charged. Try again in a minute.',
  already_paid: 'Nothing is left to pay here. Nothing more was charged.',
  not_confirmed: 'What is due has changed since. This is how it stands now; nothing was charged.',
  payment_started: 'A payment for this is on its way. You need not pay again.',
  not_cancellable: 'It can’t be canceled at the moment. Look below how it stands.',
  invalid_transition: 'That was answered already, or it is too late. This is how it stands.',
  changed_meanwhile: 'The company has decided otherwise meanwhile. Look at the dates once more: nothing was agreed to.',
  departure_closed: 'The company has canceled this date meanwhile.',
  limit_reached: 'So many wishes were sent already. Write to us instead.',
  rate_limited: 'That was too often in a short time. Wait a minute, then try again.',
};

const FALLBACK = 'That didn’t work. Try again, or write to us.';

/** Told with the page, so that no script brings sentences that nobody needs. @param code as an address names it */
export const refusalOf = (code: string | null): string | null =>
  code === null || IN_PARTS.has(code) ? null : (ownIn(ERRORS, code) ?? FALLBACK);
