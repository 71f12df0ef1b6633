import { defineArea, everyone } from '#kernel';
import { deliverGiftCards } from './deliver-cards.ts';
import { endGiftCards } from './end-cards.ts';
import { followPayments, paymentsTold, resumePayments } from './follow-payments.ts';
import { memberData } from './member-data.ts';
import { giftCardRoutes } from './rest.ts';

declare module '#kernel' {
  interface Parts {
    giftCards: { baseUrl: string };
  }
  interface Topics {
    /** It became good, was used, ran out, or was taken back. */
    'gift_card.changed': string;
  }
}

export const giftCardsArea = defineArea({
  name: 'gift-cards',
  calls: ['payments'],
  tables: ['gift_cards', 'gift_card_entries'],
  encrypted: { gift_cards: ['people'] },
  news: { 'gift_card.changed': () => [] },
  routes: {
    'POST /v1/gift_cards': { who: everyone, limit: 'WRITE' },
    'POST /v1/gift_cards/{id}/capture': { who: everyone, limit: 'WRITE' },
    'POST /v1/gift_cards/balance': { who: everyone, limit: 'SIGNIN' },
  },
  members: memberData,
  rest: giftCardRoutes,
  start: async ({ config }) => ({ parts: { giftCards: { baseUrl: config.baseUrl } } }),
  jobs: ({ ctx, log, parts }) => [
    {
      queue: 'gift-cards.settle',
      work: (_payload, signal) => followPayments(ctx, parts, log, signal),
      onlyOne: true,
      whenDue: () => paymentsTold(ctx),
      told: 'outbox',
    },
    {
      queue: 'gift-cards.resume',
      work: (_payload, signal) => resumePayments(ctx, parts, log, signal),
      onlyOne: true,
      at: '* * * * *',
    },
    {
      queue: 'gift-cards.deliver',
      onlyOne: true,
      at: '5 * * * *',
      async work(_payload, signal) {
        log.info({ cards: await deliverGiftCards(ctx, parts, log, signal) }, 'gift cards delivered');
      },
    },
    {
      queue: 'gift-cards.end',
      onlyOne: true,
      at: '15 * * * *',
      async work(_payload, signal) {
        log.info(await endGiftCards(ctx, signal), 'gift cards ended');
      },
    },
  ],
});
