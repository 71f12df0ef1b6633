/** What is said of a refusal that the page itself doesn’t show. */
const ERRORS: Readonly<Record<string, string>> = {
  bot_check_failed: 'We couldn’t tell that you’re a person. Send it once more; without JavaScript, sign in first.',
  gift_card_invalid: 'No card that can be used has this code. Check it against the mail, or write to us.',
  rate_limited: 'This was tried many times. Wait some minutes, then try again.',
  invalid: 'Something isn’t filled in as it should be. Look at it once more.',
  payment_declined: 'Nothing was charged: PayPal didn’t take the payment. Try once more, or another way to pay there.',
  payment_started: 'A payment is under way. We write to you as soon as it is here.',
  already_paid: 'This gift card is paid already.',
  invalid_transition: 'This order wasn’t paid for a day, so it was given up. Nothing was charged; order it anew.',
  left: 'Nothing was charged: you left PayPal’s page. Your order waits here for a day.',
  processor_unavailable: 'PayPal can’t be reached at the moment, and nothing was charged. Try again in a minute.',
};

/** PayPal may have taken the money by then. */
const FALLBACK =
  'That didn’t work. If you have approved a payment, we write to you about it. Otherwise try again, or write to us.';

/** @param code as an address names it */
export const refusalOf = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(ERRORS, code) ? (ERRORS[code] ?? FALLBACK) : FALLBACK;
