import { forAll } from '#kernel/shared';
import { facts } from './page-facts.ts';

/** What gift cards are, and buying one. */
export const giftCardPages = [
  {
    id: 'gift-cards/gift-cards.route' as const,
    path: 'travel-gifts-card',
    policy: forAll.page,
    keys: new Set(['balance', 'error']),
    paged: false,
    facts: facts({ type: 'other', name: 'Gift Cards', cache: 'unpriced' }),
  },
  {
    id: 'gift-cards/buy.route' as const,
    path: 'travel-gifts-card/buy',
    policy: forAll.page,
    keys: new Set(['amount', 'card', 'token', 'left', 'change', 'done', 'error', 'field']),
    paged: false,
    // Whoever pays is led on to approve it there.
    needs: { formAction: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] as const },
    facts: facts({ type: 'other', name: 'Buy a Gift Card', cache: 'private', robots: 'noindex,nofollow' }),
  },
];
