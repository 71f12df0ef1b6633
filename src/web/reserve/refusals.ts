import { ownIn } from '../own-in.ts';

/** What is said of a refusal that the page itself doesn’t show. */
const ERRORS: Readonly<Record<string, string>> = {
  bot_check_failed: 'We couldn’t tell that you’re a person. Send it once more; without JavaScript, sign in first.',
  sold_out: 'Somebody else was faster: these places are gone. Nothing was charged.',
  hold_limit: 'So many places can’t be held at once, or not again so soon. Choose another date, or write to us.',
  version_changed: 'This reservation was changed in another window. This is how it stands now.',
  price_changed: 'The price has changed since you saw it. This is what it costs now; nothing was charged.',
  changed_meanwhile: 'The company has moved this date. This is when it is now; nothing was charged.',
  not_confirmed: 'What is paid now has changed since you saw it. This is how it stands; nothing was charged.',
  quote_expired: 'The price was told a while ago. Look at it once more, then pay.',
  hold_expired: 'The time for which your places were held is over. Nothing was charged.',
  payment_declined: 'Nothing was charged: PayPal didn’t take the payment. Try once more, or another way to pay there.',
  payment_started: 'A payment is under way. Finish it, or cancel it at PayPal first.',
  left: 'Nothing was charged: you left PayPal’s page. Your places stay held for their time.',
  terms: 'Accept the terms, then pay.',
  step_incomplete: 'Something is missing still. Go through the steps once more.',
  count_mismatch: 'Put everybody into a room, and no more into one than it holds.',
  tier_unavailable: 'This kind of room has no price on this date. Choose another date.',
  share_unavailable: 'Nobody of this party can share a room with somebody else’s.',
  deposit_not_allowed: 'This trip isn’t paid in that way. Choose one that is offered.',
  departure_closed: 'This date isn’t on sale any more. Choose another one.',
  on_request: 'Places on this date are on request now: none were held. Ask for it instead.',
  not_reservable: 'This trip can’t be paid here. Ask the company for it instead.',
  reservation_required: 'This trip is reserved and paid here: go on with the price below.',
  gift_card_invalid: 'This gift card can’t be used. Check its code, or look at its balance on the page of gift cards.',
  gift_card_currency: 'This gift card is of another currency: it pays trips that are priced in its own.',
  rate_limited: 'This was tried many times. Wait some minutes, then try again.',
  invalid: 'Something isn’t filled in as it should be. Look at it once more.',
  processor_unavailable: 'PayPal can’t be reached at the moment, and nothing was charged. Try again in a minute.',
};

const FALLBACK = 'That didn’t work, and nothing was charged. Try again, or write to us.';

/** Told with the page, so that no script brings the sentences that nobody needs. @param code as an address names it */
export const refusalOf = (code: string | null): string | null =>
  code === null ? null : (ownIn(ERRORS, code) ?? FALLBACK);
